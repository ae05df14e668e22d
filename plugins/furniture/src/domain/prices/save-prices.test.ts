import type { MedusaContainer } from "@medusajs/framework/types";
import { PRICES, type Prices } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import type { Refusal } from "../../core/refusal/refusal";
import { changesBetween, historyOf, savePrices } from "./save-prices";

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

/** Saves over a first version of the constants, which somebody else may be faster to follow. */
async function saved(overrides: unknown, fasterBy?: { email: string | null }) {
  const rows = [{ version: 0, prices: PRICES, overrides: {}, created_by_email: null as string | null }];
  const service = {
    newestVersion: async () => rows.at(-1),
    addVersion: async (before: number, row: (typeof rows)[0]) => {
      const one = fasterBy ? { ...row, created_by_email: fasterBy.email } : row;
      rows.push({ ...one, version: before + 1 });
      return fasterBy ? undefined : rows.at(-1);
    },
  };
  const container = { resolve: () => service } as unknown as MedusaContainer;
  const by = { id: "user_1", email: "anna@example.test" };
  return savePrices(container, { expected_version: 0, overrides, note: "Holz ist teurer", by });
}
const refusalOf = (saving: Promise<unknown>) =>
  saving.then(
    () => [],
    (error: Refusal) => error.issues,
  );

test("a version that is saved says who made it and why; what already holds makes none", async () => {
  expect(await saved({ "table.base": 650 })).toMatchObject({
    version: 1,
    overrides: { "table.base": 650 },
    note: "Holz ist teurer",
    created_by: "user_1",
    created_by_email: "anna@example.test",
  });
  expect(await saved({ "table.base": 599 })).toMatchObject({ version: 0 });
});

test("every price that cannot be is named below the overrides, with its reason", async () => {
  const issues = await refusalOf(saved({ "table.base": -1, "bench.base": "many", "sofa.base": 1 }));
  expect(issues.map(({ path, code }) => [path, code])).toEqual([
    ["overrides.table.base", "out_of_bounds"],
    ["overrides.bench.base", "not_a_number"],
    ["overrides.sofa.base", "unknown_field"],
  ]);
});

test.each([
  ["ben@example.test", "ben@example.test"],
  [null, "jemand"],
])("of two who save at once the slower one reads who was faster: %s", async (email, named) => {
  const [issue, ...others] = await refusalOf(saved({ "table.base": 650 }, { email }));
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ path: "expected_version", code: "version_outdated" });
  expect(issue?.message).toContain(`hat ${named} die Version 1 gespeichert`);
});
