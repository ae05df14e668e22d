import { afterAll, beforeAll } from "vitest";
import type { MarketFacts } from "../../api/admin/furniture/market/route";
import { readMarket } from "./facts";

export const TODAY: MarketFacts = { home_country: "de", currency_code: "eur", time_zone: "Europe/Berlin" };
export const ELSEWHERE: MarketFacts = {
  home_country: "ch",
  currency_code: "chf",
  time_zone: "America/New_York",
};

/** Reads facts as if a server had answered with them. */
export async function readFrom(facts: MarketFacts): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json(facts);
  try {
    await readMarket();
  } finally {
    globalThis.fetch = fetch;
  }
}

/** For the tests of a block: other files share the module that keeps the facts. */
export function soldIn(facts: MarketFacts): void {
  beforeAll(() => readFrom(facts));
  afterAll(() => readFrom(TODAY));
}
