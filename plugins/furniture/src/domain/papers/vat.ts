/** A gross amount, VAT included: whole cents, negative for what is taken off. `rate` in percent, at most two decimals. */
export interface GrossAmount {
  gross: number;
  rate: number;
}

/** What a gross amount is made of: whole cents that sum to it. */
export interface TaxedAmount extends GrossAmount {
  net: number;
  vat: number;
}

export interface SplitAmounts {
  /** In the order of what was given. */
  amounts: TaxedAmount[];
  /** The sums of each rate, the highest rate first. */
  taxes: TaxedAmount[];
}

/**
 * Takes the VAT out of gross amounts. It is rounded once for each rate, from the sum of the rate (halves up), as the tax is owed;
 * the net sum of the rate is spread over its amounts so that they add up to it: each is rounded down, and the cents that are
 * left go to those that lost most.
 */
export function splitByRate(given: readonly GrossAmount[]): SplitAmounts {
  const rates = [...new Set(given.map(({ rate }) => rate))].sort((one, other) => other - one);
  const taxes = rates.map((rate) => taxOf(sum(given.filter((one) => one.rate === rate)), rate));
  const nets: number[] = [];
  for (const { rate, net } of taxes) spread(given, rate, net, nets);
  const amounts = given.map(({ gross, rate }, index) => {
    const net = nets[index] ?? 0;
    return { gross, rate, net, vat: gross - net };
  });
  return { amounts, taxes };
}

/** One gross amount by itself. */
export function taxOf(gross: number, rate: number): TaxedAmount {
  const points = Math.round(rate * 100);
  const vat = roundedQuotient(gross * points, WHOLE + points);
  return { gross, rate, net: gross - vat, vat };
}

/** A hundred percent, in hundredths of a percent. */
const WHOLE = 10_000;

function spread(given: readonly GrossAmount[], rate: number, net: number, nets: number[]): void {
  const divisor = WHOLE + Math.round(rate * 100);
  const shares = given.flatMap((one, index) => {
    if (one.rate !== rate) return [];
    const floor = Math.floor((one.gross * WHOLE) / divisor);
    return [{ index, floor, lost: one.gross * WHOLE - floor * divisor }];
  });
  let left = net - shares.reduce((total, { floor }) => total + floor, 0);
  for (const { index, floor } of shares.sort((a, b) => b.lost - a.lost)) {
    nets[index] = floor + (left > 0 ? 1 : 0);
    left--;
  }
}

/** Halves away from zero, so that what is taken off is rounded like what is charged. */
function roundedQuotient(dividend: number, divisor: number): number {
  const size = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? -size || 0 : size;
}

function sum(amounts: readonly GrossAmount[]): number {
  return amounts.reduce((total, { gross }) => total + gross, 0);
}
