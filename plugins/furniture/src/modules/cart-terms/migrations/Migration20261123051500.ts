import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123051500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "furniture_cart_terms" add column if not exists "payment_method" text check ("payment_method" in ('card', 'bank_transfer')) not null default 'card';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "furniture_cart_terms" drop column if exists "payment_method";`);
  }
}
