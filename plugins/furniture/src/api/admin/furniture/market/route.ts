import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { market } from "../../../../core/options/market";

/** Where and in what the shop sells, for the admin's pages: they are built before any option is known. */
export interface MarketFacts {
  /** ISO 3166, lower case. */
  home_country: string;
  /** ISO 4217, lower case. */
  currency_code: string;
  /** Name of the IANA. */
  time_zone: string;
}

/** The options of the market that staff's pages show amounts, times and countries by. */
export async function GET(_request: MedusaRequest, response: MedusaResponse<MarketFacts>): Promise<void> {
  const { homeCountry, currency, timeZone } = market();
  response.json({ home_country: homeCountry, currency_code: currency, time_zone: timeZone });
}
