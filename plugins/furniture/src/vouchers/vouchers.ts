import type { CartDTO, MedusaContainer, PromotionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { VoucherWorth } from "../money/bill";

/** A promotion that counts for a cart. */
export interface Voucher extends VoucherWorth {
  /** A fixed amount without conditions, which needs no promotion engine. */
  plain: boolean;
  /** Worth nothing: it makes the transfer the payment. */
  bankTransfer: boolean;
  /** How often the promotion may be redeemed in all; null is without limit. */
  limit: number | null;
}

const RELATIONS = ["application_method", "application_method.target_rules", "rules", "campaign"];

/**
 * The promotions that count for a cart: the voucher its shopper entered, as long as it can be redeemed, and what staff
 * let apply by itself. Any other code on the cart counts for nothing.
 * @param held the promotions it holds a redemption of, or has redeemed
 */
export async function vouchersOf(
  container: MedusaContainer,
  cart: Pick<CartDTO, "items">,
  voucherCode: string | null,
  held: readonly string[],
): Promise<Voucher[]> {
  const computed = computedWorths(cart);
  const codes = new Set([...computed.keys(), ...(voucherCode ? [voucherCode] : [])]);
  if (codes.size === 0) return [];
  const promotions = await promotionsByCode(container, [...codes]);
  return (
    promotions
      .filter((promotion) => promotion.code === voucherCode || promotion.is_automatic)
      // What this cart itself holds or has redeemed counts for it, though nobody else may redeem it any more.
      .filter((promotion) => held.includes(promotion.id) || isRedeemable(promotion, new Date()))
      .map((promotion) => toVoucher(promotion, computed))
  );
}

export async function promotionsByCode(container: MedusaContainer, codes: string[]): Promise<PromotionDTO[]> {
  return container.resolve(Modules.PROMOTION).listPromotions({ code: codes }, { relations: RELATIONS });
}

/** Switched on, inside its campaign, and not redeemed as often as it may be. */
export function isRedeemable(promotion: PromotionDTO, now: Date): boolean {
  const { starts_at, ends_at } = promotion.campaign ?? {};
  if (promotion.status !== "active") return false;
  if (starts_at && new Date(starts_at) > now) return false;
  if (ends_at && new Date(ends_at) <= now) return false;
  return typeof promotion.limit !== "number" || (promotion.used ?? 0) < promotion.limit;
}

/**
 * A fixed amount off the whole cart, without conditions: the cart rules decide what it takes off.
 * What staff set up with conditions or percentages, Medusa's promotion engine works out.
 */
export function isPlain({ type, rules, application_method: method }: PromotionDTO): boolean {
  return (
    type === "standard" &&
    method?.type === "fixed" &&
    method.target_type === "order" &&
    !rules?.length &&
    !method.target_rules?.length
  );
}

function toVoucher(promotion: PromotionDTO, computed: ReadonlyMap<string, number>): Voucher {
  const code = promotion.code ?? "";
  const plain = isPlain(promotion);
  const worth = plain ? Number(promotion.application_method?.value ?? 0) : (computed.get(code) ?? 0);
  return {
    code,
    promotionId: promotion.id,
    worth: Math.max(0, Math.round(worth)),
    plain,
    bankTransfer: plain && worth === 0,
    limit: promotion.limit ?? null,
  };
}

/** What Medusa's promotion engine has put on the lines, EUR by code. */
function computedWorths({ items }: Pick<CartDTO, "items">): Map<string, number> {
  const worths = new Map<string, number>();
  for (const { code, amount } of (items ?? []).flatMap((item) => item.adjustments ?? [])) {
    if (code) worths.set(code, (worths.get(code) ?? 0) + Number(amount));
  }
  return worths;
}
