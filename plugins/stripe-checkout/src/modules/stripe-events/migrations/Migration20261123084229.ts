import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123084229 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "stripe_dispute" ("id" text not null, "payment_intent" text not null, "payment_id" text null, "order_id" text null, "amount" integer not null, "currency" text not null, "reason" text not null, "status" text not null, "due_at" timestamptz null, "settled_at" timestamptz null, "settled_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stripe_dispute_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_dispute_order_id" ON "stripe_dispute" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_dispute_deleted_at" ON "stripe_dispute" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_dispute_status" ON "stripe_dispute" ("status") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "stripe_labelled_payment" ("id" text not null, "order_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stripe_labelled_payment_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_labelled_payment_deleted_at" ON "stripe_labelled_payment" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "stripe_refund" ("id" text not null, "payment_intent" text not null, "stripe_id" text null, "attempt" text null, "amount" integer not null, "currency" text not null, "status" text check ("status" in ('asked', 'pending', 'requires_action', 'succeeded', 'failed', 'canceled', 'refused')) not null, "failure" text null, "tries" integer not null default 1, "refund_id" text null, "payment_id" text null, "order_id" text null, "cart_id" text null, "settled_at" timestamptz null, "settled_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stripe_refund_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_refund_payment_intent" ON "stripe_refund" ("payment_intent") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stripe_refund_stripe_id_unique" ON "stripe_refund" ("stripe_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stripe_refund_attempt_unique" ON "stripe_refund" ("attempt") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stripe_refund_refund_id_unique" ON "stripe_refund" ("refund_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_refund_order_id" ON "stripe_refund" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_refund_deleted_at" ON "stripe_refund" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_refund_open" ON "stripe_refund" ("updated_at") WHERE settled_at is null and status <> 'succeeded' and deleted_at is null;`,
    );

    this.addSql(
      `create table if not exists "stripe_shop" ("id" text not null, "address" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stripe_shop_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stripe_shop_address_unique" ON "stripe_shop" ("address") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_shop_deleted_at" ON "stripe_shop" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "stripe_unknown_payment" ("id" text not null, "payment_intent" text null, "amount" integer not null, "currency" text not null, "email" text null, "due_at" timestamptz not null, "decision" text check ("decision" in ('returned', 'kept')) null, "decided_at" timestamptz null, "decided_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stripe_unknown_payment_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_unknown_payment_deleted_at" ON "stripe_unknown_payment" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_stripe_unknown_payment_due_at" ON "stripe_unknown_payment" ("due_at") WHERE decision is null and deleted_at is null;`,
    );

    this.addSql(
      `alter table if exists "stripe_event" drop constraint if exists "stripe_event_outcome_check";`,
    );
    this.addSql(`alter table if exists "stripe_event" alter column "checkout_session_id" drop not null;`);
    this.addSql(
      `alter table if exists "stripe_event" add constraint "stripe_event_outcome_check" check("outcome" in ('ordered', 'refunded', 'not_paid', 'foreign', 'waiting', 'payment_failed', 'entered'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stripe_dispute" cascade;`);

    this.addSql(`drop table if exists "stripe_labelled_payment" cascade;`);

    this.addSql(`drop table if exists "stripe_refund" cascade;`);

    this.addSql(`drop table if exists "stripe_shop" cascade;`);

    this.addSql(`drop table if exists "stripe_unknown_payment" cascade;`);

    this.addSql(
      `alter table if exists "stripe_event" drop constraint if exists "stripe_event_outcome_check";`,
    );

    this.addSql(`alter table if exists "stripe_event" alter column "checkout_session_id" set not null;`);
    this.addSql(
      `alter table if exists "stripe_event" add constraint "stripe_event_outcome_check" check("outcome" in ('ordered', 'refunded', 'not_paid', 'foreign'));`,
    );
  }
}
