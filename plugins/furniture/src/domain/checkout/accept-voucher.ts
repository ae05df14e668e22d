import type { MedusaContainer } from "@medusajs/framework/types";
import { type Language, languageOf } from "../../core/language";
import { Refusal } from "../../core/refusal/refusal";
import type { CartState } from "../cart/state";
import { claimsOf, isSupported, promotionsByCode, unredeemable } from "../vouchers/vouchers";
import { assertNotInPayment, voucherGone } from "./voucher-hold";

const MESSAGES = {
  voucher_unknown: {
    de: (code: string) => `Den Gutschein ${code} gibt es nicht.`,
    en: (code: string) => `There is no voucher ${code}.`,
  },
  voucher_one_only: {
    de: () => "Pro Bestellung kann nur ein Gutschein eingelöst werden.",
    en: () => "Only one voucher can be redeemed with an order.",
  },
  voucher_not_applicable: {
    de: (code: string) => `Der Gutschein ${code} gilt nicht für diesen Warenkorb.`,
    en: (code: string) => `The voucher ${code} does not apply to this cart.`,
  },
};

function refusal(reason: keyof typeof MESSAGES, code: string, language: Language): Refusal {
  return Refusal.single("voucher_code", MESSAGES[reason][language](code), reason);
}

/** An order takes one voucher; its code matches exactly, case included, is not used up, and no other cart is paying with it. */
export async function assertAcceptable(
  container: MedusaContainer,
  { cart, terms, vouchers }: CartState,
  code: string,
  language: Language,
): Promise<void> {
  const [promotion] = await promotionsByCode(container, [code]);
  if (!promotion || promotion.code !== code || promotion.is_automatic)
    throw refusal("voucher_unknown", code, language);
  if (!isSupported(promotion)) throw refusal("voucher_not_applicable", code, language);
  const why = unredeemable(promotion, new Date());
  if (why) throw voucherGone(code, language, why);
  const applied = vouchers.find((voucher) => voucher.code === terms.voucher_code);
  if (applied && applied.code !== code) throw refusal("voucher_one_only", code, language);
  await assertNotInPayment(container, { code, claims: claimsOf(promotion), cartId: cart.id }, language);
}

/** A voucher with conditions that takes nothing off this cart is refused rather than silently kept. */
export function assertEffective({ cart, lines, vouchers, ordinary }: CartState, code: string): void {
  const voucher = vouchers.find((candidate) => candidate.code === code);
  const effective =
    voucher &&
    (voucher.plain ||
      voucher.worth > 0 ||
      lines.length === 0 ||
      ordinary.promotions.has(voucher.promotionId));
  if (!effective) throw refusal("voucher_not_applicable", code, languageOf(cart.locale));
}
