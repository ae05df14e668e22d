import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { AFTER_SALE_DEEDS } from "./after-sale-deeds";
import { DEEDS, type Deed } from "./deeds";
import { end, some, statementsOf, writesOf } from "./interrupted";
import { type Books, type Subject, same, settledBooks } from "./order-books";
import { secondShop } from "./second-shop";
import { WORKSHOP_DEEDS } from "./workshop-deeds";

const second = secondShop();

const ALL = { ...DEEDS, ...AFTER_SALE_DEEDS, ...WORKSHOP_DEEDS };

/** So many orders are looked at side by side. */
const AT_ONCE = 4;
/** How many of a deed's writes come to nothing: all of them take an hour. Which ones, and how, the seed says. */
const LOSSES = Number(process.env.LOSSES ?? AT_ONCE);
const SEED = Number(process.env.LOSSES_SEED ?? Date.now() % 1_000_000);
const FATES = ["loses its connection", "fails"] as const;
/** They belong into the log alone. */
const A_DATABASE_S_WORDS = /insert into|update \\?"|syntax error|Connection (terminated|ended)/i;
/** Longer than any deed takes here; Medusa's server gives up later. */
const ANSWERED_WITHIN_MS = 60_000;

test.each(Object.keys(ALL))(
  `while %s, ${LOSSES} of its writes fail or lose their connection (seed ${SEED}): that is answered, and soon after, or pressed again, all books say what they say without it`,
  async (name) => {
    const { prepare, press, isUndone } = ALL[name] as Deed;
    const lived = await prepare();
    const before = await settledBooks(lived);
    const writes = some(await writesOf(second().trap, () => press(lived)), LOSSES, SEED);
    const after = await settledBooks(lived);
    expect(same(before, after)).toBe(false);
    const isEnd = (now: Books) => same(now, after) || (isUndone?.(now, before) ?? false);
    let spoilt = 0;
    for (let at = 0; at < writes.length; at += AT_ONCE) {
      const orders: { what: string; order: Subject }[] = [];
      for (const [index, write] of writes.slice(at, at + AT_ONCE).entries()) {
        const order = await prepare();
        expect(await settledBooks(order)).toEqual(before);
        const fate = FATES[(SEED + index) % FATES.length] ?? "fails";
        const what = `${write} ${fate}`;
        const hasCome = second().trap.spoil(statementsOf(write), fate);
        const pressed = press(order).catch((error: unknown) => String(error));
        const answer = await Promise.race([pressed, pause(ANSWERED_WITHIN_MS, "no answer")]);
        expect(answer, what).not.toBe("no answer");
        expect(JSON.stringify(answer) ?? "", what).not.toMatch(A_DATABASE_S_WORDS);
        if (!(await hasCome())) continue;
        spoilt += 1;
        orders.push({ what, order });
      }
      await Promise.all(
        orders.map(async ({ what, order }) => {
          const now = await end(order, press, after, isEnd);
          if (!isEnd(now)) expect(now, what).toEqual(after);
        }),
      );
    }
    expect(spoilt, "none of the writes came a second time").toBeGreaterThan(0);
  },
  3_600_000,
);
