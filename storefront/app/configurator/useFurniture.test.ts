import { type Palette, STANDARD_COLORS } from "@planke46/furniture-rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { designIn, designQuery } from "../piece/wish/address.ts";
import type { Design } from "../piece/wish/wish.ts";
import { onStage, stubWindow } from "../testing/hookStage.ts";
import { withMeasure } from "./change.ts";

const PATH = "/configuratorTableDesktop";
const remix = {
  location: { search: "", key: "first" },
  navigation: "idle",
  answer: undefined as unknown,
  navigate: vi.fn(),
};
let isFirst: boolean;
vi.mock("@remix-run/react", () => ({
  useActionData: () => remix.answer,
  useLocation: () => remix.location,
  useNavigate: () => remix.navigate,
  useNavigation: () => ({ state: remix.navigation }),
}));
vi.mock("./useHydrated.ts", () => ({ isFirstPage: () => isFirst }));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { useFurniture } = await import("./useFurniture.ts");

/** The query of a table of this height (cm), and the design of a query. */
const of = (height: number) =>
  String(designQuery("table", at(`chosen=individual&length=150&height=${height}`), null));
const at = (query: string) => designIn("table", new URLSearchParams(query));
const heightOf = ({ piece }: Design<"table">) => piece.dimensions.height;

let kept: Map<string, string>;
let visit: string;
let typed: string | null;
let page: ReturnType<typeof openedWindow>;
const openedWindow = () =>
  stubWindow({
    earlyPresses: [] as unknown[],
    location: { pathname: PATH, search: "" },
    __remixRouter: { state: { navigation: { state: "idle" }, location: { key: "first" } } },
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  isFirst = true;
  [kept, visit, typed] = [new Map(), "navigate", null];
  page = openedWindow();
  remix.navigate.mockReset();
  Object.assign(remix, { navigation: "idle", answer: undefined });
  vi.stubGlobal("performance", {
    now: () => 0,
    getEntriesByType: (asked: string) => (asked === "navigation" ? [{ type: visit }] : []),
  });
  // The form says what the page shows unless something has been typed into it.
  vi.stubGlobal("FormData", function form() {
    return new URLSearchParams(typed ?? remix.location.search);
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, note: string) => kept.set(name, note),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A table's configurator at an address. */
async function opened(query: string, last: Design<"table"> | null = null) {
  goTo(query, "first");
  const form = { current: {} as HTMLFormElement };
  const said = at(query);
  const stage = await onStage(
    () =>
      useFurniture(
        "table",
        () => said,
        () => last,
        form,
        STANDARD_COLORS,
      ),
    null,
  );
  return {
    ...stage,
    height: () => heightOf(stage.now().design),
    set: (height: number) =>
      stage.after(() => stage.now().change((before) => withMeasure("table", before, "height", height))),
    passes: (ms: number) => stage.after(() => vi.advanceTimersByTime(ms)),
    /** The page comes to an address, as it is rendered. */
    comesTo: (query: string, key = query) => {
      goTo(query, key);
      return stage.again();
    },
    leaves: () => page.dispatchEvent(new Event("pagehide")),
  };
}

function goTo(query: string, key: string): void {
  remix.location = { search: `?${query}`, key };
  page.location.search = `?${query}`;
  page.__remixRouter.state.location.key = key;
}

const written = () => remix.navigate.mock.calls.map(([address]) => address);

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
  page.__remixRouter.state.location.key = "first";
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
  page.__remixRouter.state.navigation.state = "loading";
  await table.passes(250);
  Object.assign(page.__remixRouter.state, { navigation: { state: "idle" }, location: { key: "elsewhere" } });
  await table.passes(250);
  expect(written()).toEqual([]);
  remix.navigation = "loading";
  await table.again();
  page.__remixRouter.state.location.key = "first";
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
  page.__remixRouter.state.navigation.state = "loading";
  await table.passes(250);
  page.__remixRouter.state.navigation.state = "idle";
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
  expect([written(), kept.size]).toEqual([[], 0]);
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
  typed = of(81);
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
  isFirst = false;
  typed = of(99);
  const table = await opened("", at(of(99)));
  expect(heightOf(table.answers[0]?.design as Design<"table">)).toBe(99);
  expect([table.height(), table.now().cameBack]).toEqual([99, true]);
  await table.passes(250);
  expect(written()).toEqual([`?${of(99)}`]);
  typed = null;
  const other = await opened("");
  expect([other.height(), other.now().cameBack]).toEqual([75, false]);
});

test("a button that was pressed before the scripts came meant the piece on the page, not the last design", async () => {
  page.earlyPresses.push({});
  const table = await opened("", at(of(99)));
  expect([table.height(), table.now().cameBack]).toEqual([75, false]);
});

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
    visit = how;
    for (const address of [75, 76, 77]) {
      const notes = new Map(kept);
      const again = await opened(of(address), at(of(99)));
      expect([again.height(), again.now().touched, again.now().cameBack]).toEqual([81, true, false]);
      // Told once.
      expect(kept.size).toBe(0);
      kept = notes;
    }
  },
);

test("a link means the piece it names, whatever was left there; so does another page", async () => {
  await leftTable();
  const notes = new Map(kept);
  const byLink = await opened(of(75));
  expect([byLink.height(), byLink.now().touched, kept.size]).toEqual([75, false, 0]);
  visit = "reload";
  kept = new Map(notes);
  expect((await opened(of(90))).height()).toBe(90);
  kept = new Map(notes);
  page.location.pathname = "/configuratorTableMobile";
  expect((await opened(of(75))).height()).toBe(75);
});

test("a page that went to another piece and was left is that piece at its own address alone", async () => {
  const table = await opened(of(75));
  await table.comesTo(of(90));
  await table.set(91);
  table.leaves();
  visit = "reload";
  const notes = new Map(kept);
  expect((await opened(of(75))).height()).toBe(75);
  kept = notes;
  expect((await opened(of(90))).height()).toBe(91);
});

test("of a page that was left as its address says nothing is a change when it comes back", async () => {
  const table = await opened(of(75));
  table.leaves();
  visit = "reload";
  const again = await opened(of(75));
  expect([again.height(), again.now().touched]).toEqual([75, false]);
});
