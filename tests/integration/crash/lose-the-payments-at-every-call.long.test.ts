import { expect, test } from "vitest";
import { AFTER_SALE_DEEDS } from "./after-sale-deeds";
import { DEEDS, type Deed } from "./deeds";
import { some } from "./interrupted";
import { same, settledBooks } from "./order-books";
import { PAYER_DEEDS } from "./payer-deeds";
import { secondShop } from "./second-shop";
import { casesOf, comparedBooks, endOf, isPlain, named, oneOf, pressedWithout } from "./unanswered";
import { WORKSHOP_DEEDS } from "./workshop-deeds";

const second = secondShop();

/** How many of the ways to lose a deed's calls are tried: all of them take hours. */
const LOSSES = Number(process.env.LOSSES ?? 4);
const SEED = Number(process.env.LOSSES_SEED ?? Date.now() % 1_000_000);
const ALL = { ...DEEDS, ...PAYER_DEEDS, ...AFTER_SALE_DEEDS, ...WORKSHOP_DEEDS };

test.each(Object.keys(ALL))(
  `the payment provider is lost while %s, in ${LOSSES} ways (seed ${SEED}): whoever pressed reads what became of it, and soon after, or when pressed again, all books say what they say without a loss`,
  async (name) => {
    const { prepare, press } = ALL[name] as Deed;
    const lived = await prepare();
    const before = await settledBooks(lived);
    const stop = second().payments.listen();
    await press(lived);
    const after = await settledBooks(lived);
    expect(same(before, after)).toBe(false);
    const cases = some(casesOf(stop()), LOSSES, SEED);
    const isEnd = oneOf(after, await comparedBooks(lived));
    const orders = await Promise.all(cases.map(() => prepare()));
    await Promise.all(orders.map(async (order) => expect(await settledBooks(order)).toEqual(before)));
    const lost = await pressedWithout(second().payments, cases, orders, press);
    // Some deeds ask for nothing there.
    if (cases.length > 0)
      expect(
        lost.some(({ isLost }) => isLost),
        "none of the calls came a second time",
      ).toBe(true);
    const faults = await Promise.all(
      lost.map(async ({ one, order, said }) => {
        const end = await endOf(order, press, said, isEnd);
        const isFault = { said: !isPlain(said) && said, end: !isEnd(end) && end };
        return isFault.said || isFault.end ? { [named(one)]: isFault } : undefined;
      }),
    );
    expect(faults.filter(Boolean)).toEqual([]);
  },
  3_600_000,
);
