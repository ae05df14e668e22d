import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121214500 extends Migration {
  override async up(): Promise<void> {
    // What shoppers see of a list, without those of all the planks that were ever sold.
    this.addSql(
      `create index if not exists "IDX_furniture_plank_unsold" on "furniture_plank" ("list", "name") where sold_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_plank_list_sold_at" on "furniture_plank" ("list", "sold_at") where sold_at is not null and deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_furniture_plank_list_sold_at";`);
    this.addSql(`drop index if exists "IDX_furniture_plank_unsold";`);
  }
}
