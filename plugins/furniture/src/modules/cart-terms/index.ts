import { generateEntityId, MedusaService, Module } from "@medusajs/framework/utils";
import { sqlService } from "../../core/database";
import { FurnitureCartTerms, FurnitureContactDraft, FurnitureVoucherHold } from "./models/cart-terms";
import { type AgreedVouchers, type CartTerms, UNTOUCHED_TERMS } from "./terms";

export const CART_TERMS = "furnitureCartTerms";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [CART_TERMS]: CartTermsService;
  }
}

const COLUMNS = [
  "shipping",
  "express_build",
  "outside_germany",
  "data_security",
  "voucher_code",
  "payment_method",
] as const;

/**
 * Terms, voucher holds and typed contact data. Written in SQL, because each rule here is one statement that must hold at once
 * or not at all.
 */
export class CartTermsService extends sqlService(
  MedusaService({
    FurnitureCartTerms,
    FurnitureContactDraft,
    FurnitureVoucherHold,
  }),
) {
  /** The terms of a cart; a cart whose terms never changed has {@link UNTOUCHED_TERMS}. */
  async termsOf(cartId: string): Promise<CartTerms> {
    const [row] = await this.run<CartTerms>(
      `select ${COLUMNS.join(", ")} from furniture_cart_terms where cart_id = ? and deleted_at is null`,
      [cartId],
    );
    return row ?? { ...UNTOUCHED_TERMS };
  }

  /** Writes the terms of a cart as a whole. The caller holds the lock of the cart. */
  async keepTerms(cartId: string, terms: CartTerms): Promise<void> {
    const values = COLUMNS.map((column) => terms[column]);
    await this.run(
      `insert into furniture_cart_terms (id, cart_id, ${COLUMNS.join(", ")}) values (?, ?, ${COLUMNS.map(() => "?").join(", ")})
       on conflict (cart_id) where deleted_at is null
       do update set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}, updated_at = now()`,
      [generateEntityId(undefined, "fterms"), cartId, ...values],
    );
  }

  /** What was typed into the order form since its contact data was last saved; null without such a cart. */
  async contactDraft(cartId: string): Promise<Record<string, string> | null> {
    const [row] = await this.run<{ fields: Record<string, string> | null }>(
      `select d.fields from cart c left join furniture_contact_draft d on d.cart_id = c.id and d.deleted_at is null
       where c.id = ? and c.deleted_at is null`,
      [cartId],
    );
    return row ? (row.fields ?? {}) : null;
  }

  /**
   * Keeps what was typed; fields left out stay as they were. One statement, so that it takes no lock of the cart.
   * False: there is no such cart, or it has become an order.
   */
  async keepContactDraft(cartId: string, fields: Record<string, string>): Promise<boolean> {
    const kept = await this.run(
      `insert into furniture_contact_draft (id, cart_id, fields)
       select ?, cart.id, ?::jsonb from cart where cart.id = ? and completed_at is null and deleted_at is null
       on conflict (cart_id) where deleted_at is null
       do update set fields = furniture_contact_draft.fields || excluded.fields, updated_at = now() returning id`,
      [generateEntityId(undefined, "fdraft"), JSON.stringify(fields), cartId],
    );
    return kept.length > 0;
  }

  /** The contact data itself has been written, or the cart has become an order. */
  async dropContactDraft(cartId: string): Promise<void> {
    await this.run("delete from furniture_contact_draft where cart_id = ?", [cartId]);
  }

  /**
   * Takes one redemption of a promotion or of a campaign's budget for a cart until `until`, or renews the one it has.
   * Of any number of carts at once exactly as many get one as the limit allows. False: none is left.
   */
  async holdVoucher(hold: {
    promotionId: string;
    limit: number;
    cartId: string;
    until: Date;
  }): Promise<boolean> {
    do {
      // Asked again each time: the cart itself may ask twice at once.
      if (await this.renewVoucher(hold)) return true;
      const taken = await this.run(
        `insert into furniture_voucher_hold (id, promotion_id, slot, cart_id, expires_at)
         select ?, ?, free.slot, ?, ?::timestamptz from generate_series(1, ?::int) free(slot)
         where not exists (select 1 from furniture_voucher_hold h where h.promotion_id = ? and h.deleted_at is null
             and (h.slot = free.slot or h.cart_id = ?) and (h.redeemed or h.expires_at > now()))
           and ?::int > (select count(*) from furniture_voucher_hold h where h.promotion_id = ? and h.cart_id <> ?
             and h.deleted_at is null and (h.redeemed or h.expires_at > now()))
         order by free.slot limit 1
         on conflict (promotion_id, slot) where deleted_at is null
         do update set cart_id = excluded.cart_id, expires_at = excluded.expires_at, updated_at = now()
         where not furniture_voucher_hold.redeemed and furniture_voucher_hold.expires_at <= now()
         returning id`,
        [
          ...[generateEntityId(undefined, "fvhold"), hold.promotionId, hold.cartId, hold.until],
          ...[hold.limit, hold.promotionId, hold.cartId],
          // Where staff have lowered the limit, holds lie beyond it.
          ...[hold.limit, hold.promotionId, hold.cartId],
        ],
      );
      if (taken.length > 0) return true;
      // Another cart was faster for this one; there may be a next.
    } while (!(await this.isVoucherTaken(hold)));
    return false;
  }

  private async renewVoucher(hold: { promotionId: string; cartId: string; until: Date }): Promise<boolean> {
    const renewed = await this.run(
      `update furniture_voucher_hold set expires_at = greatest(expires_at, ?), updated_at = now()
       where promotion_id = ? and cart_id = ? and deleted_at is null and (redeemed or expires_at > now()) returning id`,
      [hold.until, hold.promotionId, hold.cartId],
    );
    return renewed.length > 0;
  }

  /** Writes down what the vouchers of a cart count for, for the payment its shopper is sent to. */
  async agreeVouchers(cartId: string, agreed: AgreedVouchers): Promise<void> {
    await this.run(
      `update furniture_cart_terms set agreed_vouchers = ?::jsonb, updated_at = now()
       where cart_id = ? and deleted_at is null`,
      [JSON.stringify(agreed), cartId],
    );
  }

  /** How many redemptions of a promotion or a budget carts have, redeemed or while they pay. */
  async redemptionsTaken(id: string): Promise<number> {
    const [row] = await this.run<{ taken: number }>(
      `select count(*)::int as taken from furniture_voucher_hold
       where promotion_id = ? and deleted_at is null and (redeemed or expires_at > now())`,
      [id],
    );
    return row?.taken ?? 0;
  }

  /**
   * Until when a shopper may at most be paying at a sum that a promotion is part of; null when none is. What counts for furniture is
   * written down with its terms, what counts for ordinary goods is linked to the cart.
   */
  async inPaymentUntil(promotionId: string): Promise<Date | null> {
    const [row] = await this.run<{ until: Date | string | null }>(
      `select max(coalesce(to_timestamp((s.data->>'expires_at')::float), s.created_at + interval '30 minutes')) as until
       from (
         select t.cart_id from furniture_cart_terms t
         where t.agreed_vouchers->'vouchers' @> jsonb_build_array(jsonb_build_object('promotionId', ?::text))
           and t.updated_at > now() - interval '1 day' and t.deleted_at is null
         union
         select p.cart_id from cart_promotion p where p.promotion_id = ? and p.deleted_at is null) counting
       join cart c on c.id = counting.cart_id and c.completed_at is null and c.deleted_at is null
       join cart_payment_collection l on l.cart_id = c.id and l.deleted_at is null
       join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
       where s.status in ('pending', 'requires_more', 'authorized', 'captured')
         and coalesce(to_timestamp((s.data->>'expires_at')::float), s.created_at + interval '30 minutes') > now()`,
      [promotionId, promotionId],
    );
    return row?.until ? new Date(row.until) : null;
  }

  /** Whether other carts have every redemption of a voucher, redeemed or while they pay. */
  async isVoucherTaken(voucher: { promotionId: string; limit: number; cartId: string }): Promise<boolean> {
    const [row] = await this.run<{ taken: number }>(
      `select count(*)::int as taken from furniture_voucher_hold where promotion_id = ? and cart_id <> ?
       and deleted_at is null and (redeemed or expires_at > now())`,
      [voucher.promotionId, voucher.cartId],
    );
    return (row?.taken ?? 0) >= voucher.limit;
  }

  /** When the first of the other carts that pay with a voucher gives it back at the latest; null when none does. */
  async voucherFreeAt(promotionId: string, cartId: string): Promise<Date | null> {
    const [row] = await this.run<{ free_at: Date | string | null }>(
      `select min(expires_at) as free_at from furniture_voucher_hold where promotion_id = ? and cart_id <> ?
       and deleted_at is null and not redeemed and expires_at > now()`,
      [promotionId, cartId],
    );
    return row?.free_at ? new Date(row.free_at) : null;
  }

  /**
   * Writes down redemptions of a promotion or a campaign that only Medusa has counted: from before the shop did, or while it had no
   * limit. Repeating it changes nothing.
   */
  async coverUses(budgetId: string, used: number): Promise<void> {
    await this.run(
      `insert into furniture_voucher_hold (id, promotion_id, slot, cart_id, expires_at, redeemed)
       select 'fvhold_' || md5(?::text || counted.slot), ?, counted.slot, 'before', now(), true
       from generate_series(1, ?::int) counted(slot)
       where not exists (select 1 from furniture_voucher_hold h
         where h.promotion_id = ? and h.slot = counted.slot and h.deleted_at is null)
       on conflict do nothing`,
      [budgetId, budgetId, used, budgetId],
    );
  }

  /** Gives the redemptions of a cart back, except those its order has used. */
  async releaseVouchers(cartId: string): Promise<void> {
    await this.run(
      "delete from furniture_voucher_hold where cart_id = ? and deleted_at is null and not redeemed",
      [cartId],
    );
  }

  /** Makes the redemptions of a cart permanent: its order is placed. */
  async redeemVouchers(cartId: string): Promise<void> {
    const redeemed = await this.run<{ promotion_id: string }>(
      `update furniture_voucher_hold set redeemed = true, updated_at = now()
       where cart_id = ? and deleted_at is null returning promotion_id`,
      [cartId],
    );
    await this.countRedemptions(redeemed.map(({ promotion_id }) => promotion_id));
  }

  /**
   * Undoes what an interrupted completion has redeemed or counted for a cart that is no order: the cart holds its
   * vouchers again, and its shopper is not told that they are used up. The caller holds the cart's lock.
   */
  async reopenVouchers(cartId: string): Promise<void> {
    const held = await this.run<{ promotion_id: string }>(
      `update furniture_voucher_hold set redeemed = false, updated_at = now(),
         expires_at = greatest(expires_at, now() + interval '1 minute')
       where cart_id = ? and deleted_at is null returning promotion_id`,
      [cartId],
    );
    await this.countRedemptions(held.map(({ promotion_id }) => promotion_id));
  }

  /**
   * Gives back what the order of a cart has redeemed: the order is cancelled, the voucher is as good as new. The hold goes last, so that
   * repeating it after a crash counts again.
   */
  async giveBackVouchers(cartId: string): Promise<void> {
    await this.reopenVouchers(cartId);
    await this.releaseVouchers(cartId);
  }

  /**
   * Medusa counts how often a promotion or a campaign was used, up and down, and a crash in between makes it count wrong.
   * The count of what has a limit is therefore set to what the redemptions say.
   */
  private async countRedemptions(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.run(
        `update promotion set used = redeemed.times, updated_at = now()
         from (select count(*)::int as times from furniture_voucher_hold where promotion_id = ? and redeemed) redeemed
         where promotion.id = ? and promotion."limit" is not null`,
        [id, id],
      );
      await this.run(
        `update promotion_campaign_budget budget set used = redeemed.times, updated_at = now(),
           raw_used = jsonb_build_object('value', redeemed.times::text, 'precision', 20)
         from (select count(*)::int as times from furniture_voucher_hold where promotion_id = ? and redeemed) redeemed
         where budget.id = ? and budget.type = 'usage' and budget."limit" is not null`,
        [id, id],
      );
    }
  }
}

export default Module(CART_TERMS, { service: CartTermsService });
