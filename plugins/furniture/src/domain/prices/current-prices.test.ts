import type { MedusaContainer } from "@medusajs/framework/types";
import { PRICES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { currentPrices, forgetPrices, pricesOf } from "./current-prices";

test("a database that is put back to before the first version gets it again", async () => {
  let versions: object[] = [];
  const service = {
    newestVersion: async () => versions.at(-1),
    addVersion: async (before: number, row: object) => void versions.push({ version: before + 1, ...row }),
  };
  const container = { resolve: () => service } as unknown as MedusaContainer;
  expect(await currentPrices(container)).toEqual({ version: 0, prices: PRICES });
  versions = [];
  forgetPrices();
  expect(await currentPrices(container)).toEqual({ version: 0, prices: PRICES });
  expect(versions).toHaveLength(1);
});

test("the prices of the fifty versions that were asked for last are remembered, and older ones asked for again", async () => {
  const asked: number[] = [];
  const versionOf = async (version: number) => {
    asked.push(version);
    return { prices: { ...PRICES, multiplier: version } };
  };
  const container = { resolve: () => ({ versionOf }) } as unknown as MedusaContainer;
  const versions = Array.from({ length: 51 }, (_, index) => 1000 + index);
  for (const version of versions)
    expect((await pricesOf(container, version)).prices.multiplier).toBe(version);
  asked.length = 0;
  expect(await pricesOf(container, 1001)).toMatchObject({ version: 1001, prices: { multiplier: 1001 } });
  await pricesOf(container, 1050);
  expect(asked).toEqual([]);
  await pricesOf(container, 1000);
  expect(asked).toEqual([1000]);
});
