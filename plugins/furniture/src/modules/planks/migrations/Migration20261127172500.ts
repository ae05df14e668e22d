import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127172500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "furniture_plank" add column if not exists "photo_digest" text null;`);
    this.addSql(
      `create unique index if not exists "IDX_furniture_plank_photo_digest_unique" on "furniture_plank" ("photo_digest") where photo_digest is not null and deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_furniture_plank_photo_digest_unique";`);
    this.addSql(`alter table "furniture_plank" drop column if exists "photo_digest";`);
  }
}
