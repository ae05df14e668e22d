import { KINDS, type Kind } from "../kinds/names.js";
import { definitionOf } from "../kinds/registry.js";
import { PRICES, type Prices } from "./constants.js";
import { FEE, type PriceBounds, type PriceRow } from "./rows.js";

/** Where a field belongs: to every kind, to one, or to the cart. */
export type PriceGroup = "all" | Kind | "cart";

/** One number of the price table that staff may override, with what it may become. */
export interface PriceField extends PriceBounds {
  /** Path into `PRICES`, joined by dots: "table.frame.closed". */
  path: string;
  group: PriceGroup;
  /** What staff call it, in German. */
  label: string;
}

const WHOLE_FEE: PriceBounds = { ...FEE, decimals: 0 };

const CART_ROWS: readonly PriceRow[] = [
  ["expressBuild", WHOLE_FEE, "Expressbau"],
  ["multiItemDiscount", { unit: "share", min: 0, max: 0.5, decimals: 4 }, "Mengenrabatt, Anteil am Preis"],
  ["pickupTiers.0.below", { ...WHOLE_FEE, min: 1, max: 10_000 }, "Abholung, Stufe 1 gilt unter"],
  ["pickupTiers.0.amount", WHOLE_FEE, "Abholung, Abzug der Stufe 1"],
  ["pickupTiers.1.below", { ...WHOLE_FEE, min: 1, max: 10_000 }, "Abholung, Stufe 2 gilt unter"],
  ["pickupTiers.1.amount", WHOLE_FEE, "Abholung, Abzug der Stufe 2"],
  ["pickupAboveTiers", WHOLE_FEE, "Abholung, Abzug darüber"],
];

function fieldsOf(group: PriceGroup, rows: readonly PriceRow[]): PriceField[] {
  return rows.map(([name, bounds, label]) => ({
    path: `${group}.${name}`,
    group,
    ...bounds,
    label,
  }));
}

/** Every number staff may override, in the order a form shows them. Sizes that are included stay constants. */
export const PRICE_FIELDS: readonly PriceField[] = [
  {
    path: "multiplier",
    group: "all",
    unit: "factor",
    min: 0.5,
    max: 5,
    decimals: 4,
    label: "Multiplikator aller Möbel",
  },
  ...KINDS.flatMap((kind) => fieldsOf(kind, definitionOf(kind).priceRows)),
  ...fieldsOf("cart", CART_ROWS),
];

/** The number at a field's path of a price table. Throws a RangeError for a path that leads to none. */
export function priceAt(prices: Prices, path: string): number {
  let found: unknown = prices;
  for (const step of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[step];
  if (typeof found === "number") return found;
  throw new RangeError(`${path} is no number of the price table`);
}

/** What a field is without an override. */
export function constantOf({ path }: PriceField): number {
  return priceAt(PRICES, path);
}
