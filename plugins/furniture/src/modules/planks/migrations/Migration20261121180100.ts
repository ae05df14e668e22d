import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121180100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_plank_file" ("id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_plank_file_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_plank_file_deleted_at" on "furniture_plank_file" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_plank_file" cascade;`);
  }
}
