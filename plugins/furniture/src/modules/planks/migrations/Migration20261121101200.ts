import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121101200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_plank" ("id" text not null, "list" text check ("list" in ('table', 'tableOffice', 'shelf', 'bench', 'stool')) not null, "name" text not null, "title" text not null, "title_en" text null, "image" text not null, "normal_map" text null, "length" integer not null, "width" integer not null, "sample" boolean not null default false, "retired_at" timestamptz null, "chosen_at" timestamptz null, "held_by" text null, "held_until" timestamptz null, "order_id" text null, "buyer_first_name" text null, "buyer_last_name" text null, "sold_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_plank_pkey" primary key ("id"), constraint "furniture_plank_measures" check (length > 0 and width > 0), constraint "furniture_plank_hold" check ((held_by is null) = (held_until is null)), constraint "furniture_plank_sale" check ((order_id is null) = (sold_at is null)));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_plank_list_name_unique" on "furniture_plank" ("list", "name") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_plank_held_by" on "furniture_plank" ("held_by") where held_by is not null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_plank_order_id" on "furniture_plank" ("order_id") where order_id is not null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_plank_deleted_at" on "furniture_plank" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_plank" cascade;`);
  }
}
