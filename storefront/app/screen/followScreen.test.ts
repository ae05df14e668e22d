import { afterEach, expect, test, vi } from "vitest";
import { followScreen, reloadOnFirstPortrait } from "./followScreen.ts";

afterEach(() => vi.unstubAllGlobals());

interface Device {
  narrow?: boolean;
  touched?: boolean;
  portrait?: boolean;
  /** Whether its browser keeps notes of a tab. */
  keeps?: boolean;
}

/** A window on this device, at this address. */
function openedWindow(address: string, device: Device) {
  const changes = new EventTarget();
  const notes = new Map<string, string>();
  const [pathname = "", search = ""] = address.split(/(?=\?)/);
  const page = { reloads: 0, cookie: "" };
  const holds = (query: string) =>
    (query.includes("max-width") && device.narrow) ||
    (query.includes("coarse") && device.touched) ||
    (query.includes("portrait") && device.portrait) ||
    false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return holds(query);
    },
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
  }));
  vi.stubGlobal("location", { pathname, search, hash: "", reload: () => (page.reloads += 1) });
  vi.stubGlobal("document", page);
  vi.stubGlobal("screen", {});
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, note: string) => {
      if (device.keeps === false) throw new Error("the store is full");
      notes.set(name, note);
    },
  });
  const becomes = (other: Device) => {
    Object.assign(device, other);
    changes.dispatchEvent(new Event("change"));
  };
  return { page, becomes };
}

test("a page that does not fit the window leads to the one that does, with all that its address says", () => {
  const { page, becomes } = openedWindow("/configuratorTableDesktop?length=180", { narrow: true });
  const moves: string[] = [];
  const stop = followScreen((address) => moves.push(address));
  expect(moves).toEqual(["/configuratorTableMobile?length=180"]);
  expect(page.cookie).toContain("screen=mobile");
  becomes({ narrow: false });
  expect(page.cookie).toContain("screen=desktop");
  stop();
  becomes({ narrow: true });
  expect(moves).toHaveLength(1);
});

test("a page that fits stays", () => {
  openedWindow("/configuratorTableDesktop", { narrow: false });
  const move = vi.fn();
  followScreen(move);
  expect(move).not.toHaveBeenCalled();
});

test("a phone that is turned to portrait is laid out anew, the first time alone", () => {
  const { page, becomes } = openedWindow("/", { touched: true, portrait: false });
  reloadOnFirstPortrait();
  becomes({ portrait: true });
  expect(page.reloads).toBe(1);
  becomes({ portrait: false });
  becomes({ portrait: true });
  // The page that was loaded anew asks again.
  reloadOnFirstPortrait();
  becomes({ portrait: true });
  expect(page.reloads).toBe(1);
});

test.each([
  ["a phone turned to landscape", { touched: true, portrait: true }, { portrait: false }],
  ["a narrow window with a mouse", { touched: false }, { portrait: true }],
  [
    "a phone that keeps no notes, lest it be loaded for ever",
    { touched: true, keeps: false },
    { portrait: true },
  ],
])("nothing is loaded anew for %s", (_what, device, turned) => {
  const { page, becomes } = openedWindow("/", device);
  reloadOnFirstPortrait();
  becomes(turned);
  expect(page.reloads).toBe(0);
});
