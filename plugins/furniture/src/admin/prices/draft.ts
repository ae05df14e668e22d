import {
  constantOf,
  PRICE_FIELDS,
  type PriceOverrides,
  type Prices,
  priceAt,
  priceTable,
} from "@planke46/furniture-rules";
import { numberOf, written } from "./words";

/** What is written in each field, by its path. */
export type Draft = Readonly<Record<string, string>>;

/** A draft judged by the rules themselves. */
export interface Judged {
  /** What would be saved: every number that differs from its constant. */
  overrides: PriceOverrides;
  /** Message by path of the field. */
  faults: ReadonlyMap<string, string>;
  /** The table that would follow; the one before while something is wrong. */
  prices: Prices;
  changed: boolean;
}

export function draftOf(prices: Prices): Draft {
  return Object.fromEntries(PRICE_FIELDS.map(({ path }) => [path, written(priceAt(prices, path))]));
}

export function judge(draft: Draft, before: Prices): Judged {
  const numbers = PRICE_FIELDS.map((field) => ({ field, value: numberOf(draft[field.path] ?? "") }));
  const overrides = Object.fromEntries(
    numbers
      .filter(({ field, value }) => value !== constantOf(field))
      .map(({ field, value }) => [field.path, value]),
  );
  const table = priceTable(overrides);
  const changed = numbers.some(({ field, value }) => value !== priceAt(before, field.path));
  if (table.ok) return { overrides: table.overrides, faults: new Map(), prices: table.prices, changed };
  const faults = new Map(table.issues.map(({ path, message }) => [path, message]));
  return { overrides, faults, prices: before, changed };
}
