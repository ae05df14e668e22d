import { STANDARD_COLORS } from "@planke46/furniture-rules";
import { vi } from "vitest";
import { withMeasure } from "../configurator/change.ts";
import { designIn, designQuery } from "../piece/wish/address.ts";
import type { Design } from "../piece/wish/wish.ts";
import { onStage, stubWindow } from "./hookStage.ts";

const PATH = "/configuratorTableDesktop";
/** What Remix says of the page as it is rendered, and what it is asked. */
export const remix = {
  location: { search: "", key: "first" },
  navigation: "idle",
  answer: undefined as unknown,
  navigate: vi.fn(),
};
vi.mock("@remix-run/react", () => ({
  useActionData: () => remix.answer,
  useLocation: () => remix.location,
  useNavigate: () => remix.navigate,
  useNavigation: () => ({ state: remix.navigation }),
}));
vi.mock("../configurator/useHydrated.ts", () => ({ isFirstPage: () => tab.isFirst }));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
export const { useFurniture } = await import("../configurator/useFurniture.ts");

/** The query of a table of this height (cm). */
export const of = (height: number) =>
  String(designQuery("table", at(`chosen=individual&length=150&height=${height}`), null));
/** The design of a query. */
export const at = (query: string) => designIn("table", new URLSearchParams(query));
export const heightOf = ({ piece }: Design<"table">) => piece.dimensions.height;

/** The tab a configurator is opened in. */
export const tab = {
  /** The page is part of the document as the server wrote it, not reached by a click. */
  isFirst: true,
  kept: new Map<string, string>(),
  /** How the document was come by: "navigate", "reload", "back_forward". */
  visit: "navigate",
  /** What the form says in the place of what the page shows, as a query. */
  typed: null as string | null,
  page: {} as ReturnType<typeof openedWindow>,
};
const openedWindow = () =>
  stubWindow({
    earlyPresses: [] as unknown[],
    location: { pathname: PATH, search: "" },
    __remixRouter: { state: { navigation: { state: "idle" }, location: { key: "first" } } },
  });

/** Before each test: a new tab. */
export function openTab(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.assign(tab, {
    isFirst: true,
    kept: new Map(),
    visit: "navigate",
    typed: null,
    page: openedWindow(),
  });
  remix.navigate.mockReset();
  Object.assign(remix, { navigation: "idle", answer: undefined });
  vi.stubGlobal("performance", {
    now: () => 0,
    getEntriesByType: (asked: string) => (asked === "navigation" ? [{ type: tab.visit }] : []),
  });
  // The form says what the page shows unless something has been typed into it.
  vi.stubGlobal("FormData", function form() {
    return new URLSearchParams(tab.typed ?? remix.location.search);
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => tab.kept.get(name) ?? null,
    setItem: (name: string, note: string) => tab.kept.set(name, note),
    removeItem: (name: string) => tab.kept.delete(name),
  });
}

/** After each test. */
export function closeTab(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** A table's configurator at an address. */
export async function opened(query: string, last: Design<"table"> | null = null) {
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
    leaves: () => tab.page.dispatchEvent(new Event("pagehide")),
  };
}

export function goTo(query: string, key: string): void {
  remix.location = { search: `?${query}`, key };
  tab.page.location.search = `?${query}`;
  tab.page.__remixRouter.state.location.key = key;
}

export const written = () => remix.navigate.mock.calls.map(([address]) => address);
