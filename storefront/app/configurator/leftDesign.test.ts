import { afterEach, beforeEach, expect, test } from "vitest";
import { at, closeTab, of, opened, openTab, tab } from "../testing/furniturePage.ts";

beforeEach(openTab);
afterEach(closeTab);

/** A table of 81 cm is left whose address was of 75, and then perhaps of others, a moment ago. */
async function leftTable(...others: number[]) {
  const table = await opened(of(75));
  for (const height of others) {
    await table.set(height);
    await table.passes(250);
    await table.comesTo(of(height));
  }
  await table.set(81);
  table.leaves();
}

test.each(["reload", "back_forward"])(
  "a change made just before a %s is there after it, also where the page comes back at an address from before",
  async (how) => {
    await leftTable(76, 77);
    tab.visit = how;
    for (const address of [75, 76, 77]) {
      const notes = new Map(tab.kept);
      const again = await opened(of(address), at(of(99)));
      expect([again.height(), again.now().touched, again.now().cameBack]).toEqual([81, true, false]);
      // Told once.
      expect(tab.kept.size).toBe(0);
      tab.kept = notes;
    }
  },
);

test("a link means the piece it names, whatever was left there; so does another page", async () => {
  await leftTable();
  const notes = new Map(tab.kept);
  const byLink = await opened(of(75));
  expect([byLink.height(), byLink.now().touched, tab.kept.size]).toEqual([75, false, 0]);
  tab.visit = "reload";
  tab.kept = new Map(notes);
  expect((await opened(of(90))).height()).toBe(90);
  tab.kept = new Map(notes);
  tab.page.location.pathname = "/configuratorTableMobile";
  expect((await opened(of(75))).height()).toBe(75);
});

test("a page that went to another piece and was left is that piece at its own address alone", async () => {
  const table = await opened(of(75));
  await table.comesTo(of(90));
  await table.set(91);
  table.leaves();
  tab.visit = "reload";
  const notes = new Map(tab.kept);
  expect((await opened(of(75))).height()).toBe(75);
  tab.kept = notes;
  expect((await opened(of(90))).height()).toBe(91);
});

test("of a page that was left as its address says nothing is a change when it comes back", async () => {
  const table = await opened(of(75));
  table.leaves();
  tab.visit = "reload";
  const again = await opened(of(75));
  expect([again.height(), again.now().touched]).toEqual([75, false]);
});
