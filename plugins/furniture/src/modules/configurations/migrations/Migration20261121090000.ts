import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_configuration" ("id" text not null, "kind" text not null, "configuration" jsonb not null, "price" integer not null, "breakdown" jsonb not null, "parts" jsonb not null, "rules_version" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_configuration_pkey" primary key ("id"), constraint "furniture_configuration_price_check" check (price >= 0));`,
    );
    // What was sold stays what was sold: no code path, no admin and no later migration by accident rewrites it.
    this.addSql(
      `create or replace function furniture_configuration_is_frozen() returns trigger language plpgsql as $$ begin raise exception 'furniture_configuration % is frozen', old.id; end $$;`,
    );
    this.addSql(
      `create or replace trigger furniture_configuration_frozen before update or delete on "furniture_configuration" for each row execute function furniture_configuration_is_frozen();`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_configuration_deleted_at" on "furniture_configuration" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_configuration" cascade;`);
    this.addSql(`drop function if exists furniture_configuration_is_frozen();`);
  }
}
