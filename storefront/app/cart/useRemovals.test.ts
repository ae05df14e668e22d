import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import type { Card } from "./cards.server.ts";

const submit = vi.fn();
vi.mock("@remix-run/react", () => ({ useSubmit: () => submit }));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { useRemovals } = await import("./useRemovals.ts");

beforeEach(() => submit.mockReset());
afterEach(() => vi.unstubAllGlobals());

const card = (id: string) => ({ id, quantity: 1 }) as Card;
const [TABLE, BENCH, STOOL] = [card("table"), card("bench"), card("stool")];

/** The cart's page with its lines: those that were taken out in brackets. */
async function openedCart(cards: Card[], before: Parameters<typeof useRemovals>[1] = null) {
  const stage = await onStage((cards: readonly Card[]) => useRemovals(cards, before), cards);
  const lines = () =>
    stage
      .now()
      .lines.map(({ card, removed }) => (removed ? `(${card.id})` : card.id))
      .join(" ");
  return { ...stage, lines };
}

test("a piece is gone at once, and what brings it back stands in its place", async () => {
  const cart = await openedCart([TABLE, BENCH, STOOL]);
  await cart.after(() => cart.now().remove(BENCH));
  expect(cart.lines()).toBe("table (bench) stool");
  await cart.again([TABLE, STOOL]);
  expect(cart.lines()).toBe("table (bench) stool");
  expect(submit.mock.calls).toEqual([
    [
      { intent: "remove:bench" },
      { method: "post", action: "/cartDesktop", navigate: false, fetcherKey: "remove bench" },
    ],
  ]);
});

test("of pieces that are taken out one after another each keeps its place, in whatever order", async () => {
  const cart = await openedCart([TABLE, BENCH, STOOL]);
  for (const out of [BENCH, TABLE]) await cart.after(() => cart.now().remove(out));
  expect(cart.lines()).toBe("(table) (bench) stool");
  await cart.after(() => cart.now().remove(STOOL));
  await cart.again([]);
  expect(cart.lines()).toBe("(table) (bench) (stool)");
  expect(submit.mock.calls.map(([, { fetcherKey }]) => fetcherKey)).toEqual([
    "remove bench",
    "remove table",
    "remove stool",
  ]);
});

test("a piece that is back, or could not be taken out, is an ordinary line again; the others wait on", async () => {
  const cart = await openedCart([TABLE, BENCH, STOOL]);
  for (const out of [TABLE, STOOL]) await cart.after(() => cart.now().remove(out));
  await cart.after(() => cart.now().forget("stool"));
  expect(cart.lines()).toBe("(table) bench stool");
});

test("what the page before took out without scripts can be brought back, also where the cart has become shorter", async () => {
  const cart = await openedCart([TABLE, STOOL], { card: BENCH, at: 1 });
  expect(cart.lines()).toBe("table (bench) stool");
  const shorter = await openedCart([TABLE], { card: STOOL, at: 2 });
  expect(shorter.lines()).toBe("table (stool)");
});
