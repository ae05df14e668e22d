import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_anonymisation" ("id" text not null, "staff_id" text not null, "orders" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_anonymisation_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_anonymisation_deleted_at" on "furniture_anonymisation" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_anonymisation" cascade;`);
  }
}
