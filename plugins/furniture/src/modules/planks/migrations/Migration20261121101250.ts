import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121101250 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "furniture_plank" add column if not exists "end_grain" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "furniture_plank" drop column if exists "end_grain";`);
  }
}
