import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121101540 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_reconciliation" ("id" text not null, "started_at" timestamptz not null, "finished_at" timestamptz not null, "checked" integer not null, "completed" integer not null, "refunded" integer not null, "flagged" integer not null, "quiet_runs" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_reconciliation_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_reconciliation_started_at" on "furniture_reconciliation" ("started_at") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_reconciliation_deleted_at" on "furniture_reconciliation" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create table if not exists "furniture_finding" ("id" text not null, "reconciliation_id" text not null, "code" text check ("code" in ('order_without_cart', 'order_unfinished', 'order_without_payment', 'payment_without_order', 'money_kept', 'not_released', 'amount_differs')) not null, "outcome" text check ("outcome" in ('completed', 'refunded', 'cancelled', 'removed', 'flagged')) not null, "subject" text not null, "order_id" text null, "cart_id" text null, "payment" text null, "detail" text not null, "times" integer not null default 1, "last_seen_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_finding_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_finding_code_subject_outcome_unique" on "furniture_finding" ("code", "subject", "outcome") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_finding_reconciliation_id" on "furniture_finding" ("reconciliation_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_finding_last_seen_at" on "furniture_finding" ("last_seen_at") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_finding_deleted_at" on "furniture_finding" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create table if not exists "furniture_payment_link" ("id" text not null, "order_id" text not null, "token" text not null, "delivery_cost" integer not null, "amount" integer not null, "expires_at" timestamptz not null, "withdrawn_at" timestamptz null, "created_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "furniture_payment_link_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_payment_link_token_unique" on "furniture_payment_link" ("token") where deleted_at is null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_furniture_payment_link_order_id_unique" on "furniture_payment_link" ("order_id") where withdrawn_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_payment_link_deleted_at" on "furniture_payment_link" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_payment_link" cascade;`);
    this.addSql(`drop table if exists "furniture_finding" cascade;`);
    this.addSql(`drop table if exists "furniture_reconciliation" cascade;`);
  }
}
