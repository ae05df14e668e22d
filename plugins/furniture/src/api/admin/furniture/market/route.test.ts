import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { afterEach, expect, test } from "vitest";
import { setMarket } from "../../../../core/options/market";
import { GET, type MarketFacts } from "./route";

afterEach(() => setMarket({}));

async function answer(): Promise<unknown> {
  let body: MarketFacts | undefined;
  await GET(
    {} as MedusaRequest,
    {
      json: (facts: MarketFacts) => {
        body = facts;
      },
    } as MedusaResponse<MarketFacts>,
  );
  return body;
}

test("staff's pages are told the options of the market", async () => {
  expect(await answer()).toEqual({
    home_country: "de",
    currency_code: "eur",
    time_zone: "Europe/Berlin",
  });
  setMarket({ homeCountry: "ch", currency: "chf", timeZone: "America/New_York" });
  expect(await answer()).toEqual({
    home_country: "ch",
    currency_code: "chf",
    time_zone: "America/New_York",
  });
});
