import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Every minute the days are looked for that staff promised lately. */
export class Migration20261125130000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_furniture_promise_changed" on "furniture_promise" ("created_at") where created_by is not null and deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_furniture_promise_changed";`);
  }
}
