import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121092000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "stripe_event" ("id" text not null, "type" text not null, "checkout_session_id" text not null, "status" text check ("status" in ('received', 'processed', 'failed')) not null default 'received', "outcome" text check ("outcome" in ('ordered', 'refunded', 'not_paid', 'foreign')) null, "attempts" integer not null default 0, "failure" text null, "processed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stripe_event_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_stripe_event_deleted_at" on "stripe_event" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_stripe_event_checkout_session_id" on "stripe_event" ("checkout_session_id") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stripe_event" cascade;`);
  }
}
