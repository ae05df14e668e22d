import type Stripe from "stripe";
import { expect, test } from "vitest";
import { openAmong } from "./open-events";

/** As Stripe lists them, the newest first: `evt_1` is the oldest. */
async function* listed(count: number): AsyncGenerator<Stripe.Event> {
  for (let number = count; number > 0; number -= 1)
    yield { id: `evt_${number}`, type: "checkout.session.completed" } as Stripe.Event;
}

/** All but some are processed. */
const missed =
  (...numbers: number[]) =>
  async (ids: string[]) =>
    ids.filter((id) => !numbers.some((number) => id === `evt_${number}`));

const ids = ({ open }: { open: { id: string }[] }) => open.map(({ id }) => id);

test("what a busy shop has missed is found behind any number of processed events, and then the comparison is whole", async () => {
  const found = await openAmong(listed(1200), missed(3, 1190), 50);
  expect([ids(found), found.isWhole]).toEqual([["evt_3", "evt_1190"], true]);
  const none = await openAmong(listed(1200), missed(), 50);
  expect([ids(none), none.isWhole]).toEqual([[], true]);
});

test("more than one comparison can take are taken by several, the oldest with the last", async () => {
  const missing = Array.from({ length: 7 }, (_, at) => 100 + at);
  const first = await openAmong(listed(300), missed(...missing), 5);
  expect([ids(first), first.isWhole]).toEqual([
    ["evt_102", "evt_103", "evt_104", "evt_105", "evt_106"],
    false,
  ]);
  const second = await openAmong(listed(300), missed(100, 101), 5);
  expect([ids(second), second.isWhole]).toEqual([["evt_100", "evt_101"], true]);
});

test("where just as many are missing as one comparison takes, it is whole", async () => {
  expect(await openAmong(listed(10), missed(1, 2), 2)).toMatchObject({ isWhole: true });
  expect(await openAmong(listed(0), missed(), 2)).toEqual({ open: [], isWhole: true });
});
