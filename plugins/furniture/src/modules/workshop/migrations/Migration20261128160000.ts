import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A note may have a day on which staff see to it: a call to make, a complaint to answer. */
export class Migration20261128160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "furniture_order_note" add column if not exists "due_on" text null,
       add column if not exists "done_at" timestamptz null, add column if not exists "done_by" text null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_order_note_due" on "furniture_order_note" ("due_on")
       where due_on is not null and done_at is null and deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_furniture_order_note_due";`);
    this.addSql(
      `alter table "furniture_order_note" drop column if exists "due_on", drop column if exists "done_at", drop column if exists "done_by";`,
    );
  }
}
