import { afterAll, beforeAll, expect, test } from "vitest";
import { shop } from "../../shopper/shop";
import { DEEDS, type Deed } from "./deeds";
import { end, some, statementsOf, writesOf } from "./interrupted";
import { type Subject, same, settledBooks } from "./order-books";
import { SecondShop } from "./second-shop";

let second: SecondShop;
beforeAll(async () => {
  second = await SecondShop.start();
  Object.assign(shop, { medusa: second.medusa, stripeSandbox: second.stripe });
}, 120_000);
afterAll(() => second?.stop());

/** So many orders are looked at side by side. */
const AT_ONCE = 5;
/** Before how many of a deed's writes the connection goes: all of them take an hour. */
const LOSSES = Number(process.env.LOSSES ?? AT_ONCE);
const SEED = Number(process.env.LOSSES_SEED ?? Date.now() % 1_000_000);

test.each(Object.keys(DEEDS))(
  `the connection to the database is lost while %s, before ${LOSSES} of its writes (seed ${SEED}): soon after, or when pressed again, all books say what they say without a loss`,
  async (name) => {
    const { prepare, press } = DEEDS[name] as Deed;
    const lived = await prepare();
    const before = await settledBooks(lived);
    const writes = some(await writesOf(second.trap, () => press(lived)), LOSSES, SEED);
    const after = await settledBooks(lived);
    expect(same(before, after)).toBe(false);
    let losses = 0;
    while (writes.length > 0) {
      const orders: { write: string; order: Subject }[] = [];
      for (const write of writes.splice(0, AT_ONCE)) orders.push({ write, order: await prepare() });
      for (const { order } of orders) expect(await settledBooks(order)).toEqual(before);
      for (const { write, order } of orders) {
        const lost = second.trap.lose(statementsOf(write));
        await press(order).catch(() => undefined);
        if (await lost()) losses += 1;
      }
      await Promise.all(
        orders.map(async ({ write, order }) => expect(await end(order, press, after), write).toEqual(after)),
      );
    }
    expect(losses, "none of the writes came a second time").toBeGreaterThan(0);
  },
  3_600_000,
);
