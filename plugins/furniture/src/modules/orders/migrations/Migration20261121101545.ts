import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121101545 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "furniture_order" add column if not exists "paid_at" timestamptz null;`);
    this.addSql(
      `create index if not exists "IDX_furniture_payment_link_order_id" on "furniture_payment_link" ("order_id") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_furniture_payment_link_order_id";`);
    this.addSql(`alter table "furniture_order" drop column if exists "paid_at";`);
  }
}
