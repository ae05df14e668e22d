import type { CampaignBudgetDTO, MedusaContainer, PromotionDTO } from "@medusajs/framework/types";
import { day } from "../../core/formats";
import { issuesOf, Refusal } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { textsIn } from "../../language/texts";
import { CART_TERMS } from "../../modules/cart-terms";
import { holdUntil } from "../cart/payments";
import { type CartState, isForFurniture, isOrdinaryAlone } from "../cart/state";
import {
  type Claim,
  claimsOf,
  isSupported,
  promotionsByCode,
  promotionsById,
  type Unredeemable,
  unredeemable,
  usesOf,
  type Voucher,
} from "../vouchers/vouchers";

/** It will not come back. */
const VOUCHER_GONE = {
  redeemed: "voucher_gone",
  over: "voucher_over",
  not_yet: "voucher_not_yet",
} as const satisfies Record<Unredeemable, string>;
/** Nothing in the cart meets its conditions: it counts again once something does. */
const VOUCHER_IDLE = "voucher_not_applicable";
/** Another cart is paying with it: the redemption may come back. */
const VOUCHER_IN_PAYMENT = "voucher_in_payment";

/**
 * Takes the vouchers of a cart for the shopper who is about to pay, and writes down what they count for. Throws a
 * {@link Refusal} that names the code when another shopper has redeemed it or is paying with it; then this cart holds none.
 */
export async function holdVouchers(
  container: MedusaContainer,
  { cart, terms, vouchers }: CartState,
  language: Language,
): Promise<void> {
  if (terms.voucher_code && !vouchers.some(({ code }) => code === terms.voucher_code)) {
    throw lapse(await whyGone(container, terms.voucher_code), terms.voucher_code, language);
  }
  const service = container.resolve(CART_TERMS);
  const until = holdUntil();
  for (const { code, claim } of claimsOfAll(vouchers)) {
    const held = await service.holdVoucher({
      promotionId: claim.id,
      limit: claim.limit,
      cartId: cart.id,
      until,
    });
    if (held) continue;
    await service.releaseVouchers(cart.id);
    throw await voucherTaken(container, { code, promotionId: claim.id, cartId: cart.id }, language);
  }
  await service.agreeVouchers(cart.id, { voucher_code: terms.voucher_code, vouchers: [...vouchers] });
}

function claimsOfAll(vouchers: readonly Voucher[]): { code: string; claim: Claim }[] {
  return vouchers.flatMap(({ code, claims }) => claims.map((claim) => ({ code, claim })));
}

/**
 * Throws a {@link Refusal} while other carts pay with every redemption of a voucher that is left; takes none itself.
 */
export async function assertNotInPayment(
  container: MedusaContainer,
  { code, claims, cartId }: { code: string; claims: readonly Claim[]; cartId: string },
  language: Language,
): Promise<void> {
  const service = container.resolve(CART_TERMS);
  for (const { id, limit } of claims) {
    if (await service.isVoucherTaken({ promotionId: id, limit, cartId }))
      throw await voucherTaken(container, { code, promotionId: id, cartId }, language);
  }
}

/** The codes that a refusal calls gone, without effect, or part of a payment of another cart. */
export function goneVouchers(error: unknown): string[] {
  const codes: (string | undefined)[] = [...Object.values(VOUCHER_GONE), VOUCHER_IDLE, VOUCHER_IN_PAYMENT];
  return (issuesOf(error) ?? [])
    .filter(({ code }) => codes.includes(code))
    .map(({ params }) => String(params?.voucher_code));
}

/** Why a voucher cannot be held: redeemed for good, or part of a payment that may still come to nothing. */
async function voucherTaken(
  container: MedusaContainer,
  { code, promotionId, cartId }: { code: string; promotionId: string; cartId: string },
  language: Language,
): Promise<Refusal> {
  const freeAt = await container.resolve(CART_TERMS).voucherFreeAt(promotionId, cartId);
  if (freeAt === null) return lapse({ reason: VOUCHER_GONE.redeemed }, code, language);
  const minutes = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 60_000));
  const message = textsIn(language).refusals.vouchers.voucher_in_payment(code, minutes);
  const issue = {
    path: "voucher_code",
    message,
    code: VOUCHER_IN_PAYMENT,
    params: { minutes, voucher_code: code },
  };
  return Refusal.of([issue]);
}

/** Why a voucher that a shopper had entered counts no more; one that staff have deleted is over. */
async function whyGone(container: MedusaContainer, code: string): Promise<Lapse> {
  const [promotion] = await promotionsByCode(container, [code]);
  return (promotion && isSupported(promotion) && lapseOf(promotion)) || { reason: VOUCHER_GONE.over };
}

interface Lapse {
  reason: (typeof VOUCHER_GONE)[Unredeemable] | typeof VOUCHER_IDLE;
  /** Of one that is not redeemed yet: the moment its campaign begins. */
  begins?: Date;
}

function lapseOf(promotion: PromotionDTO): Lapse | undefined {
  const why = unredeemable(promotion, new Date());
  if (!why) return undefined;
  const { starts_at } = promotion.campaign ?? {};
  return {
    reason: VOUCHER_GONE[why],
    ...(why === "not_yet" && starts_at && { begins: new Date(starts_at) }),
  };
}

/** The same for a page; the day in words. */
export function shownLapse({ code, reason, begins }: Lapse & { code: string }, language: Language) {
  return { code, reason, ...(begins && { day: day(begins, language) }) };
}

function lapse({ reason, begins }: Lapse, code: string, language: Language): Refusal {
  const when = begins ? day(begins, language) : "";
  const message = textsIn(language).refusals.vouchers[reason](code, when);
  const params = { voucher_code: code, ...(begins && { day: when }) };
  return Refusal.of([{ path: "voucher_code", message, code: reason, params }]);
}

type Counting = Pick<CartState, "cart" | "terms" | "vouchers" | "lines" | "ordinary">;

/** The code that a shopper has entered and that takes nothing off the cart as it is now, and why; undefined where it counts or there is none. */
export async function lapsedVoucher(
  container: MedusaContainer,
  state: Counting,
): Promise<(Lapse & { code: string }) | undefined> {
  const code = state.terms.voucher_code;
  if (!code || state.cart.completed_at || isEffective(state, code)) return undefined;
  const isIdle = state.vouchers.some((voucher) => voucher.code === code);
  return { code, ...(isIdle ? { reason: VOUCHER_IDLE } : await whyGone(container, code)) };
}

/** Throws the refusal of a code that has come to take nothing off, so that no order uses it up for nothing. */
export async function assertCounting(
  container: MedusaContainer,
  state: Counting,
  language: Language,
): Promise<void> {
  const lapsed = await lapsedVoucher(container, state);
  if (lapsed) throw lapse(lapsed, lapsed.code, language);
}

/**
 * Takes what the ordinary goods of a cart redeem from the same store of redemptions as furniture does: before it is paid with furniture,
 * before it becomes an order without. Throws a refusal while other shoppers have the last one. What is used up of a cart without
 * furniture Medusa refuses itself.
 */
export async function holdOrdinaryVouchers(container: MedusaContainer, state: CartState): Promise<void> {
  const promotions = await promotionsById(container, [...state.ordinary.promotions]);
  for (const promotion of promotions.filter(({ campaign }) => countsUses(campaign?.budget)))
    for (const claim of claimsOf(promotion)) await hold(container, state, promotion, claim);
}

function countsUses(budget: CampaignBudgetDTO | null | undefined): boolean {
  return !budget || budget.type === "usage";
}

async function hold(
  container: MedusaContainer,
  state: CartState,
  promotion: PromotionDTO,
  claim: Claim,
): Promise<void> {
  const service = container.resolve(CART_TERMS);
  const { cart } = state;
  const { id: promotionId, limit } = claim;
  if ((await service.redemptionsTaken(promotionId)) === 0)
    await service.coverUses(promotionId, usesOf(promotion, promotionId));
  const held = await service.holdVoucher({ promotionId, limit, cartId: cart.id, until: holdUntil() });
  // One that applies by itself no shopper can take off.
  if (held || promotion.is_automatic) return;
  if (isOrdinaryAlone(state) && (await service.voucherFreeAt(promotionId, cart.id)) === null) return;
  await service.releaseVouchers(cart.id);
  const taken = { code: promotion.code ?? "", claims: [claim], cartId: cart.id };
  await assertNotInPayment(container, taken, languageOf(cart.locale));
}

function refusal(
  reason: "voucher_unknown" | "voucher_one_only" | "voucher_not_applicable",
  code: string,
  language: Language,
): Refusal {
  return Refusal.single("voucher_code", textsIn(language).refusals.vouchers[reason](code), reason);
}

/** An order takes one voucher; its code matches exactly, case included, is not used up, and no other cart is paying with it. */
export async function assertAcceptable(
  container: MedusaContainer,
  state: CartState,
  code: string,
  language: Language,
): Promise<void> {
  const [promotion] = await promotionsByCode(container, [code]);
  if (!promotion || promotion.code !== code || promotion.is_automatic)
    throw refusal("voucher_unknown", code, language);
  if (!isSupported(promotion)) throw refusal("voucher_not_applicable", code, language);
  const lapsed = lapseOf(promotion);
  if (lapsed) throw lapse(lapsed, code, language);
  const { cart, terms } = state;
  const isAnother = terms.voucher_code !== null && terms.voucher_code !== code;
  if (isAnother && isEffective(state, terms.voucher_code)) throw refusal("voucher_one_only", code, language);
  await assertNotInPayment(container, { code, claims: claimsOf(promotion), cartId: cart.id }, language);
}

/** A voucher with conditions that takes nothing off this cart is refused rather than silently kept. */
export function assertEffective(state: CartState, code: string): void {
  if (!isEffective(state, code)) throw refusal(VOUCHER_IDLE, code, languageOf(state.cart.locale));
}

/** A cart without furniture shows what a voucher takes off once there is some. */
function isEffective({ lines, vouchers, ordinary }: Counting, code: string | null): boolean {
  const voucher = vouchers.find((candidate) => candidate.code === code);
  return Boolean(
    voucher &&
      (isForFurniture(voucher) || lines.length === 0 || ordinary.promotions.has(voucher.promotionId)),
  );
}
