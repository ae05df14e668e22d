import { dimensionsText, type Furniture, type Kind, kindName } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { type Texts, textsIn } from "../../language/texts";
import type { CartState } from "../cart/state";

/** One row of what the payment page names. */
export interface ChargedItem {
  name: string;
  description?: string;
  /** EUR, VAT included, after the multi-item discount; negative for what is taken off the sum. */
  amount: number;
}

/** What the total of a cart is made of, in the shopper's language. The amounts add up to the total. */
export function chargedItems(
  { lines, money, ordinary }: Pick<CartState, "lines" | "money" | "ordinary">,
  language: Language,
): ChargedItem[] {
  const pieces = money.lines.map(({ id, kind, discountPrice }) => {
    const size = lines.find((line) => line.id === id)?.facts?.dimensions;
    return { name: kindName(kind, language), ...(size && { description: size }), amount: discountPrice };
  });
  const others = ordinary.lines.map(({ title, quantity, total }) => ({
    name: quantity > 1 ? `${quantity} × ${title}` : title,
    amount: total,
  }));
  return [
    ...pieces,
    ...others,
    ...extras(
      {
        delivery: ordinary.delivery,
        express: money.expressFee,
        pickup: -money.pickupDeduction,
        voucher: -money.voucherSum,
      },
      language,
    ),
  ];
}

/** The bill of an order with a quoted delivery, as far as the payment page names it; whole EUR. */
interface OfferedBill {
  lines: readonly { kind: Kind; configuration: Record<string, unknown>; discount_price: number }[];
  express_fee: number;
  pickup_deduction: number;
  voucher_sum: number;
  delivery_cost: number;
}

/** What the total of an offered order is made of, its quoted delivery with it. */
export function offeredItems(bill: OfferedBill, language: Language): ChargedItem[] {
  const pieces = bill.lines.map(({ kind, configuration, discount_price: amount }) => {
    const size = dimensionsText({ kind, configuration } as unknown as Furniture, language);
    return { name: kindName(kind, language), ...(size && { description: size }), amount };
  });
  const { express_fee, pickup_deduction, voucher_sum, delivery_cost } = bill;
  return [
    ...pieces,
    ...extras(
      { express: express_fee, pickup: -pickup_deduction, voucher: -voucher_sum, delivery: delivery_cost },
      language,
    ),
  ];
}

type Charged = keyof Texts["pieces"]["charged"];

function extras(amounts: Partial<Record<Charged, number>>, language: Language): ChargedItem[] {
  const named = Object.entries(amounts).map(([key, amount]) => ({
    name: textsIn(language).pieces.charged[key as Charged],
    amount,
  }));
  return named.filter(({ amount }) => amount !== 0);
}
