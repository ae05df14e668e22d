import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What a piece was when it was moved: the planks it is built from are sawn since then, whatever it becomes. Of the moves made before, those
 * since a piece last became another one belong to what it is now.
 */
export class Migration20261128030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "furniture_workshop_move" add column if not exists "configuration_id" text null;`,
    );
    this.addSql(`update "furniture_workshop_move" m set "configuration_id" = p."configuration_id"
      from "furniture_workshop_piece" p where p."id" = m."piece_id" and m."configuration_id" is null
        and not exists (select 1 from "furniture_workshop_move" later where later."piece_id" = m."piece_id"
          and later."to_step" = 'accepted' and later."moved_by" is null and later."created_at" > m."created_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "furniture_workshop_move" drop column if exists "configuration_id";`);
  }
}
