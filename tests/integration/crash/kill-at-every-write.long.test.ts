import { expect, test } from "vitest";
import { AFTER_SALE_DEEDS } from "./after-sale-deeds";
import { DEEDS, type Deed } from "./deeds";
import { end, some, statementsOf, writesOf } from "./interrupted";
import { type Subject, same, settledBooks } from "./order-books";
import { secondShop } from "./second-shop";
import { WORKSHOP_DEEDS } from "./workshop-deeds";

const second = secondShop();

const ALL = { ...DEEDS, ...AFTER_SALE_DEEDS, ...WORKSHOP_DEEDS };

/** So many presses hang at one death: fewer than the connections a process has to the database. */
const AT_ONCE = 3;
/** Before how many of a deed's writes the server dies: all of them take hours. */
const KILLS = Number(process.env.KILLS ?? AT_ONCE);
const SEED = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000);

/** Whether a press got as far as a write, and hangs there now. Some come with another process or job now and then. */
function isCaught(write: string, press: () => Promise<unknown>): Promise<boolean> {
  const begin = async () => void press().catch(() => undefined);
  return second()
    .caught(statementsOf(write), begin, 8)
    .then(
      () => true,
      () => false,
    );
}

test.each(Object.keys(ALL))(
  `killed while %s, before ${KILLS} of its writes (seed ${SEED}): soon after, or when pressed again, all books say what they say without a death`,
  async (name) => {
    const { prepare, press } = ALL[name] as Deed;
    const lived = await prepare();
    const before = await settledBooks(lived);
    const writes = some(await writesOf(second().trap, () => press(lived)), KILLS, SEED);
    const after = await settledBooks(lived);
    expect(same(before, after)).toBe(false);
    let deaths = 0;
    while (writes.length > 0) {
      const orders: { write: string; order: Subject }[] = [];
      for (const write of writes.splice(0, AT_ONCE)) orders.push({ write, order: await prepare() });
      for (const { order } of orders) expect(await settledBooks(order)).toEqual(before);
      const died: typeof orders = [];
      for (const { write, order } of orders)
        if (await isCaught(write, () => press(order))) died.push({ write, order });
      deaths += died.length;
      await second().kill();
      await second().restart();
      await Promise.all(
        died.map(async ({ write, order }) => expect(await end(order, press, after), write).toEqual(after)),
      );
    }
    expect(deaths, "none of the writes came a second time").toBeGreaterThan(0);
  },
  3_600_000,
);
