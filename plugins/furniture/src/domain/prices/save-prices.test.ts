import { PRICES, type Prices } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { changesBetween, historyOf } from "./save-prices";

const dearer: Prices = {
  ...PRICES,
  table: { ...PRICES.table, base: 650 },
  cart: { ...PRICES.cart, expressBuild: 70 },
};
const version = (number: number, prices: Prices) =>
  ({ version: number, note: `version ${number}`, prices, overrides: {} }) as never;

test("a version says every number it changed, from what to what, and no other", () => {
  const changes = changesBetween(PRICES, dearer);
  expect(changes).toHaveLength(2);
  expect(changes).toEqual(
    expect.arrayContaining([
      { path: "table.base", from: 599, to: 650 },
      { path: "cart.expressBuild", from: 65, to: 70 },
    ]),
  );
  expect(changesBetween(dearer, dearer)).toEqual([]);
});

test("the history compares each version with the one before it; the first of all changes nothing", () => {
  const back = historyOf([version(2, PRICES), version(1, dearer), version(0, PRICES)]);
  expect(back.map(({ version: number, changes }) => [number, changes.length])).toEqual([
    [2, 2],
    [1, 2],
    [0, 0],
  ]);
  expect(back[0]?.changes).toContainEqual({ path: "table.base", from: 650, to: 599 });
  expect(back[0]).toMatchObject({ note: "version 2", overrides: {} });
  expect(back[0]).not.toHaveProperty("prices");
});

test("the last of a page of versions serves as comparison alone", () => {
  expect(historyOf([version(8, dearer), version(7, PRICES)]).map(({ version: number }) => number)).toEqual([
    8,
  ]);
  expect(historyOf([])).toEqual([]);
});
