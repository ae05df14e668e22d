import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { type CartTerms, UNTOUCHED_TERMS } from "../../cart/terms";
import FurnitureCartTerms from "./models/cart-terms";
import FurnitureContactDraft from "./models/contact-draft";
import FurnitureVoucherHold from "./models/voucher-hold";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: Connection;
}

interface Connection {
  raw(statement: string, parameters: unknown[]): PromiseLike<{ rows: unknown[] }>;
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
export default class CartTermsService extends MedusaService({
  FurnitureCartTerms,
  FurnitureContactDraft,
  FurnitureVoucherHold,
}) {
  private readonly connection: Connection;

  constructor(dependencies: Dependencies, ...others: unknown[]) {
    super(dependencies, ...others);
    this.connection = dependencies[ContainerRegistrationKeys.PG_CONNECTION];
  }

  /** The terms of a cart; a cart nobody has touched has {@link UNTOUCHED_TERMS}. */
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
   * Takes one redemption of a voucher for a cart until `until`, or renews the one it has.
   * Of any number of carts at once exactly as many get one as the limit allows. False: none is left.
   */
  async holdVoucher(hold: {
    promotionId: string;
    limit: number;
    cartId: string;
    until: Date;
  }): Promise<boolean> {
    const renewed = await this.run(
      `update furniture_voucher_hold set expires_at = greatest(expires_at, ?), updated_at = now()
       where promotion_id = ? and cart_id = ? and (redeemed or expires_at > now()) returning id`,
      [hold.until, hold.promotionId, hold.cartId],
    );
    if (renewed.length > 0) return true;
    for (let slot = 1; slot <= hold.limit; slot++) {
      const taken = await this.run(
        `insert into furniture_voucher_hold (id, promotion_id, slot, cart_id, expires_at) values (?, ?, ?, ?, ?)
         on conflict (promotion_id, slot) where deleted_at is null
         do update set cart_id = excluded.cart_id, expires_at = excluded.expires_at, updated_at = now()
         where not furniture_voucher_hold.redeemed and furniture_voucher_hold.expires_at <= now()
         returning id`,
        [generateEntityId(undefined, "fvhold"), hold.promotionId, slot, hold.cartId, hold.until],
      );
      if (taken.length > 0) return true;
    }
    return false;
  }

  /** Whether other carts have every redemption of a voucher, redeemed or while they pay. */
  async isVoucherTaken(voucher: { promotionId: string; limit: number; cartId: string }): Promise<boolean> {
    const [row] = await this.run<{ taken: number }>(
      `select count(*)::int as taken from furniture_voucher_hold where promotion_id = ? and cart_id <> ?
       and slot <= ? and deleted_at is null and (redeemed or expires_at > now())`,
      [voucher.promotionId, voucher.cartId, voucher.limit],
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
   * vouchers again, and nobody is told that they are used up. The caller holds the cart's lock.
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

  /** Gives back what the order of a cart has redeemed: the order is cancelled, the voucher is as good as new. */
  async giveBackVouchers(cartId: string): Promise<void> {
    const promotions = await this.run<{ promotion_id: string }>(
      "select promotion_id from furniture_voucher_hold where cart_id = ? and deleted_at is null",
      [cartId],
    );
    await this.run("delete from furniture_voucher_hold where cart_id = ? and deleted_at is null", [cartId]);
    await this.countRedemptions(promotions.map(({ promotion_id }) => promotion_id));
  }

  /**
   * Medusa counts how often a promotion was used, up and down, and a crash in between makes it count wrong. The count
   * of a promotion with a limit is therefore set to what the redemptions say.
   */
  private async countRedemptions(promotionIds: readonly string[]): Promise<void> {
    for (const id of promotionIds) {
      await this.run(
        `update promotion set used = redeemed.times, updated_at = now()
         from (select count(*)::int as times from furniture_voucher_hold where promotion_id = ? and redeemed) redeemed
         where promotion.id = ? and promotion."limit" is not null`,
        [id, id],
      );
    }
  }

  private async run<Row = unknown>(statement: string, parameters: unknown[]): Promise<Row[]> {
    const { rows } = await this.connection.raw(statement, parameters);
    return rows as Row[];
  }
}
