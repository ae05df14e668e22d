import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125110000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_piece_photo" ("id" text not null, "order_id" text not null, "configuration_id" text not null, "number" text not null, "file_id" text not null, "created_by" text not null, "released_at" timestamptz null, "released_by" text null, "taken_back_at" timestamptz null, "taken_back_by" text null, "discarded_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_piece_photo_pkey" primary key ("id"));`,
    );
    for (const column of ["order_id", "number", "deleted_at"]) {
      this.addSql(
        `create index if not exists "IDX_furniture_piece_photo_${column}" on "furniture_piece_photo" ("${column}") where deleted_at is null;`,
      );
    }
    this.addSql(
      `create index if not exists "IDX_furniture_piece_photo_discarded" on "furniture_piece_photo" ("id") where discarded_at is not null and deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_piece_photo" cascade;`);
  }
}
