import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130040000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "stripe_shop" add column if not exists "compared_at" timestamptz null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "stripe_shop" drop column if exists "compared_at";`);
  }
}
