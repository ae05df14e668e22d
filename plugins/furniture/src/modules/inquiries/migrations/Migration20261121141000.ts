import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const TIMES =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null';
const LANGUAGE = `"language" text check ("language" in ('de', 'en')) not null default 'de'`;

export class Migration20261121141000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_message" ("id" text not null, "submission" text null, "name" text not null, "email" text not null, "phone" text null, "text" text not null, "kind" text null, "configuration" jsonb null, ${LANGUAGE}, "spam" boolean not null default false, "answered_at" timestamptz null, "answered_by" text null, "note" text null, "mails_queued_at" timestamptz null, ${TIMES}, constraint "furniture_message_pkey" primary key ("id"));`,
    );
    this.unique("furniture_message", "submission");
    this.index("furniture_message", "created_at");
    this.index("furniture_message", "email");
    this.index("furniture_message", "deleted_at");
    this.addSql(
      `create table if not exists "furniture_origin_survey" ("id" text not null, "order_id" text not null, "normal_origin" text check ("normal_origin" in ('facebook', 'instagram', 'google', 'friends')) null, "other_origin" text null, "occasion" text null, ${TIMES}, constraint "furniture_origin_survey_pkey" primary key ("id"));`,
    );
    this.unique("furniture_origin_survey", "order_id");
    this.index("furniture_origin_survey", "created_at");
    this.index("furniture_origin_survey", "deleted_at");
    this.addSql(
      `create table if not exists "furniture_withdrawal" ("id" text not null, "name" text not null, "email" text not null, "order_number" text not null, "scope" text check ("scope" in ('all', 'some')) not null default 'all', "pieces" text null, "text" text null, ${LANGUAGE}, "spam" boolean not null default false, "confirmed_at" timestamptz null, "order_id" text null, "handled_at" timestamptz null, "handled_by" text null, "note" text null, "mails_queued_at" timestamptz null, ${TIMES}, constraint "furniture_withdrawal_pkey" primary key ("id"));`,
    );
    this.index("furniture_withdrawal", "confirmed_at");
    this.index("furniture_withdrawal", "order_id");
    this.index("furniture_withdrawal", "email");
    this.index("furniture_withdrawal", "deleted_at");
  }

  override async down(): Promise<void> {
    for (const table of ["furniture_message", "furniture_origin_survey", "furniture_withdrawal"]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
  }

  private index(table: string, column: string): void {
    this.addSql(
      `create index if not exists "IDX_${table}_${column}" on "${table}" ("${column}") where deleted_at is null;`,
    );
  }

  private unique(table: string, column: string): void {
    this.addSql(
      `create unique index if not exists "IDX_${table}_${column}_unique" on "${table}" ("${column}") where deleted_at is null;`,
    );
  }
}
