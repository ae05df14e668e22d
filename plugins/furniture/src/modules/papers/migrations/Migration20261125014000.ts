import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125014000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_paper" ("id" text not null, "kind" text not null, "scope" text not null, "year" integer not null, "sequence" integer not null, "number" text not null, "order_id" text not null, "place" integer not null, "order_version" integer not null, "about" text null, "cents" integer not null, "movements" jsonb not null, "language" text not null, "issued_at" timestamptz not null, "document" jsonb not null, "pdf" text not null, "sha256" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_paper_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_paper_deleted_at" on "furniture_paper" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_paper_kind_year_sequence_unique" on "furniture_paper" ("kind", "year", "sequence") where deleted_at is null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_paper_number_unique" on "furniture_paper" ("number") where deleted_at is null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_paper_order_id_place_unique" on "furniture_paper" ("order_id", "place") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_paper_issued_at" on "furniture_paper" ("issued_at") where deleted_at is null;`,
    );
    this.addSql(
      `create table if not exists "furniture_paper_range" ("id" text not null, "kind" text not null, "year" integer not null, "last" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_paper_range_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_paper_range_deleted_at" on "furniture_paper_range" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_paper_range_kind_year_unique" on "furniture_paper_range" ("kind", "year") where deleted_at is null;`,
    );
    // An issued paper stays unchanged: no code path and no later migration rewrites it.
    this.addSql(
      `create or replace function furniture_paper_is_frozen() returns trigger language plpgsql as $$ begin raise exception 'furniture_paper % is frozen', old.number; end $$;`,
    );
    this.addSql(
      `create or replace trigger furniture_paper_frozen before update on "furniture_paper" for each row execute function furniture_paper_is_frozen();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_paper" cascade;`);
    this.addSql(`drop table if exists "furniture_paper_range" cascade;`);
    this.addSql(`drop function if exists furniture_paper_is_frozen();`);
  }
}
