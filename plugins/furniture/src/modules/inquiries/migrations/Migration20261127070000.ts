import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Earlier answers count as told: staff have read them on their page. */
export class Migration20261127070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "furniture_origin_survey" add column if not exists "mails_queued_at" timestamptz null;`,
    );
    this.addSql(`update "furniture_origin_survey" set "mails_queued_at" = "created_at";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "furniture_origin_survey" drop column if exists "mails_queued_at";`);
  }
}
