import { setTimeout as pause } from "node:timers/promises";
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
const AT_ONCE = 4;
/** How many of a deed's writes come to nothing: all of them take an hour. Which ones, and how, the seed says. */
const LOSSES = Number(process.env.LOSSES ?? AT_ONCE);
const SEED = Number(process.env.LOSSES_SEED ?? Date.now() % 1_000_000);
const FATES = ["loses its connection", "fails"] as const;
/** They belong into the log alone. */
const A_DATABASE_S_WORDS = /insert into|update \\?"|syntax error|Connection (terminated|ended)/i;
/** Longer than any deed takes here; Medusa's server gives up later. */
const ANSWERED_WITHIN_MS = 60_000;

test.each(Object.keys(DEEDS))(
  `while %s, ${LOSSES} of its writes fail or lose their connection (seed ${SEED}): that is answered, and soon after, or pressed again, all books say what they say without it`,
  async (name) => {
    const { prepare, press, undone } = DEEDS[name] as Deed;
    const lived = await prepare();
    const before = await settledBooks(lived);
    const writes = some(await writesOf(second.trap, () => press(lived)), LOSSES, SEED);
    const after = await settledBooks(lived);
    expect(same(before, after)).toBe(false);
    const ends = undone ? [after, undone(before, after)] : [after];
    let spoilt = 0;
    for (let at = 0; at < writes.length; at += AT_ONCE) {
      const orders: { what: string; order: Subject }[] = [];
      for (const [index, write] of writes.slice(at, at + AT_ONCE).entries()) {
        const order = await prepare();
        expect(await settledBooks(order)).toEqual(before);
        const fate = FATES[(SEED + index) % FATES.length] ?? "fails";
        const what = `${write} ${fate}`;
        const hasCome = second.trap.spoil(statementsOf(write), fate);
        const pressed = press(order).catch((error: unknown) => String(error));
        const answer = await Promise.race([pressed, pause(ANSWERED_WITHIN_MS, "no answer")]);
        expect(answer, what).not.toBe("no answer");
        expect(JSON.stringify(answer) ?? "", what).not.toMatch(A_DATABASE_S_WORDS);
        if (!(await hasCome())) continue;
        spoilt += 1;
        orders.push({ what, order });
      }
      await Promise.all(
        orders.map(async ({ what, order }) =>
          expect(ends, what).toContainEqual(await end(order, press, ...ends)),
        ),
      );
    }
    expect(spoilt, "none of the writes came a second time").toBeGreaterThan(0);
  },
  3_600_000,
);
