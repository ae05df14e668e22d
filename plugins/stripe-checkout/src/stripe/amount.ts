import type { BigNumberInput } from "@medusajs/framework/types";
import { BigNumber, MathBN, MedusaError } from "@medusajs/framework/utils";

/** https://docs.stripe.com/currencies#zero-decimal and #three-decimal; all others have two decimals. */
const ZERO_DECIMALS = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
const THREE_DECIMALS = "bhd jod kwd omr tnd".split(" ");

/**
 * An amount as Stripe counts it: whole cents for EUR.
 * @throws MedusaError when the amount is not a whole number of the smallest unit: rounding would charge another sum
 */
export function smallestUnit(amount: BigNumberInput, currency: string): number {
  const sum = new BigNumber(amount);
  const units = MathBN.mult(sum, 10 ** decimalsOf(currency));
  if (!units.isInteger() || units.isNegative()) {
    const message = `${sum.numeric} ${currency} is no amount that can be charged.`;
    throw new MedusaError(MedusaError.Types.INVALID_DATA, message);
  }
  return units.toNumber();
}

/** An amount of Stripe's in the currency's main unit, as Medusa counts it. */
export function mainUnit(amount: number, currency: string): number {
  return amount / 10 ** decimalsOf(currency);
}

function decimalsOf(currency: string): number {
  const code = currency.toLowerCase();
  if (ZERO_DECIMALS.includes(code)) return 0;
  return THREE_DECIMALS.includes(code) ? 3 : 2;
}
