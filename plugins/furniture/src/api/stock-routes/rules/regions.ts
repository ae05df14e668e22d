import { market } from "../../../core/options/market";
import { Refusal } from "../../../core/refusal/refusal";
import { regionsOf } from "../../../domain/regions/regions";
import type { Asked } from "./asked";

/*
 * A cart is in one of two regions, at home or abroad. When one is deleted, shoppers there can no longer order; a new region in its place
 * has no ways to pay.
 */

/** The two regions stay, at home with its country and both in the shop's currency. Names, ways to pay and countries abroad may change. */
export async function assertRegionKept({ container, method, params, body }: Asked): Promise<void> {
  const regions = await regionsOf(container).catch(() => undefined);
  // Where one is missing already, staff may do what brings it back.
  if (!regions) return;
  const { home, abroad } = regions;
  if (params.id !== home && params.id !== abroad) return;
  if (method === "DELETE") throw needed("");
  const { currency_code, countries } = body;
  if (typeof currency_code === "string" && currency_code.toLowerCase() !== market().currency)
    throw needed("currency_code");
  if (!Array.isArray(countries)) return;
  const losesHome = params.id === home && !countries.includes(market().homeCountry);
  if (losesHome || countries.length === 0) throw needed("countries");
}

function needed(path: string): Refusal {
  const message =
    "In dieser Region wird bestellt: Ohne sie verkauft der Shop dort nichts mehr. Name, Zahlungsarten und weitere Länder kannst du ändern. Soll es eine Zeit lang keine Bestellungen geben, schalte die Zahlungsarten der Region aus.";
  return Refusal.single(path, message, "region_needed");
}
