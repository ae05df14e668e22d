import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123091500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "furniture_cart_terms" add column if not exists "agreed_vouchers" jsonb null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "furniture_cart_terms" drop column if exists "agreed_vouchers";`);
  }
}
