import type { RunningShop } from "../../command/running-shop.mjs";
import { cartsOf } from "../carts/cart-contests.ts";
import { shopperOf } from "../carts/shopper.ts";
import { percentile } from "../measure.ts";
import { LIST } from "./plank-clones.ts";

const TABLE = { kind: "table", configuration: {} };
/** How many lines the carts have whose number of lines is not what grows. */
const LINES = 3;
/** At most so many shoppers do not count: code is compiled, caches fill. */
const WARM_UP = 10;

/** What a shopper does, each step timed for itself. */
export type Step = "price" | "planks" | "add" | "summary" | "terms" | "checkout" | "complete";

/** ms */
type Times = Map<Step, number[]>;

/**
 * Shoppers one after the other, each from an empty cart to an order from abroad, whose payment needs no other server.
 * @param visit `lines` before the piece that is timed; `planks` that table tops may be
 * picked from, one for each of them: such a shopper goes back from the payment, so that none of them is sold
 */
export async function visits(
  { medusa, publishableKey }: RunningShop,
  {
    rounds,
    signal,
    lines = LINES - 1,
    planks = [],
  }: { rounds: number; signal: AbortSignal; lines?: number; planks?: readonly string[] },
): Promise<Times> {
  const ask = shopperOf(medusa, publishableKey);
  const carts = await cartsOf(ask);
  const times: Times = new Map();
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round++) {
    signal.throwIfAborted();
    const time = async (step: Step, work: () => Promise<unknown>) => {
      const since = performance.now();
      await work();
      if (round >= 0) times.set(step, [...(times.get(step) ?? []), performance.now() - since]);
    };
    const picked = planks.length > 0 ? planks[(round + WARM_UP) % planks.length] : undefined;
    const piece = picked ? tableOf(picked) : undefined;
    const cart = await carts.filled(lines);
    await time("price", () => ask("POST", "/furniture/price", TABLE));
    await time("planks", () => ask("GET", `/furniture/planks?kind=${LIST}`));
    await time("add", () => carts.add(cart, piece));
    await time("summary", () => ask("GET", `/carts/${cart}/summary`));
    await time("terms", () => ask("POST", `/carts/${cart}/terms`, { shipping: "pickup" }));
    await carts.identify(cart);
    await time("checkout", () => carts.pay(cart));
    if (picked) await ask("DELETE", `/carts/${cart}/checkout`);
    else await time("complete", () => ask("POST", `/carts/${cart}/complete`));
  }
  return times;
}

function tableOf(plank: string) {
  return { kind: LIST, configuration: { choosePlanks: true, planks: [plank, null, null] } };
}

/** One order that is finished, its e-mail address its own. */
export async function placedOrder({
  medusa,
  publishableKey,
}: RunningShop): Promise<{ cart: string; order: string; email: string }> {
  const ask = shopperOf(medusa, publishableKey);
  const carts = await cartsOf(ask);
  const email = `growth.${Date.now()}@example.test`;
  const cart = await carts.filled(LINES);
  await carts.identify(cart, email);
  await carts.pay(cart);
  const { order } = await ask("POST", `/carts/${cart}/complete`);
  return { cart, order: order.id, email };
}

/** @returns ms */
export function percentilesOf(times: Times): Map<Step, { p50: number; p95: number }> {
  return new Map(
    [...times].map(([step, all]) => [step, { p50: percentile(all, 50), p95: percentile(all, 95) }]),
  );
}
