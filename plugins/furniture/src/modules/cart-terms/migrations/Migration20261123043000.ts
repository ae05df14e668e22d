import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123043000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_contact_draft" ("id" text not null, "cart_id" text not null, "fields" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_contact_draft_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_contact_draft_cart_id_unique" on "furniture_contact_draft" ("cart_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_contact_draft_deleted_at" on "furniture_contact_draft" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_contact_draft" cascade;`);
  }
}
