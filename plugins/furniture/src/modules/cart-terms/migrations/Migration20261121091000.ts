import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121091000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_cart_terms" ("id" text not null, "cart_id" text not null, "shipping" text check ("shipping" in ('delivery', 'pickup')) not null default 'delivery', "express_build" boolean not null default false, "outside_germany" boolean not null default false, "data_security" boolean not null default false, "voucher_code" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_cart_terms_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_cart_terms_cart_id_unique" on "furniture_cart_terms" ("cart_id") where deleted_at is null;`,
    );
    this.addSql(
      `create table if not exists "furniture_voucher_hold" ("id" text not null, "promotion_id" text not null, "slot" integer not null, "cart_id" text not null, "expires_at" timestamptz not null, "redeemed" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_voucher_hold_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_voucher_hold_promotion_id_slot_unique" on "furniture_voucher_hold" ("promotion_id", "slot") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_voucher_hold_cart_id" on "furniture_voucher_hold" ("cart_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_cart_terms_deleted_at" on "furniture_cart_terms" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_voucher_hold_deleted_at" on "furniture_voucher_hold" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_voucher_hold" cascade;`);
    this.addSql(`drop table if exists "furniture_cart_terms" cascade;`);
  }
}
