import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121140100 extends Migration {
  override async up(): Promise<void> {
    // What was stored before prices had versions was priced with the constants, which are version 0.
    this.addSql(
      `alter table if exists "furniture_configuration" add column if not exists "price_version" integer not null default 0;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "furniture_configuration" drop column if exists "price_version";`);
  }
}
