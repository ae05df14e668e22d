import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ConfigurationOf, KINDS, plankCount } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { z } from "zod";
import { add, admin, newCart, store, storeText } from "../../../tests/shopper/shop";
import { from, newPlank } from "./plank-stock";

const vectors = z.object({
  prices: z.array(
    z.object({ kind: z.enum(KINDS), configuration: z.record(z.string(), z.unknown()), price: z.number() }),
  ),
});
const path = join(import.meta.dirname, "../../furniture-rules/src/prices/price-vectors.json");
const { prices } = vectors.parse(JSON.parse(readFileSync(path, "utf8")));

const price = (body: unknown) => store("POST", "/furniture/price", body);
const table = (change: Record<string, unknown>) => ({ kind: "table", configuration: change });
const size = (length: unknown, width: unknown = 80, height: unknown = 75) => ({
  dimensions: { chosen: "individual", length, width, height },
});

test("the price agrees with every vector, and its breakdown sums to it", async () => {
  expect(prices.length).toBeGreaterThan(50);
  for (const vector of prices) {
    const { status, body } = await price({ kind: vector.kind, configuration: vector.configuration });
    expect([status, body.price], JSON.stringify(vector)).toEqual([200, vector.price]);
    const sum = body.breakdown.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    expect(sum).toBe(vector.price);
    expect(body).toMatchObject({ kind: vector.kind, currency_code: "eur" });
  }
});

test("every vector with picked planks lies in a cart at its price, built from planks that are in the stock", async () => {
  const picked = prices.filter(({ configuration }) => configuration.choosePlanks === true);
  expect(new Set(picked.map(({ kind }) => kind))).toEqual(new Set(["table", "bench", "stool", "shelf"]));
  const cart = await newCart();
  for (const { kind, configuration, price: expected } of picked) {
    const boards = plankCount(kind, configuration as unknown as ConfigurationOf<typeof kind>);
    const planks = await Promise.all(Array.from({ length: boards }, () => newPlank(kind)));
    const { status, body } = await add(cart, kind, { ...configuration, ...from(...planks) });
    expect(status, JSON.stringify(body)).toBe(200);
    const { body: seen } = await store("GET", `/carts/${cart}/summary`);
    const line = seen.summary.lines.at(-1);
    expect([line.kind, line.price]).toEqual([kind, expected]);
    expect(line.planks.map(({ title }: { title: string }) => title)).toEqual(
      planks.map(({ title }) => title),
    );
    for (const { id } of planks) await admin("POST", `/furniture/planks/${id}`, { retired: true });
  }
});

test.each<[string, unknown, string, RegExp]>([
  ["an unknown kind", { kind: "sofa", configuration: {} }, "kind", /table, tableOffice/],
  ["no kind", { configuration: {} }, "kind", /one of/],
  ["no configuration", { kind: "table" }, "configuration", /object/],
  ["a configuration that is a list", { kind: "table", configuration: [] }, "configuration", /object/],
  ["a table too long", table(size(221)), "dimensions.length", /100.*220/],
  ["a table too narrow", table(size(200, 49)), "dimensions.width", /50.*110/],
  ["a table too low", table(size(200, 80, 44)), "dimensions.height", /45.*110/],
  ["half a centimetre", table(size(180.5)), "dimensions.length", /whole/],
  ["a length in words", table(size("200")), "dimensions.length", /number/],
  ["a colour that is none", table({ color: { chooseOwnColor: true, hex: "red" } }), "color.hex", /#RRGGBB/i],
  [
    "another colour than the standard ones without the fee",
    table({ color: { chooseOwnColor: false, hex: "#123456" } }),
    "color.hex",
    /#27292B/,
  ],
  ["an unknown frame", table({ frameType: "round" }), "frameType", /open, closed/],
  [
    "a preset with other sizes",
    table({ dimensions: { chosen: "dining", length: 210, width: 95, height: 75 } }),
    "dimensions.length",
    /200/,
  ],
  ["a price in the configuration", table({ price: 1 }), "price", /not a field/],
  ["a price beside the configuration", { ...table({}), price: 1 }, "price", /known/],
])("%s is refused with field and reason", async (_what, body, field, reason) => {
  const answer = await price(body);
  expect(answer.status).toBe(400);
  const issue = answer.body.issues.find(({ path }: { path: string }) => path === field);
  expect(issue?.message, JSON.stringify(answer.body)).toMatch(reason);
  expect(answer.body.message).toEqual(expect.any(String));
});

test.each(["", "{", "[]", "null", '"table"', "[[[[", "{}{}"])(
  "the body %j is a 400, never a crash",
  async (body) => {
    const answer = await storeText("POST", "/furniture/price", body);
    expect(answer.status).toBe(400);
    expect(answer.body.issues.length).toBeGreaterThan(0);
  },
);

test("every kind has a default that can be priced", async () => {
  for (const kind of KINDS) {
    const { status, body } = await price({ kind, configuration: {} });
    expect([status, body.kind]).toEqual([200, kind]);
  }
});
