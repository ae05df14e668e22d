import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121092600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "stripe_returned_payment" ("id" text not null, "cart_id" text null, "order_id" text null, "amount" integer not null, "currency" text not null, "issues" jsonb not null, "refunded_at" timestamptz null, "told_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stripe_returned_payment_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_stripe_returned_payment_cart_id" on "stripe_returned_payment" ("cart_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_stripe_returned_payment_deleted_at" on "stripe_returned_payment" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stripe_returned_payment" cascade;`);
  }
}
