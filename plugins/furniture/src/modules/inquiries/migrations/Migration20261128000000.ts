import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Withdrawals of before were all declared in the shop. */
export class Migration20261128000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "furniture_withdrawal" add column if not exists "entered_by" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "furniture_withdrawal" drop column if exists "entered_by";`);
  }
}
