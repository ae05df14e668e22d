import {
  type CartMoney,
  type Configuration,
  cartMoney,
  type Kind,
  type PricedLine,
  type Prices,
  priceOf,
  type Terms,
} from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import type { Repriced } from "../../modules/prices";

/** A line with the configuration it was frozen with. */
export interface FrozenLine extends PricedLine {
  title: string;
  configuration: Configuration;
}

/** What a new version makes of a cart. */
export interface Repricing {
  /** The lines with their new prices, in cart order. */
  lines: PricedLine[];
  money: CartMoney;
  changes: Repriced[];
}

/**
 * Counts a cart anew. A fee of the cart counts as changed when the tables differ about it at the new prices of the lines;
 * that it follows those prices is no change of its own.
 */
export function reprice(
  lines: readonly FrozenLine[],
  terms: Terms,
  voucherSum: number,
  before: Prices,
  after: Prices,
  language: Language,
): Repricing {
  const repricedLines = lines.map(({ id, kind, configuration }) => ({
    id,
    kind,
    price: priceOf(kind, configuration, after).price,
  }));
  const changes: Repriced[] = lines.flatMap(({ id, title, price }, index) => {
    const to = repricedLines[index]?.price ?? price;
    return to === price ? [] : [{ line_id: id, code: "line" as const, title, from: price, to }];
  });
  const money = cartMoney(repricedLines, terms, voucherSum, after);
  const [old, fresh] = [feesOf(cartMoney(repricedLines, terms, voucherSum, before)), feesOf(money)];
  for (const code of ["multi_item_discount", "pickup_deduction", "express_build"] as const) {
    if (old[code] === fresh[code]) continue;
    changes.push({
      line_id: null,
      code,
      title: textsIn(language).pieces.fees[code],
      from: old[code],
      to: fresh[code],
    });
  }
  return { lines: repricedLines, money, changes };
}

function feesOf(money: CartMoney): Record<Exclude<Repriced["code"], "line">, number> {
  return {
    multi_item_discount: money.lines.reduce((sum, { discountAmount }) => sum + discountAmount, 0),
    pickup_deduction: money.pickupDeduction,
    express_build: money.expressFee,
  };
}

/**
 * What the shopper is still to be told, with what happened since. What no answer has shown yet is told from the price they
 * knew before; what was shown is known.
 */
export function withChanges(
  told: readonly Repriced[],
  shown: boolean,
  changes: readonly Repriced[],
): Repriced[] {
  const key = ({ line_id, code }: Repriced) => `${code} ${line_id ?? ""}`;
  const merged = new Map(told.map((one) => [key(one), one]));
  for (const change of changes) {
    const known = merged.get(key(change));
    merged.set(key(change), known && !shown ? { ...change, from: known.from } : change);
  }
  return [...merged.values()].filter(({ from, to }) => from !== to);
}

/** A frozen line; the row is ours, so what it holds needs no second check. */
export function frozenLine(
  line: PricedLine & { title: string; kind: Kind },
  configuration: Record<string, unknown>,
): FrozenLine {
  const { id, kind, price, title } = line;
  return { id, kind, price, title, configuration: configuration as unknown as Configuration };
}
