import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Every minute the pieces are looked for that were moved lately. */
export class Migration20261125120000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_furniture_workshop_piece_moved" on "furniture_workshop_piece" ("step_at") where removed_at is null and deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_furniture_workshop_piece_moved";`);
  }
}
