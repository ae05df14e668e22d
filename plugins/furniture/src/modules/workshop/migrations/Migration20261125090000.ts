import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const TIMES =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null';
const STEPS =
  "'accepted', 'wood_chosen', 'sawn', 'welded', 'coated', 'waxed', 'packed', 'ready', 'on_the_way', 'delivered'";

export class Migration20261125090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_workshop_piece" ("id" text not null, "order_id" text not null, "place" integer not null, "number" text not null, "order_number" text not null, "configuration_id" text not null, "kind" text not null, "color" text null, "step" text check ("step" in (${STEPS})) not null default 'accepted', "step_at" timestamptz not null, "step_by" text null, "due_on" text null, "express" boolean not null default false, "picked_up" boolean not null default false, "posted" boolean not null default false, "order_version" integer not null default 1, "version" integer not null default 1, "removed_at" timestamptz null, ${TIMES}, constraint "furniture_workshop_piece_pkey" primary key ("id"));`,
    );
    this.index("furniture_workshop_piece", "deleted_at");
    this.addSql(
      `create unique index if not exists "IDX_furniture_workshop_piece_order_id_place_unique" on "furniture_workshop_piece" ("order_id", "place") where deleted_at is null;`,
    );
    this.index("furniture_workshop_piece", "number");
    this.addSql(
      `create index if not exists "IDX_furniture_workshop_piece_board" on "furniture_workshop_piece" ("step", "due_on") where removed_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_workshop_piece_due" on "furniture_workshop_piece" ("due_on") where removed_at is null and deleted_at is null and step <> 'delivered';`,
    );
    this.addSql(
      `create table if not exists "furniture_workshop_move" ("id" text not null, "piece_id" text not null, "order_id" text not null, "from_step" text check ("from_step" in (${STEPS})) not null, "to_step" text check ("to_step" in (${STEPS})) not null, "moved_by" text null, "reason" text null, ${TIMES}, constraint "furniture_workshop_move_pkey" primary key ("id"));`,
    );
    this.index("furniture_workshop_move", "piece_id");
    this.index("furniture_workshop_move", "order_id");
    this.index("furniture_workshop_move", "deleted_at");
    this.addSql(
      `create table if not exists "furniture_promise" ("id" text not null, "order_id" text not null, "number" integer not null, "day" text not null, "terms_day" text not null, "reason" text null, "created_by" text null, ${TIMES}, constraint "furniture_promise_pkey" primary key ("id"));`,
    );
    this.index("furniture_promise", "deleted_at");
    this.addSql(
      `create unique index if not exists "IDX_furniture_promise_order_id_number_unique" on "furniture_promise" ("order_id", "number") where deleted_at is null;`,
    );
    this.addSql(
      `create table if not exists "furniture_order_note" ("id" text not null, "order_id" text not null, "text" text not null, "created_by" text not null, "read_at" timestamptz null, "read_by" text null, ${TIMES}, constraint "furniture_order_note_pkey" primary key ("id"));`,
    );
    this.index("furniture_order_note", "order_id");
    this.index("furniture_order_note", "deleted_at");
    this.addSql(
      `create index if not exists "IDX_furniture_order_note_unread" on "furniture_order_note" ("created_at") where read_at is null and deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    for (const table of [
      "furniture_workshop_piece",
      "furniture_workshop_move",
      "furniture_promise",
      "furniture_order_note",
    ]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
  }

  private index(table: string, column: string): void {
    this.addSql(
      `create index if not exists "IDX_${table}_${column}" on "${table}" ("${column}") where deleted_at is null;`,
    );
  }
}
