import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123124500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "stripe_refund" add column if not exists "failed_at" timestamptz null, add column if not exists "owed" integer null, add column if not exists "made_up_by" text null, add column if not exists "paid_otherwise" integer not null default 0;`,
    );
    this.addSql(
      `alter table if exists "stripe_labelled_payment" add column if not exists "order_version" integer null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "stripe_refund" drop column if exists "failed_at", drop column if exists "owed", drop column if exists "made_up_by", drop column if exists "paid_otherwise";`,
    );
    this.addSql(`alter table if exists "stripe_labelled_payment" drop column if exists "order_version";`);
  }
}
