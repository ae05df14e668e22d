import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123091000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_order_version" ("id" text not null, "order_id" text not null, "number" integer not null, "record" jsonb not null, "lines" jsonb not null, "total" integer not null, "difference" integer not null, "reason" text null, "created_by" text null, "contact" jsonb null, "applied_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_order_version_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_order_version_order_id_number_unique" on "furniture_order_version" ("order_id", "number") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_order_version_unapplied" on "furniture_order_version" ("order_id") where applied_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_order_version_deleted_at" on "furniture_order_version" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `alter table "furniture_payment_link" add column if not exists "order_version" integer null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "furniture_payment_link" drop column if exists "order_version";`);
    this.addSql(`drop table if exists "furniture_order_version" cascade;`);
  }
}
