import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124130000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "furniture_finding" drop constraint if exists "furniture_finding_code_check";`);
    this.addSql(
      `alter table "furniture_finding" add constraint "furniture_finding_code_check" check ("code" in ('order_without_cart', 'order_unfinished', 'order_without_payment', 'payment_without_order', 'money_kept', 'transfer_kept', 'not_released', 'amount_differs', 'refund_failed', 'refund_waiting', 'payment_waiting', 'dispute_open', 'dispute_lost', 'payment_unknown'));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "furniture_finding" where "code" = 'transfer_kept';`);
    this.addSql(`alter table "furniture_finding" drop constraint if exists "furniture_finding_code_check";`);
    this.addSql(
      `alter table "furniture_finding" add constraint "furniture_finding_code_check" check ("code" in ('order_without_cart', 'order_unfinished', 'order_without_payment', 'payment_without_order', 'money_kept', 'not_released', 'amount_differs', 'refund_failed', 'refund_waiting', 'payment_waiting', 'dispute_open', 'dispute_lost', 'payment_unknown'));`,
    );
  }
}
