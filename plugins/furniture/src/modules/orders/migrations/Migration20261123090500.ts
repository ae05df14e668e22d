import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123090500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "furniture_finding" drop constraint if exists "furniture_finding_code_check";`);
    this.addSql(
      `alter table "furniture_finding" add column if not exists "resolved_at" timestamptz null, add column if not exists "due_at" timestamptz null, add column if not exists "url" text null;`,
    );
    this.addSql(
      `alter table "furniture_finding" add constraint "furniture_finding_code_check" check ("code" in ('order_without_cart', 'order_unfinished', 'order_without_payment', 'payment_without_order', 'money_kept', 'not_released', 'amount_differs', 'refund_failed', 'refund_waiting', 'dispute_open', 'dispute_lost', 'payment_unknown'));`,
    );
    // What was flagged before is not known to wait still: the next comparison says so again.
    this.addSql(`update "furniture_finding" set "resolved_at" = now() where "outcome" = 'flagged';`);
    this.addSql(
      `create index if not exists "IDX_furniture_finding_order_id" on "furniture_finding" ("order_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_finding_code" on "furniture_finding" ("code") where outcome = 'flagged' and resolved_at is null and deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_furniture_finding_code";`);
    this.addSql(`drop index if exists "IDX_furniture_finding_order_id";`);
    this.addSql(
      `delete from "furniture_finding" where "code" in ('refund_failed', 'refund_waiting', 'dispute_open', 'dispute_lost', 'payment_unknown');`,
    );
    this.addSql(`alter table "furniture_finding" drop constraint if exists "furniture_finding_code_check";`);
    this.addSql(
      `alter table "furniture_finding" drop column if exists "resolved_at", drop column if exists "due_at", drop column if exists "url";`,
    );
    this.addSql(
      `alter table "furniture_finding" add constraint "furniture_finding_code_check" check ("code" in ('order_without_cart', 'order_unfinished', 'order_without_payment', 'payment_without_order', 'money_kept', 'not_released', 'amount_differs'));`,
    );
  }
}
