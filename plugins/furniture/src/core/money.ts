import { z } from "@medusajs/framework/zod";

/**
 * Spreads an amount over shares in proportion to their size, to the cent and without loss: the result sums to `amount`
 * and no part exceeds its share. EUR in, EUR out. The amount must not exceed the sum of the shares.
 */
export function prorate(amount: number, shares: readonly number[]): number[] {
  const cents = toCents(amount);
  const sizes = shares.map(toCents);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (cents > whole) throw new RangeError(`${amount} EUR do not fit into ${whole / 100} EUR`);
  if (cents === 0) return sizes.map(() => 0);
  const floors = sizes.map((size) => Math.floor((cents * size) / whole));
  const missing = cents - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = sizes
    .map((size, index) => ({ index, remainder: (cents * size) % whole }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((part, index) => (part + (byRemainder.includes(index) ? 1 : 0)) / 100);
}

function toCents(eur: number): number {
  return Math.round(eur * 100);
}

/** An amount or a count as Medusa stores it: a number, or one of its own decimal objects. */
export const storedAmount = z.unknown().transform(Number).pipe(z.number());
