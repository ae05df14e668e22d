import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121101300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_order" ("id" text not null, "order_id" text not null, "cart_id" text not null, "recorded_at" timestamptz not null, "released_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_order_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_order_order_id_unique" on "furniture_order" ("order_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_order_cart_id" on "furniture_order" ("cart_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_order_unreleased" on "furniture_order" ("order_id") where released_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_order_deleted_at" on "furniture_order" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create table if not exists "furniture_cart_origin" ("id" text not null, "cart_id" text not null, "utm" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_cart_origin_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_cart_origin_cart_id_unique" on "furniture_cart_origin" ("cart_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_cart_origin_deleted_at" on "furniture_cart_origin" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_cart_origin" cascade;`);
    this.addSql(`drop table if exists "furniture_order" cascade;`);
  }
}
