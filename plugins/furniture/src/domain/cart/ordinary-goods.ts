import type {
  CartDTO,
  CartLineItemDTO,
  LineItemAdjustmentDTO,
  MedusaContainer,
} from "@medusajs/framework/types";
import { decorateCartTotals } from "@medusajs/framework/utils";
import { isFurnitureLine } from "./lines";
import { ownOptionIds } from "./shipping";

/** An ordinary product in a cart, as its shopper reads it. */
export interface OrdinaryLine {
  id: string;
  title: string;
  quantity: number;
  /** For all of them, after what promotions take off; EUR, VAT included. */
  total: number;
}

/** What else of the same Medusa lies in a cart beside furniture: products with a price of their own, and what delivers them. */
export interface OrdinaryGoods {
  lines: OrdinaryLine[];
  /** What it costs to deliver them, EUR, VAT included. */
  delivery: number;
  /** All of it by Medusa's own count, EUR. */
  total: number;
  /** The promotions that take something off them. */
  promotions: ReadonlySet<string>;
  /** The codes that do, but for those of furniture. */
  codes: string[];
  /** Ids of adjustments that take off them what already counts for the furniture. */
  twice: string[];
  /** What adjustments that take off fractions of a cent are to be. */
  rounded: { id: string; item_id: string; amount: number; is_tax_inclusive: boolean }[];
  /** The ids of the options that deliver them. */
  options: string[];
}

const NONE: OrdinaryGoods = {
  lines: [],
  delivery: 0,
  total: 0,
  promotions: new Set(),
  codes: [],
  twice: [],
  rounded: [],
  options: [],
};

/**
 * The ordinary goods of a cart.
 * @param counting ids of the promotions that count for its furniture: they take nothing off these
 */
export async function ordinaryGoods(
  container: MedusaContainer,
  cart: CartDTO,
  counting: ReadonlySet<string>,
): Promise<OrdinaryGoods> {
  const ordinary = (cart.items ?? []).filter((item) => !isFurnitureLine(item));
  if (ordinary.length === 0) return NONE;
  const own = await ownOptionIds(container);
  const methods = (cart.shipping_methods ?? []).filter(
    ({ shipping_option_id }) => !own.has(shipping_option_id ?? ""),
  );
  const items = ordinary.map((item) => ({
    ...item,
    adjustments: (item.adjustments ?? [])
      .filter(({ promotion_id }) => !counting.has(promotion_id ?? ""))
      .map((adjustment) => inWholeCents(adjustment, item)),
  }));
  const left = new Set(items.flatMap(({ adjustments }) => adjustments.map(({ id }) => id)));
  const booked = ordinary.flatMap(({ adjustments }) => adjustments ?? []);
  const counted = totalsOf({ ...cart, items, shipping_methods: methods });
  const reductions: { promotion_id?: string; code?: string }[] = [
    ...items.flatMap(({ adjustments }) => adjustments),
    ...methods.flatMap(({ adjustments }) => adjustments ?? []),
  ];
  return {
    lines: items.map((item, index) => ({
      id: item.id,
      title: ordinaryTitle(item),
      quantity: Number(item.quantity),
      total: cents(itemTotal(counted, index)),
    })),
    delivery: cents(counted.shipping_total),
    total: cents(counted.total),
    promotions: new Set(reductions.flatMap(({ promotion_id }) => promotion_id ?? [])),
    codes: [...new Set(reductions.flatMap(({ code }) => code ?? []))],
    twice: booked.flatMap(({ id }) => (left.has(id) ? [] : id)),
    rounded: items.flatMap(({ adjustments }) =>
      adjustments.flatMap((one) => {
        const { id, item_id, amount, is_tax_inclusive } = one;
        return booked.includes(one)
          ? []
          : { id, item_id, amount: Number(amount), is_tax_inclusive: is_tax_inclusive === true };
      }),
    ),
    options: methods.flatMap(({ shipping_option_id }) => shipping_option_id ?? []),
  };
}

/**
 * Medusa takes percentages off to fractions of a cent, and net amounts off gross prices, which cannot be paid. Halves are rounded up.
 * What comes to whole cents stays as Medusa has it.
 */
function inWholeCents(adjustment: LineItemAdjustmentDTO, item: CartLineItemDTO): LineItemAdjustmentDTO {
  const isNet = adjustment.is_tax_inclusive !== true && item.is_tax_inclusive;
  const rate = isNet ? (item.tax_lines ?? []).reduce((sum, line) => sum + Number(line.rate), 0) : 0;
  const off = Number((Number(adjustment.amount) * (100 + rate)).toFixed(6));
  if (Number.isInteger(off)) return adjustment;
  const amount = Math.round(off) / 100;
  return { ...adjustment, amount, is_tax_inclusive: isNet || adjustment.is_tax_inclusive === true };
}

function totalsOf(part: CartDTO) {
  const copy = structuredClone({ ...part, credit_lines: [] });
  return decorateCartTotals(copy as Parameters<typeof decorateCartTotals>[0]);
}

/** The product, and the variant where there is more than the one every product has. */
export function ordinaryTitle({
  title,
  product_title,
  variant_title,
}: {
  title: string;
  product_title?: string | null | undefined;
  variant_title?: string | null | undefined;
}): string {
  const product = product_title ?? title;
  const isNamed = variant_title && variant_title !== "Default variant" && variant_title !== product;
  return isNamed ? `${product}, ${variant_title}` : product;
}

/** Medusa's type forgets the lines that it decorates. */
function itemTotal(counted: object, index: number): unknown {
  const items: unknown = Reflect.get(counted, "items");
  return Array.isArray(items) ? items[index]?.total : undefined;
}

const cents = (eur: unknown): number => Math.round(Number(eur ?? 0) * 100) / 100;
