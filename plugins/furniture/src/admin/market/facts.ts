import type { MarketFacts } from "../../api/admin/furniture/market/route";
import { ask } from "../ask";

/** The one place that keeps them in the browser: all pages and widgets of the plugin are one bundle. */
let facts: MarketFacts | undefined;

/** Reads the market's facts from the server. Throws the server's refusal. */
export async function readMarket(): Promise<void> {
  facts = await ask<MarketFacts>("market");
}

export function isMarketRead(): boolean {
  return facts !== undefined;
}

/** Where and in what the shop sells. Only for what `withMarket` shows: before the facts have been read it throws. */
export function market(): MarketFacts {
  if (!facts) throw new Error("The market's facts have not been read");
  return facts;
}
