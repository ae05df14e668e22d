import { HOME_COUNTRY, PRICES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { createCommerce } from "./commerce.server.ts";
import type { AskMedusa } from "./medusa.server.ts";

const HOME = { id: "reg_home", countries: [{ iso_2: HOME_COUNTRY }] };

/** What is missing of a commerce side that answers so, and fails where it says nothing. */
function missingOf(answers: Record<string, unknown>): Promise<string[]> {
  const ask: AskMedusa = async (path, { answer }) => {
    if (!(path in answers)) throw new Error("silent");
    return answer.parse(answers[path]);
  };
  return createCommerce(ask).missing();
}

const WHOLE = {
  "/health": "OK",
  "/store/furniture/prices": { version: 0, prices: PRICES },
  "/store/furniture/storage": {},
  "/store/regions": { regions: [HOME] },
  "/store/payment-providers": { payment_providers: [{ id: "pp_stripe-checkout_card" }] },
};

test("nothing is missing where all parts answer, also where staff have switched off ways to pay", async () => {
  expect(await missingOf(WHOLE)).toEqual([]);
  for (const payment_providers of [[{ id: "pp_system_default" }], []])
    expect(await missingOf({ ...WHOLE, "/store/payment-providers": { payment_providers } })).toEqual([]);
});

test("what does not answer is named, and so is a shop that has no region to order in", async () => {
  const { "/store/payment-providers": _silent, ...rest } = WHOLE;
  expect(await missingOf(rest)).toEqual(["payment"]);
  expect(await missingOf({ ...WHOLE, "/store/regions": { regions: [] } })).toEqual(["payment"]);
  expect(await missingOf({})).toEqual(["commerce", "furniture", "storage", "payment"]);
});
