import { type Palette, STANDARD_COLORS } from "@planke46/furniture-rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Design } from "../piece/wish/wish.ts";
import {
  at,
  closeTab,
  goTo,
  heightOf,
  of,
  opened,
  openTab,
  remix,
  tab,
  useFurniture,
  written,
} from "../testing/furniturePage.ts";
import { onStage } from "../testing/hookStage.ts";

beforeEach(openTab);
afterEach(closeTab);

test("a change shows at once; the address says it once it rests, without a step back and without moving the page", async () => {
  const table = await opened(of(75));
  expect(table.now()).toMatchObject({ touched: false, cameBack: false });
  await table.set(76);
  expect([table.height(), table.now().touched]).toEqual([76, true]);
  await table.passes(249);
  await table.set(77);
  await table.passes(249);
  expect(written()).toEqual([]);
  await table.passes(1);
  expect(remix.navigate.mock.calls).toEqual([[`?${of(77)}`, { replace: true, preventScrollReset: true }]]);
  await table.comesTo(of(77));
  await table.passes(1000);
  expect([table.height(), written().length]).toEqual([77, 1]);
});

test("what changes nothing writes nothing, and what is taken back in time is not written", async () => {
  const table = await opened(of(75));
  await table.after(() => table.now().change((before) => before));
  await table.set(76);
  await table.set(75);
  await table.passes(1000);
  expect(written()).toEqual([]);
});

test("an address that the page itself has written, and that comes late, does not undo what was changed since", async () => {
  const table = await opened(of(75));
  await table.set(76);
  await table.passes(250);
  tab.page.__remixRouter.state.location.key = "first";
  await table.set(77);
  await table.passes(250);
  await table.set(78);
  await table.passes(250);
  expect(written()).toEqual([76, 77, 78].map((height) => `?${of(height)}`));
  for (const height of [76, 77, 78]) {
    await table.comesTo(of(height), "first");
    expect(table.height()).toBe(78);
  }
  // Back, to where the page never wrote itself: that design counts, and is no change of the shopper's.
  await table.comesTo(of(90));
  expect([table.height(), table.now().touched]).toEqual([90, false]);
  await table.passes(1000);
  expect(written()).toHaveLength(3);
  for (const height of [76, 75, 90]) {
    await table.comesTo(of(height));
    expect(table.height()).toBe(height);
  }
});

test("while the page is on its way elsewhere, seen or not seen yet, the address is not written", async () => {
  const table = await opened(of(75));
  await table.set(76);
  // The press of a link that no render has shown yet.
  tab.page.__remixRouter.state.navigation.state = "loading";
  await table.passes(250);
  Object.assign(tab.page.__remixRouter.state, {
    navigation: { state: "idle" },
    location: { key: "elsewhere" },
  });
  await table.passes(250);
  expect(written()).toEqual([]);
  remix.navigation = "loading";
  await table.again();
  tab.page.__remixRouter.state.location.key = "first";
  await table.passes(1000);
  expect(written()).toEqual([]);
  remix.navigation = "idle";
  await table.again();
  await table.passes(250);
  expect(written()).toEqual([`?${of(76)}`]);
});

test("a change that waited for a link which led nowhere is written then", async () => {
  const table = await opened(of(75));
  await table.set(76);
  tab.page.__remixRouter.state.navigation.state = "loading";
  await table.passes(250);
  tab.page.__remixRouter.state.navigation.state = "idle";
  expect(written()).toEqual([]);
  await table.passes(250);
  expect(written()).toEqual([`?${of(76)}`]);
});

test("the page that was left writes no address", async () => {
  const table = await opened(of(75));
  await table.set(76);
  await table.leave();
  await table.passes(1000);
  table.leaves();
  expect([written(), tab.kept.size]).toEqual([[], 0]);
});

test("the answer to a piece that could not be added leaves the address alone: writing it would take the faults away", async () => {
  const table = await opened(of(75));
  await table.set(76);
  remix.answer = { issues: {} };
  await table.comesTo("index", "answer");
  await table.passes(1000);
  expect([table.height(), written()]).toEqual([76, []]);
  await table.set(77);
  await table.passes(250);
  expect(written()).toEqual([`?${of(77)}`]);
});

test("nor does it write a change that was about to be written, or take Back for an address of the page's own", async () => {
  const table = await opened(of(75));
  await table.set(76);
  await table.passes(250);
  await table.set(77);
  remix.answer = { issues: {} };
  await table.again();
  await table.passes(1000);
  expect(written()).toEqual([`?${of(76)}`]);
  await table.comesTo(of(76));
  expect(table.height()).toBe(76);
});

test("colours that editors change while the page is open bring nothing back a second time", async () => {
  goTo("", "first");
  const form = { current: {} as HTMLFormElement };
  const last = vi.fn(() => at(of(99)));
  const stage = await onStage(
    (palette: Palette) => useFurniture("table", () => at(""), last, form, palette),
    STANDARD_COLORS,
  );
  expect(heightOf(stage.now().design)).toBe(99);
  // The shopper has begun anew meanwhile.
  await stage.after(() => stage.now().replace(at("")));
  await stage.again([...STANDARD_COLORS]);
  expect([last.mock.calls.length, heightOf(stage.now().design)]).toEqual([1, 75]);
});

test("the line of the cart that is changed stays in the address", async () => {
  const line = "&line=cali_01ABCDEFGHJK";
  const table = await opened(of(75) + line);
  await table.passes(1000);
  await table.set(76);
  await table.passes(250);
  expect(written()).toEqual([`?${of(76)}${line}`]);
});

test("what was chosen in the form before the scripts came counts, as a change", async () => {
  tab.typed = of(81);
  const table = await opened(of(75), at(of(99)));
  expect([table.height(), table.now().touched, table.now().cameBack]).toEqual([81, true, false]);
  await table.passes(250);
  expect(written()).toEqual([`?${of(81)}`]);
});

test("a page without a piece in its address brings the last design back, in its second rendering, and the address says it", async () => {
  const table = await opened("", at(of(99)));
  expect(heightOf(table.answers[0]?.design as Design<"table">)).toBe(75);
  expect([table.height(), table.now().cameBack, table.now().touched]).toEqual([99, true, false]);
  await table.passes(250);
  expect(written()).toEqual([`?${of(99)}`]);
});

test("a page reached by a click begins with the last design at once", async () => {
  tab.isFirst = false;
  tab.typed = of(99);
  const table = await opened("", at(of(99)));
  expect(heightOf(table.answers[0]?.design as Design<"table">)).toBe(99);
  expect([table.height(), table.now().cameBack]).toEqual([99, true]);
  await table.passes(250);
  expect(written()).toEqual([`?${of(99)}`]);
  tab.typed = null;
  const other = await opened("");
  expect([other.height(), other.now().cameBack]).toEqual([75, false]);
});

test("a button that was pressed before the scripts came meant the piece on the page, not the last design", async () => {
  tab.page.earlyPresses.push({});
  const table = await opened("", at(of(99)));
  expect([table.height(), table.now().cameBack]).toEqual([75, false]);
});
