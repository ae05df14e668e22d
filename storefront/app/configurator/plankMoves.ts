import type { StockPlank } from "../commerce/planks.server.ts";

/**
 * The next plank up (−1) or down (+1) the list that lies in no other position; null at the end. From no plank at all,
 * down leads to the first one.
 */
export function neighbour(
  planks: readonly StockPlank[],
  picks: readonly (string | null)[],
  position: number,
  step: -1 | 1,
): string | null {
  const present = planks.findIndex(({ id }) => id === picks[position]);
  for (let at = present + step; at >= 0 && at < planks.length; at += step) {
    const id = planks[at]?.id;
    if (id !== undefined && !picks.includes(id)) return id;
  }
  return null;
}

/** What of the stock can be built into boards of this length (cm). */
export function pickable(stock: readonly StockPlank[], length: number): StockPlank[] {
  return stock.filter((plank) => plank.available && plank.length >= length);
}

/** The picked planks that can be had, but that are too short for boards of this length (cm): the piece has grown, or staff have measured them anew. */
export function tooShort(
  picks: readonly (string | null)[],
  stock: readonly StockPlank[],
  length: number,
): StockPlank[] {
  return stock.filter((plank) => picks.includes(plank.id) && plank.available && plank.length < length);
}

/**
 * The picks that another shopper has by now, or that were never in the stock: they become the workshop's. A link may have lost
 * its capitals on its way; no two ids differ in them alone.
 */
export function withoutGone(
  picks: readonly (string | null)[],
  stock: readonly StockPlank[],
): { picks: (string | null)[]; gone: string[] } {
  const gone: string[] = [];
  const left = picks.map((id) => {
    if (id === null) return null;
    const plank = stock.find((candidate) => candidate.id.toLowerCase() === id.toLowerCase());
    if (plank?.available) return plank.id;
    gone.push(plank?.title ?? "");
    return null;
  });
  return { picks: left, gone };
}
