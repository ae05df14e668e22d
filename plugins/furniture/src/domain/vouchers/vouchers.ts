import type { CartDTO, MedusaContainer, PromotionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { CART_TERMS } from "../../modules/cart-terms";
import type { VoucherWorth } from "./bill";
import { promotionIssues } from "./supported";

/** Something that can be redeemed a number of times only: a promotion with a limit, or the budget of its campaign. */
export interface Claim {
  /** Of the promotion or of the budget. */
  id: string;
  limit: number;
}

/** A promotion that counts for a cart. */
export interface Voucher extends VoucherWorth {
  /** A fixed amount without conditions, which needs no promotion engine. */
  plain: boolean;
  /** Worth nothing: it makes the transfer the payment. */
  bankTransfer: boolean;
  /** What one who pays with it takes from others; none for a promotion without limit. */
  claims: Claim[];
}

const RELATIONS = [
  "application_method",
  "application_method.target_rules",
  "rules",
  "campaign",
  "campaign.budget",
];

/**
 * The promotions that count for a cart: the voucher its shopper entered, as long as it can be redeemed, and what staff
 * let apply by itself, as long as others have not taken every use of it. Any other code on the cart counts for nothing. Those of the engine come first: they are of goods
 * alone, and what is left of a fixed amount may lower the fee of express build.
 * @param held what it holds a redemption of, or has redeemed: promotions and budgets
 */
export async function vouchersOf(
  container: MedusaContainer,
  cart: Pick<CartDTO, "id" | "items">,
  voucherCode: string | null,
  held: readonly string[],
): Promise<Voucher[]> {
  const computed = computedWorths(cart);
  const codes = new Set([...computed.keys(), ...(voucherCode ? [voucherCode] : [])]);
  if (codes.size === 0) return [];
  const promotions = (await promotionsByCode(container, [...codes]))
    .filter((promotion) => promotion.code === voucherCode || promotion.is_automatic)
    // What this cart itself holds or has redeemed counts for it, though no other cart may redeem it any more.
    .filter((promotion) => isHeld(promotion, held) || isRedeemable(promotion, new Date()))
    .filter(isSupported);
  const vouchers = promotions.map((promotion) => toVoucher(promotion, computed));
  const taken = await Promise.all(
    vouchers.map(({ code, claims }) => code !== voucherCode && areTaken(container, claims, cart.id)),
  );
  return vouchers
    .filter((_, index) => !taken[index])
    .sort((one, other) => Number(one.plain) - Number(other.plain) || (one.code < other.code ? -1 : 1));
}

/** Whether other carts have every use that is left of one of the claims. */
async function areTaken(
  container: MedusaContainer,
  claims: readonly Claim[],
  cartId: string,
): Promise<boolean> {
  const service = container.resolve(CART_TERMS);
  for (const { id, limit } of claims)
    if (await service.isVoucherTaken({ promotionId: id, limit, cartId })) return true;
  return false;
}

export async function promotionsByCode(container: MedusaContainer, codes: string[]): Promise<PromotionDTO[]> {
  return container.resolve(Modules.PROMOTION).listPromotions({ code: codes }, { relations: RELATIONS });
}

export async function promotionsById(container: MedusaContainer, ids: string[]): Promise<PromotionDTO[]> {
  if (ids.length === 0) return [];
  return container.resolve(Modules.PROMOTION).listPromotions({ id: ids }, { relations: RELATIONS });
}

/** Whether the shop can work with a promotion. Staff are refused any other, but one may be from before. */
export function isSupported(promotion: PromotionDTO): boolean {
  const { application_method: method, campaign } = promotion;
  const budget = campaign?.budget;
  return (
    promotionIssues({
      type: promotion.type,
      application_method: { ...method, value: numberOf(method?.value) },
      campaign: { budget: budget && { type: budget.type, limit: numberOf(budget.limit) } },
    }).length === 0
  );
}

/** Why a promotion cannot be redeemed: it is used up, switched off or ended, or its campaign has not begun. */
export type Unredeemable = "redeemed" | "over" | "not_yet";

export function unredeemable(promotion: PromotionDTO, now: Date): Unredeemable | null {
  const { starts_at, ends_at, budget } = promotion.campaign ?? {};
  const limit = numberOf(budget?.limit);
  if (limit !== null && (numberOf(budget?.used) ?? 0) >= limit) return "redeemed";
  if (typeof promotion.limit === "number" && (promotion.used ?? 0) >= promotion.limit) return "redeemed";
  if (promotion.status !== "active" || (ends_at && new Date(ends_at) <= now)) return "over";
  return starts_at && new Date(starts_at) > now ? "not_yet" : null;
}

/** Switched on, inside its campaign, and neither it nor its campaign redeemed as often as it may be. */
export function isRedeemable(promotion: PromotionDTO, now: Date): boolean {
  return unredeemable(promotion, now) === null;
}

/** What a shopper who pays with a promotion takes from others. */
export function claimsOf({ id, limit, campaign }: PromotionDTO): Claim[] {
  const budget = campaign?.budget;
  const uses = numberOf(budget?.limit);
  return [
    ...(typeof limit === "number" ? [{ id, limit }] : []),
    ...(budget && uses !== null ? [{ id: budget.id, limit: uses }] : []),
  ];
}

/** How often Medusa has counted a claim of a promotion. */
export function usesOf({ id, used, campaign }: PromotionDTO, claimId: string): number {
  return (claimId === id ? used : numberOf(campaign?.budget?.used)) ?? 0;
}

function isHeld(promotion: PromotionDTO, held: readonly string[]): boolean {
  const claims = claimsOf(promotion);
  return claims.length > 0 && claims.every(({ id }) => held.includes(id));
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

function toVoucher(promotion: PromotionDTO, computed: ReadonlyMap<string, Computed>): Voucher {
  const code = promotion.code ?? "";
  const plain = isPlain(promotion);
  const worth = plain ? amountOf(promotion) : worthOf(promotion, computed.get(code));
  return {
    code,
    promotionId: promotion.id,
    worth: Math.max(0, Math.round(withoutDust(worth))),
    plain,
    bankTransfer: plain && worth === 0,
    claims: claimsOf(promotion),
  };
}

/** EUR or percent. */
function amountOf({ application_method: method }: PromotionDTO): number {
  return numberOf(method?.value) ?? 0;
}

/**
 * What a promotion with conditions or of percent takes off, EUR. A percentage is of the gross prices of the pieces that the engine
 * picked: the engine itself would take it of net prices, or of what other promotions leave.
 */
function worthOf(promotion: PromotionDTO, computed: Computed | undefined): number {
  if (!computed) return 0;
  const percentage = promotion.application_method?.type === "percentage";
  return percentage && computed.picked > 0 ? (computed.picked * amountOf(promotion)) / 100 : computed.booked;
}

/** What is on the lines for one code, EUR. */
interface Computed {
  booked: number;
  /** The prices of the pieces that the engine has just picked; 0 once the cart is settled, and `booked` is what it came to. */
  picked: number;
}

function computedWorths({ items }: Pick<CartDTO, "items">): Map<string, Computed> {
  const worths = new Map<string, Computed>();
  for (const { unit_price, adjustments = [] } of items ?? []) {
    for (const { code, amount, provider_id } of adjustments) {
      if (!code) continue;
      const { booked, picked } = worths.get(code) ?? { booked: 0, picked: 0 };
      const price = provider_id === "voucher" ? 0 : Number(unit_price);
      worths.set(code, { booked: booked + Number(amount), picked: picked + price });
    }
  }
  return worths;
}

/** The engine counts with more digits than there are: half a EUR may come as 0.4999999999. */
function withoutDust(eur: number): number {
  return Number(eur.toFixed(6));
}

/** Medusa's numbers come as numbers or as its own decimal objects. */
function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
