import { KINDS, type Kind, PRICES, type Prices } from "@planke46/furniture-rules";
import { z } from "zod";
import type { AskMedusa } from "./medusa.server.ts";
import { remembered } from "./remembered.server.ts";

/** How long a table is handed on without asking again: long enough for a page's own requests, no longer. */
const FRESH_FOR_MS = 2000;
const TIMEOUT_MS = 3000;

/** The shop's prices as the server counts: 0 is the constants of the rules. */
export interface ServedPrices {
  version: number;
  prices: Prices;
  /** The kinds that are not sold for now. */
  offSale: readonly Kind[];
}

/** A number wherever the constants have one, so that the rules can count with it. */
function isPriceTable(value: unknown, like: unknown = PRICES): value is Prices {
  if (typeof like === "number") return typeof value === "number" && Number.isFinite(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(like as object).every(([name, part]) =>
    isPriceTable((value as Record<string, unknown>)[name], part),
  );
}

export const pricesAnswer = z.object({
  version: z.number(),
  prices: z.custom<Prices>((value) => isPriceTable(value), "not a price table"),
  off_sale: z.array(z.enum(KINDS)).default([]),
});

/**
 * The current prices, as Medusa serves them. While Medusa does not answer, pages use its last answer, or the constants
 * of the rules if there was none. That is safe: nothing can be ordered without Medusa, and the cart shows its prices.
 */
export function servedPrices(ask: AskMedusa): () => Promise<ServedPrices> {
  return remembered<ServedPrices>(
    async () => {
      const request = { answer: pricesAnswer, timeout: TIMEOUT_MS };
      const { off_sale: offSale, ...served } = await ask("/store/furniture/prices", request);
      return { ...served, offSale };
    },
    { freshFor: FRESH_FOR_MS, first: { version: 0, prices: PRICES, offSale: [] } },
  );
}
