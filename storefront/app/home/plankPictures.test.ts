import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StockPlank } from "../commerce/planks.server.ts";

const plank = (id: string, available = true): StockPlank => ({
  ...{ id, title: `Gerüst ${id}`, image: `/plank/${id}`, length: 240, width: 20, end: false, available },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // What was last seen of the stock is remembered for all pages.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The boards the home page shows while the stock says this. */
async function shownOf(...stocks: (StockPlank[] | null)[]): Promise<string[][]> {
  const { plankPictures } = await import("./plankPictures.server.ts");
  const shown: string[][] = [];
  for (const stock of stocks) {
    const planks = await plankPictures("de", { stockOf: async () => stock });
    shown.push(planks.map(({ id }) => id));
    vi.advanceTimersByTime(60_000);
  }
  return shown;
}

test("the home page shows four boards that can still be had", async () => {
  const stock = [plank("1"), plank("2", false), ...["3", "4", "5", "6"].map((id) => plank(id))];
  expect(await shownOf(stock)).toEqual([["1", "3", "4", "5"]]);
});

test("while the stock does not answer it shows those it has seen, or none: the page opens", async () => {
  expect(await shownOf(null, [plank("1")], null)).toEqual([[], ["1"], ["1"]]);
});
