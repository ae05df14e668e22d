import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What happens to a plank, from now on: who entered, retired or freed it, when and why. */
export class Migration20261128080000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_plank_deed" ("id" text not null, "plank_id" text not null, "deed" text check ("deed" in ('entered', 'changed', 'retired', 'restored', 'sold', 'freed')) not null, "done_by" text null, "reason" text null, "order_id" text null, "facts" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_plank_deed_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_plank_deed_plank_id" on "furniture_plank_deed" ("plank_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_plank_deed_deleted_at" on "furniture_plank_deed" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_plank_deed" cascade;`);
  }
}
