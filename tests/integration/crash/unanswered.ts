import { setTimeout as pause } from "node:timers/promises";
import { type Answer, admin } from "../../shopper/shop";
import type { Deed } from "./deeds";
import { type Books, booksOf, type Subject, same, settledBooks } from "./order-books";
import { type Call, LOSSES, type Loss, type PaymentTrap } from "./payment-trap";

/** The comparison gives back what a changed order costs less six minutes after the change, ms. */
const COMPARED = 400_000;
/** How long the service stays away where it loses all calls of a kind: longer than its client repeats them, ms. */
const AWAY = 4000;
/** What jobs of Medusa's ask for on their own. */
const NOT_OF_THE_DEED = /^GET \/v1\/events$/;

/** A call that is lost, how, and how often. */
export interface Case extends Call {
  loss: Loss;
  often: "once" | "until the service is back";
}

export const named = ({ call, place, loss, often }: Case) => `${call} (${place}) lost ${loss}, ${often}`;

/** Every way in which one of the calls that were heard can be lost. */
export function casesOf(heard: readonly string[]): Case[] {
  const calls = heard.filter((call) => !NOT_OF_THE_DEED.test(call));
  const losses = Object.keys(LOSSES) as Loss[];
  return calls.flatMap((call, at) => {
    const place = calls.slice(0, at + 1).filter((one) => one === call).length;
    return losses.flatMap((loss) =>
      (["once", "until the service is back"] as const).map((often) => ({ call, place, loss, often })),
    );
  });
}

/** Presses one order after the other, each while another call is lost. Returns what was answered, and whether the call came at all. */
export async function pressedWithout(
  trap: PaymentTrap,
  cases: readonly Case[],
  orders: readonly Subject[],
  press: Deed["press"],
): Promise<{ one: Case; order: Subject; said: Answer | undefined; isLost: boolean }[]> {
  const pressed = [];
  for (const [at, one] of cases.entries()) {
    const order = orders[at] as Subject;
    const stop = one.often === "once" ? trap.lose(one, one.loss) : trap.loseAll(one, one.loss);
    const said = await press(order);
    if (one.often !== "once") await pause(AWAY);
    const isLost = await stop();
    pressed.push({ one, order, said, isLost });
  }
  return pressed;
}

/** Untrue while no payment is under way. */
const UNTRUE = "payment_underway";

/** Whether who pressed can read what became of it: done, or refused for a named reason that is true. */
export function isPlain(said: Answer | undefined): boolean {
  if (said === undefined || said.status < 400) return true;
  const code: unknown = said.body?.issues?.[0]?.code;
  return said.status !== 500 && typeof code === "string" && code !== UNTRUE;
}

/** What the jobs of every five minutes do. */
export async function compare(): Promise<void> {
  await admin("POST", "/stripe-checkout/comparisons");
  await admin("POST", "/furniture/reconciliations");
}

/** The books once the jobs have compared them: they may list what waits for staff, as that all is given back and the order not cancelled. */
export async function comparedBooks(subject: Subject): Promise<Books> {
  await compare();
  return settledBooks(subject, 3000);
}

/** The books once they are as they should be, or for good: pressed again by who was refused, and compared by the jobs. */
export async function endOf(
  order: Subject,
  press: Deed["press"],
  said: Answer | undefined,
  isEnd: (now: Books) => boolean,
): Promise<Books> {
  if (said && said.status >= 400) await press(order);
  const began = Date.now();
  let now = await booksOf(order);
  while (!isEnd(now) && Date.now() - began < COMPARED) {
    await pause(2000);
    await compare();
    now = await booksOf(order);
  }
  return now;
}

/** Whether the books say one of these. */
export const oneOf =
  (...ends: readonly Books[]) =>
  (now: Books) =>
    ends.some((end) => same(now, end));
