import { kindName } from "@planke46/furniture-rules";
import type { CartState } from "../cart/state";
import type { Language } from "./language";

/** One row of what the payment page names. */
export interface ChargedItem {
  name: string;
  description?: string;
  /** EUR, VAT included, after the multi-item discount; negative for what is taken off the sum. */
  amount: number;
}

const WORDS = {
  express: { de: "Expressbau", en: "Express build" },
  pickup: { de: "Abholung statt Fracht", en: "Pick-up instead of freight" },
  voucher: { de: "Gutschein", en: "Voucher" },
} as const satisfies Record<string, Record<Language, string>>;

/** What the total of a cart is made of, in the shopper's language. The amounts add up to the total. */
export function chargedItems(
  { lines, money }: Pick<CartState, "lines" | "money">,
  language: Language,
): ChargedItem[] {
  const pieces = money.lines.map(({ id, kind, discountPrice }) => {
    const size = lines.find((line) => line.id === id)?.facts?.dimensions;
    return { name: kindName(kind, language), ...(size && { description: size }), amount: discountPrice };
  });
  const extras = [
    { name: WORDS.express[language], amount: money.expressFee },
    { name: WORDS.pickup[language], amount: -money.pickupDeduction },
    { name: WORDS.voucher[language], amount: -money.voucherSum },
  ];
  return [...pieces, ...extras.filter(({ amount }) => amount !== 0)];
}
