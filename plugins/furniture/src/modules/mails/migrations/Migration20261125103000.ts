import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125103000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "furniture_mail" add column if not exists "sent" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "furniture_mail" drop column if exists "sent";`);
  }
}
