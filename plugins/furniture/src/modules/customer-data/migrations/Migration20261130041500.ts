import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A person forgotten before the shop knew of these places is forgotten there too: where they heard of it, and what staff wrote beside
 * refunds, returns and vouchers. An order without an e-mail address is a forgotten one.
 * The tables are other modules' and Medusa's: in a new shop they are not there yet, and hold nothing.
 */
export class Migration20261130041500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `do $$ begin
         if to_regclass('"order"') is null or to_regclass('furniture_origin_survey') is null
           or to_regclass('furniture_voucher_hold') is null then
           return;
         end if;
         create temporary table forgotten_order on commit drop as
           select id from "order" where email is null and not is_draft_order;
         update furniture_origin_survey set normal_origin = null, other_origin = null, occasion = null
           where order_id in (select id from forgotten_order);
         update refund set note = null where note is not null and payment_id in (
           select p.id from payment p
           join order_payment_collection link on link.payment_collection_id = p.payment_collection_id
           where link.order_id in (select id from forgotten_order));
         update return_item set note = null where note is not null and return_id in (
           select id from "return" where order_id in (select id from forgotten_order));
         update order_claim_item set note = null where note is not null and claim_id in (
           select id from order_claim where order_id in (select id from forgotten_order));
         update order_exchange_item set note = null where note is not null and exchange_id in (
           select id from order_exchange where order_id in (select id from forgotten_order));
         update order_change_action set internal_note = null where internal_note is not null and order_change_id in (
           select id from order_change where order_id in (select id from forgotten_order));
         update promotion set metadata = metadata - 'note' where metadata ->> 'note' is not null and id in (
           select h.promotion_id from furniture_voucher_hold h join order_cart link on link.cart_id = h.cart_id
           where h.redeemed and link.order_id in (select id from forgotten_order));
       end $$;`,
    );
  }

  override async down(): Promise<void> {
    // What is forgotten stays so.
  }
}
