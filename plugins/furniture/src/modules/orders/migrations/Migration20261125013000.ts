import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125013000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_order_page" ("id" text not null, "order_id" text not null, "token" text not null, "revoked_at" timestamptz null, "revoked_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_order_page_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_order_page_token_unique" on "furniture_order_page" ("token") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_order_page_deleted_at" on "furniture_order_page" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_order_page_order_id_unique" on "furniture_order_page" ("order_id") where revoked_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_order_page_order_id" on "furniture_order_page" ("order_id") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_order_page" cascade;`);
  }
}
