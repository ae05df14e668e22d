import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import type { Card } from "./cards.server.ts";

const submit = vi.fn();
let fetcher: { state: string; data?: { notice?: string } };
vi.mock("@remix-run/react", () => ({
  Link: "a",
  useFetcher: ({ key }: { key: string }) => ({
    ...fetcher,
    submit: (form: object, options: object) => submit(form, { ...options, key }),
  }),
  useRouteLoaderData: () => undefined,
}));
vi.mock("react-i18next", async (original) => ({
  ...(await original<typeof import("react-i18next")>()),
  useTranslation: () => ({ t: (key: string, words: object) => `${key} ${JSON.stringify(words)}` }),
}));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { useQuantity } = await import("./CartCard.tsx");

beforeEach(() => {
  fetcher = { state: "idle" };
  submit.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const sent = () => submit.mock.calls.map(([{ intent }]) => intent);
const BOUNDS = 'quantity.bounds {"min":1,"max":12}';

/** A card with so many equal stools. */
async function openedCard(quantity = 2) {
  const stage = await onStage(
    (quantity: number) => useQuantity({ id: "cali_1", quantity } as Card),
    quantity,
  );
  const comes = (state: typeof fetcher, quantity?: number) => {
    fetcher = state;
    return stage.again(quantity);
  };
  const type = (text: string) => stage.after(() => stage.now().type(text));
  const commit = () => stage.after(() => stage.now().commit());
  return { ...stage, comes, type, commit };
}

test("a step shows at once, is saved behind, and then stands as the cart has it", async () => {
  const card = await openedCard();
  expect(card.now()).toMatchObject({ shown: 2, text: "2", fault: null });
  await card.after(() => {
    fetcher = { state: "submitting" };
    card.now().step(3);
  });
  expect(card.now()).toMatchObject({ shown: 3, text: "3" });
  expect(submit.mock.calls).toEqual([
    [{ intent: "quantity:cali_1:3" }, { method: "post", action: "/cartDesktop", key: "quantity cali_1" }],
  ]);
  await card.comes({ state: "loading" }, 2);
  expect(card.now().shown).toBe(3);
  await card.comes({ state: "idle", data: {} }, 3);
  expect(card.now()).toMatchObject({ shown: 3, text: "3", fault: null });
  // Another window has changed it since.
  await card.comes({ state: "idle", data: {} }, 5);
  expect(card.now().shown).toBe(5);
});

test("a refused number gives way to what lies in the cart, with the reason; while the next is under way it is not said", async () => {
  const card = await openedCard();
  await card.after(() => {
    fetcher = { state: "submitting" };
    card.now().step(3);
  });
  const refused = { notice: "So viele gibt es nicht." };
  await card.comes({ state: "idle", data: refused });
  expect(card.now()).toMatchObject({ shown: 2, text: "2", fault: "So viele gibt es nicht." });
  await card.comes({ state: "submitting", data: refused });
  expect(card.now().fault).toBeNull();
});

test("what is typed is sent once it is done, and the same number is not sent again", async () => {
  const card = await openedCard();
  await card.type("1");
  await card.type("12");
  expect(sent()).toEqual([]);
  await card.after(() => {
    fetcher = { state: "submitting" };
    card.now().commit();
  });
  expect(card.now()).toMatchObject({ shown: 12, text: "12" });
  await card.commit();
  await card.type("12");
  await card.commit();
  expect(card.now().text).toBe("12");
  expect(sent()).toEqual(["quantity:cali_1:12"]);
  await card.comes({ state: "idle", data: {} }, 5);
  expect(card.now().text, "as another window has changed it").toBe("5");
});

test.each(["", "0", "13", "2.5", "1e1", "-1", "zwei"])(
  "what no number of pieces is (%j) stays in its field with the bounds and is not sent",
  async (text) => {
    const card = await openedCard();
    await card.type(text);
    expect(card.now()).toMatchObject({ text, shown: 2, fault: BOUNDS });
    await card.commit();
    expect(sent()).toEqual([]);
    expect(card.now().text).toBe(text);
  },
);

test.each(["1", " 3 ", "12"])("a number of pieces (%j) has no fault", async (text) => {
  const card = await openedCard();
  await card.type(text);
  expect(card.now().fault).toBeNull();
  await card.commit();
  expect(sent()).toEqual([`quantity:cali_1:${text.trim()}`]);
});
