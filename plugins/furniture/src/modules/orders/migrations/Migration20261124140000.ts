import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124140000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "furniture_order_version" add column if not exists "ordinary_cents" integer not null default 0;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "furniture_order_version" drop column if exists "ordinary_cents";`);
  }
}
