import { PRICES } from "@planke46/furniture-rules";
import { afterEach, expect, test, vi } from "vitest";
import type { AskMedusa } from "./medusa.server.ts";
import { createOffers, pricesAnswer, servedMethods, servedPrices } from "./remembered.server.ts";

const dear = { version: 3, prices: { ...PRICES, multiplier: 1.4 } };
const SAID = { ...dear, off_sale: ["bench"] };
const DEAR = { ...dear, offSale: ["bench"] };

/** A commerce side that gives these answers one after the other. */
function commerceSaying(...answers: unknown[]): AskMedusa {
  return async (_path, { answer }) => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return answer.parse(next);
  };
}

afterEach(() => vi.useRealTimers());

test("pages count with the table the server gives, asked for once in a while", async () => {
  vi.useFakeTimers();
  const prices = servedPrices(commerceSaying({ version: 0, prices: PRICES }, SAID));
  expect(await prices()).toEqual({ version: 0, prices: PRICES, offSale: [] });
  expect((await prices()).version).toBe(0);
  vi.advanceTimersByTime(2001);
  expect(await prices()).toEqual(DEAR);
});

test("while the server is silent the last table holds, and before any the constants", async () => {
  vi.useFakeTimers();
  const silent = new Error("silent");
  const prices = servedPrices(commerceSaying(silent, SAID, silent));
  expect((await prices()).prices).toEqual(PRICES);
  vi.advanceTimersByTime(2001);
  expect(await prices()).toEqual(DEAR);
  vi.advanceTimersByTime(2001);
  expect(await prices()).toEqual(DEAR);
});

test.each([
  ["no table", {}],
  ["a table with a hole", { ...PRICES, table: { ...PRICES.table, base: undefined } }],
  ["a table with what is no number", { ...PRICES, multiplier: Number.NaN }],
  ["a table with words", { ...PRICES, multiplier: "1.3" }],
  ["a table without tiers", { ...PRICES, cart: { ...PRICES.cart, pickupTiers: [] } }],
])("%s is not taken for one", (_what, prices) => {
  expect(pricesAnswer.safeParse({ version: 1, prices }).success).toBe(false);
});

test("each question goes to its own address, an offer's once for each kind and language", async () => {
  const asked: string[] = [];
  const offer = { name: "Tisch", type_number: "T1", safety: [], maker: { name: "", address: "", email: "" } };
  const ask: AskMedusa = async (path, { answer, query }) => {
    asked.push([path, ...Object.values(query ?? {})].join(" "));
    return answer.parse({ ...SAID, methods: ["card"], offer });
  };
  await servedPrices(ask)();
  expect(await servedMethods(ask)()).toEqual(["card"]);
  const offers = createOffers(ask);
  expect(await offers("table", "de")).toEqual(offer);
  for (const language of ["de", "en"] as const) await offers("table", language);
  await offers("stool", "de");
  expect(asked).toEqual([
    "/store/furniture/prices",
    "/store/furniture/payment-methods",
    "/store/furniture/offers/table de",
    "/store/furniture/offers/table en",
    "/store/furniture/offers/stool de",
  ]);
});

test("while the server is silent cards are offered, every kind is sold, and an offer has no further words", async () => {
  const silent: AskMedusa = () => Promise.reject(new Error("silent"));
  expect(await servedMethods(silent)()).toEqual(["card"]);
  expect(await servedPrices(silent)()).toEqual({ version: 0, prices: PRICES, offSale: [] });
  expect(await createOffers(silent)("table", "de")).toBeNull();
});
