import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { admin } from "../../shopper/shop";
import type { Deed } from "./deeds";
import { type Books, booksOf, type Subject, same } from "./order-books";
import type { StatementTrap } from "./statement-trap";

/** What is written all the time, or by a job of the very moment; tables of Medusa's that stand without quotes are the sweep's. */
const NOT_OF_THE_DEED =
  /rate_limit|workflow_execution|locking|furniture_finding|furniture_reconciliation|stripe_shop|auth_identity|api_key|update (?:order_(?:summary|cart|payment_collection)|payment_collection)$/;
/** By then the leases of a dead server are over and the sweep has looked, ms. */
const SWEPT = 40_000;
/** A job of every ten minutes queues forgotten mails that are a minute old; the test runs it itself, ms. */
const FORGOTTEN = 75_000;
/** "Soon" for what only the comparison of every five minutes mends, and where it leaves alone what is younger than six, ms. */
const COMPARED = 720_000;

/** The writes of a deed, each by its verb and table, in their order, with what subscribers write in the seconds after it. */
export async function writesOf(trap: StatementTrap, press: () => Promise<unknown>): Promise<string[]> {
  const stop = trap.listen();
  await press();
  await pause(4000);
  const writes = stop().map(
    (sql) => /\b(?:insert into|(?<!for )update|delete from) +"?\w+"?/.exec(sql)?.[0] ?? "",
  );
  return [...new Set(writes)].filter((write) => write && !NOT_OF_THE_DEED.test(write));
}

/** The statements that begin with a write. */
export const statementsOf = (write: string) => new RegExp(`${write}(?!\\w)`);

/** As many of these as are wanted, in no order; which ones, the seed says. */
export function some<One>(all: readonly One[], count: number, seed: number): One[] {
  const whole = fc.shuffledSubarray([...all], { minLength: all.length });
  return (fc.sample(whole, { seed, numRuns: 1 })[0] ?? []).slice(0, count);
}

/**
 * The books of an order whose deed was interrupted: once they are as they may be, or for good. Where nothing moves any more, it is
 * pressed again.
 */
export async function end(
  order: Subject,
  press: Deed["press"],
  after: Books,
  isEnd = (now: Books): boolean => same(now, after),
): Promise<Books> {
  const died = Date.now();
  let [now, since, isPressed, isAsked] = [await booksOf(order), Date.now(), false, false];
  while (!isEnd(now) && Date.now() - died < COMPARED) {
    if (!isPressed && Date.now() - since > SWEPT) {
      isPressed = true;
      await press(order).catch(() => undefined);
    }
    if (!isAsked && Date.now() - died > FORGOTTEN) {
      isAsked = true;
      await admin("POST", "/furniture/mails/send").catch(() => undefined);
    }
    await pause(1000);
    const next = await booksOf(order);
    if (!same(now, next)) since = Date.now();
    now = next;
  }
  return now;
}
