import type { CartDTO, CartLineItemDTO, MedusaContainer, PromotionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { VoucherWorth } from "../money/bill";
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

/** Vouchers as they were written down when their shopper was sent to pay. */
export const agreedVouchers = z.object({
  voucher_code: z.string().nullable(),
  vouchers: z.array(
    z.object({
      code: z.string(),
      promotionId: z.string(),
      worth: z.number(),
      plain: z.boolean(),
      bankTransfer: z.boolean(),
      claims: z.array(z.object({ id: z.string(), limit: z.number() })),
    }),
  ),
});
export type AgreedVouchers = z.infer<typeof agreedVouchers>;

const RELATIONS = [
  "application_method",
  "application_method.target_rules",
  "rules",
  "campaign",
  "campaign.budget",
];

/**
 * The promotions that count for a cart: the voucher its shopper entered, as long as it can be redeemed, and what staff
 * let apply by itself. Any other code on the cart counts for nothing. Those of the engine come first: they are of goods
 * alone, and what is left of a fixed amount may lower the fee of express build.
 * @param held what it holds a redemption of, or has redeemed: promotions and budgets
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
      .filter((promotion) => isHeld(promotion, held) || isRedeemable(promotion, new Date()))
      .filter(isSupported)
      .map((promotion) => toVoucher(promotion, computed))
      .sort((one, other) => Number(one.plain) - Number(other.plain) || (one.code < other.code ? -1 : 1))
  );
}

export async function promotionsByCode(container: MedusaContainer, codes: string[]): Promise<PromotionDTO[]> {
  return container.resolve(Modules.PROMOTION).listPromotions({ code: codes }, { relations: RELATIONS });
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

/** Switched on, inside its campaign, and neither it nor its campaign redeemed as often as it may be. */
export function isRedeemable(promotion: PromotionDTO, now: Date): boolean {
  const { starts_at, ends_at, budget } = promotion.campaign ?? {};
  if (promotion.status !== "active") return false;
  if (starts_at && new Date(starts_at) > now) return false;
  if (ends_at && new Date(ends_at) <= now) return false;
  const limit = numberOf(budget?.limit);
  if (limit !== null && (numberOf(budget?.used) ?? 0) >= limit) return false;
  return typeof promotion.limit !== "number" || (promotion.used ?? 0) < promotion.limit;
}

/** What whoever pays with a promotion takes from others. */
export function claimsOf({ id, limit, campaign }: PromotionDTO): Claim[] {
  const budget = campaign?.budget;
  const uses = numberOf(budget?.limit);
  return [
    ...(typeof limit === "number" ? [{ id, limit }] : []),
    ...(budget && uses !== null ? [{ id: budget.id, limit: uses }] : []),
  ];
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
  const { booked, gross } = computed.get(code) ?? { booked: 0, gross: 0 };
  const percentage = promotion.application_method?.type === "percentage";
  const worth = plain ? (numberOf(promotion.application_method?.value) ?? 0) : percentage ? gross : booked;
  return {
    code,
    promotionId: promotion.id,
    worth: Math.max(0, Math.round(withoutDust(worth))),
    plain,
    bankTransfer: plain && worth === 0,
    claims: claimsOf(promotion),
  };
}

/** What Medusa's promotion engine has put on the lines for one code, EUR. */
interface Computed {
  booked: number;
  /** The same with VAT, where the engine took a promotion for one of net prices. */
  gross: number;
}

function computedWorths({ items }: Pick<CartDTO, "items">): Map<string, Computed> {
  const worths = new Map<string, Computed>();
  for (const item of items ?? []) {
    for (const { code, amount, is_tax_inclusive } of item.adjustments ?? []) {
      if (!code) continue;
      const { booked, gross } = worths.get(code) ?? { booked: 0, gross: 0 };
      const withTax = is_tax_inclusive ? Number(amount) : Number(amount) * (1 + taxRate(item));
      worths.set(code, { booked: booked + Number(amount), gross: gross + withTax });
    }
  }
  return worths;
}

/** 0.19 of a piece taxed at 19 %. */
function taxRate({ tax_lines }: CartLineItemDTO): number {
  return (tax_lines ?? []).reduce((sum, { rate }) => sum + Number(rate), 0) / 100;
}

/** The engine counts with more digits than there are: half a EUR may come as 0.4999999999. */
function withoutDust(eur: number): number {
  return Number(eur.toFixed(6));
}

/** Medusa's numbers come as numbers or as its own decimal objects. */
function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
