import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121101500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_mail" ("id" text not null, "key" text not null, "template" text not null, "recipient" text null, "order_id" text null, "cart_id" text null, "language" text check ("language" in ('de', 'en')) null, "data" jsonb not null, "status" text check ("status" in ('queued', 'sending', 'sent', 'failed', 'dropped')) not null default 'queued', "attempts" integer not null default 0, "next_attempt_at" timestamptz not null, "locked_until" timestamptz null, "give_up_at" timestamptz null, "last_error" text null, "message_id" text null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_mail_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_mail_key_unique" on "furniture_mail" ("key") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_mail_next_attempt_at" on "furniture_mail" ("next_attempt_at") where status in ('queued', 'sending') and deleted_at is null;`,
    );
    for (const columns of ["order_id", "cart_id", "status,created_at", "template,created_at"]) {
      const name = `IDX_furniture_mail_${columns.replace(",", "_")}`;
      const list = columns.replace(",", `", "`);
      this.addSql(
        `create index if not exists "${name}" on "furniture_mail" ("${list}") where deleted_at is null;`,
      );
    }
    this.addSql(
      `create index if not exists "IDX_furniture_mail_deleted_at" on "furniture_mail" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_mail" cascade;`);
  }
}
