import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";

const remix = { navigation: "idle", fetchers: [{ state: "idle" }], revalidate: vi.fn() };
vi.mock("@remix-run/react", () => ({
  useFetchers: () => remix.fetchers,
  useNavigation: () => ({ state: remix.navigation }),
  useRevalidator: () => remix,
}));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { useFreshCart } = await import("./useFreshCart.ts");

const SHOWN = "275.order";
const OTHER = "194.order";
let page: Document & { visibilityState: string };
let answer: () => Promise<unknown>;
const asked = vi.fn();
const offers = (offer: unknown, ok = true) => Promise.resolve({ ok, json: async () => ({ offer }) });

beforeEach(() => {
  Object.assign(remix, { navigation: "idle", fetchers: [{ state: "idle" }] });
  remix.revalidate.mockReset();
  asked.mockReset();
  answer = () => offers(OTHER);
  page = Object.assign(new EventTarget(), { visibilityState: "visible" }) as never;
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", (path: string) => {
    asked(path);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The cart's page, and the shopper who comes back to its window. */
async function openedCart(offer = SHOWN) {
  const stage = await onStage(useFreshCart, offer);
  const comeBack = (by = "focus") =>
    stage.after(() => (by === "visibilitychange" ? page : window).dispatchEvent(new Event(by)));
  return { ...stage, comeBack };
}

test.each(["focus", "pageshow", "visibilitychange"])(
  "whoever comes back (%s) to a cart that another window has changed is told so, and shown it",
  async (by) => {
    const cart = await openedCart();
    expect(asked).not.toHaveBeenCalled();
    await cart.comeBack(by);
    expect(asked).toHaveBeenCalledExactlyOnceWith("/cart/offer");
    expect(remix.revalidate).toHaveBeenCalledOnce();
    expect(cart.now()).toBe(false);
    await cart.again(OTHER);
    expect(cart.now()).toBe(true);
    await cart.again("81.order");
    expect(cart.now()).toBe(false);
  },
);

test.each<[string, () => Promise<unknown>]>([
  ["the cart is as it is shown", () => offers(SHOWN)],
  ["the shop is not reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the shop refuses", () => offers(OTHER, false)],
  ["the answer is none", () => offers(7)],
])("nothing is shown anew where %s", async (_what, given) => {
  answer = given;
  const cart = await openedCart();
  await cart.comeBack();
  await cart.again();
  expect(asked).toHaveBeenCalledOnce();
  expect(remix.revalidate).not.toHaveBeenCalled();
  expect(cart.now()).toBe(false);
});

test.each<[string, () => void]>([
  ["the window is still out of sight", () => Object.assign(page, { visibilityState: "hidden" })],
  ["the page is being left", () => Object.assign(remix, { navigation: "loading" })],
  ["a change of this window is under way", () => remix.fetchers.push({ state: "loading" })],
])("nothing is asked while %s", async (_what, meanwhile) => {
  const cart = await openedCart();
  meanwhile();
  await cart.again();
  await cart.comeBack();
  expect(asked).not.toHaveBeenCalled();
});

test.each<[string, () => void, string]>([
  ["has begun a change of their own", () => remix.fetchers.push({ state: "submitting" }), SHOWN],
  ["has changed the cart themselves", () => {}, "81.order"],
])("an answer that comes when the shopper %s counts no more", async (_what, meanwhile, shown) => {
  let come = (_: unknown) => {};
  answer = () => new Promise((resolve) => (come = resolve));
  const cart = await openedCart();
  await cart.comeBack();
  meanwhile();
  await cart.again(shown);
  await cart.after(async () => come(await offers(OTHER)));
  expect(remix.revalidate).not.toHaveBeenCalled();
});

test("a page that was left asks nothing more", async () => {
  const cart = await openedCart();
  await cart.leave();
  for (const by of ["focus", "pageshow", "visibilitychange"]) await cart.comeBack(by);
  expect(asked).not.toHaveBeenCalled();
});
