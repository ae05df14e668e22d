import type { MedusaContainer } from "@medusajs/framework/types";
import { PRICES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { currentPrices, forgetPrices } from "./current-prices";

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
