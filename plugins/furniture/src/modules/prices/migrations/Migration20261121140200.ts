import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121140200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_price_version" ("id" text not null, "version" integer not null, "overrides" jsonb not null, "prices" jsonb not null, "note" text not null, "created_by" text null, "created_by_email" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_price_version_pkey" primary key ("id"), constraint "furniture_price_version_version_check" check (version >= 0));`,
    );
    // Unique whatever else the row says: of two members of staff who save at once, one wins.
    this.addSql(
      `create unique index if not exists "IDX_furniture_price_version_version_unique" on "furniture_price_version" ("version") where deleted_at is null;`,
    );
    // What once was the price stays on record: no code path and no admin rewrites it.
    this.addSql(
      `create or replace function furniture_price_version_is_frozen() returns trigger language plpgsql as $$ begin raise exception 'furniture_price_version % is frozen', old.version; end $$;`,
    );
    this.addSql(
      `create or replace trigger furniture_price_version_frozen before update or delete on "furniture_price_version" for each row execute function furniture_price_version_is_frozen();`,
    );
    this.addSql(
      `create table if not exists "furniture_cart_price_version" ("id" text not null, "cart_id" text not null, "version" integer not null, "repriced" jsonb not null, "shown" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_cart_price_version_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_cart_price_version_cart_id_unique" on "furniture_cart_price_version" ("cart_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_price_version_deleted_at" on "furniture_price_version" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_cart_price_version_deleted_at" on "furniture_cart_price_version" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_cart_price_version" cascade;`);
    this.addSql(`drop table if exists "furniture_price_version" cascade;`);
    this.addSql(`drop function if exists furniture_price_version_is_frozen();`);
  }
}
