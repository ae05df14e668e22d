import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { firstPiece, KINDS, type Piece, SAMPLE } from "./pieces.ts";
import { priceOf } from "./prices.ts";
import { sumsOf } from "./sums.ts";

const path = join(import.meta.dirname, "../../../../plugins/furniture-rules/src/prices/price-vectors.json");
const amounts = z.object({
  discounts: z.array(z.number()),
  goods: z.number(),
  pickupDeduction: z.number(),
  expressFee: z.number(),
  voucherSum: z.number(),
  total: z.number(),
});
const configuration = z.object({
  dimensions: z
    .object({
      chosen: z.string().default(""),
      length: z.number().default(0),
      width: z.number(),
      height: z.number(),
    })
    .optional(),
  frameType: z.string().default(""),
  tableTop: z.string().optional(),
  filling: z.string().default(""),
  numberOfPlanks: z.number().default(0),
  numberOfPillars: z.number().default(0),
  color: z.object({ chooseOwnColor: z.boolean() }).optional(),
  choosePlanks: z.boolean().default(false),
});
const vectors = z
  .object({
    prices: z.array(z.object({ kind: z.enum(KINDS), configuration, price: z.number() })),
    carts: z.array(
      z.object({
        lines: z.array(z.number()),
        pickup: z.boolean(),
        express: z.boolean(),
        voucher: z.number(),
        expect: amounts,
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path, "utf8")));

type Vector = (typeof vectors)["prices"][number];

function pieceOf({ kind, configuration: given }: Vector): Piece {
  return {
    kind,
    size: given.dimensions ?? firstPiece(kind).size,
    frame: given.frameType,
    solidTop: given.tableTop === "solid",
    filling: given.filling,
    boards: given.numberOfPlanks,
    pillars: given.numberOfPillars,
    ownColor: given.color?.chooseOwnColor ?? false,
    color: "",
    picksPlanks: given.choosePlanks,
    plank: null,
    ownSize: null,
  };
}

test("the walks' own model of the prices agrees with every computed example, picked planks among them", () => {
  expect(vectors.prices.filter(({ configuration: { choosePlanks } }) => choosePlanks).length).toBeGreaterThan(
    9,
  );
  for (const vector of vectors.prices)
    expect(priceOf(pieceOf(vector)), JSON.stringify(vector)).toBe(vector.price);
});

test("the walks' own model of a cart agrees with every computed cart", () => {
  for (const { lines, pickup, express, voucher, expect: expected } of vectors.carts) {
    const sums = sumsOf(
      lines.map((price) => ({ price, sample: price === priceOf(SAMPLE) })),
      { pickup, express },
      voucher,
    );
    expect(sums).toMatchObject({
      discounts: expected.discounts,
      goods: expected.goods,
      pickup: expected.pickupDeduction,
      express: expected.expressFee,
      voucher: expected.voucherSum,
      total: expected.total,
    });
  }
});

test.each([
  ["table", 1491],
  ["tableOffice", 1819],
  ["bench", 935],
  ["stool", 194],
  ["shelf", 2852],
  ["frame", 52],
] as const)("the %s one meets first costs %i EUR by the walks' own model", (kind, price) => {
  expect(priceOf(firstPiece(kind))).toBe(price);
});
