import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_shop_details" ("id" text not null, "details" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_shop_details_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_shop_details_deleted_at" on "furniture_shop_details" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_shop_details" cascade;`);
  }
}
