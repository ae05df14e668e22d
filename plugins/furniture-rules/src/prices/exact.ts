/**
 * Exact fractions. Prices are rounded at the half euro, and binary floating point puts some true halves
 * just below it (1.3 · 1398.5 …), so the sums are kept as whole numerator and denominator until the rounding.
 * Whole numbers of any length, because staff may give factors with decimals of their own and their products grow.
 */
export interface Exact {
  readonly numerator: bigint;
  /** Always positive. */
  readonly denominator: bigint;
}

const NOTHING: Exact = { numerator: 0n, denominator: 1n };
const ONE: Exact = { numerator: 1n, denominator: 1n };

/** Most decimal places a number of the price table may have. */
export const MOST_DECIMALS = 6;

/** The decimal as it is written: `exact(1.19)` is 119/100. Up to six decimal places. */
export function exact(decimal: number): Exact {
  for (let places = 0; places <= MOST_DECIMALS; places++) {
    const scale = 10 ** places;
    const scaled = Math.round(decimal * scale);
    if (scaled / scale === decimal) return { numerator: BigInt(scaled), denominator: BigInt(scale) };
  }
  throw new RangeError(`${decimal} has more than six decimal places`);
}

/** Adds any number of terms. */
export function sum(...terms: readonly (Exact | number)[]): Exact {
  return terms.map(asExact).reduce(add, NOTHING);
}

/** Multiplies any number of factors. */
export function product(...factors: readonly (Exact | number)[]): Exact {
  return factors.map(asExact).reduce(
    (a, b) => ({
      numerator: a.numerator * b.numerator,
      denominator: a.denominator * b.denominator,
    }),
    ONE,
  );
}

/** `a / b`; b is never 0 here, the price table keeps it above. */
export function quotient(a: Exact | number, b: Exact | number): Exact {
  const [top, bottom] = [asExact(a), asExact(b)];
  return { numerator: top.numerator * bottom.denominator, denominator: top.denominator * bottom.numerator };
}

/** To the nearest whole number, halves up. */
export function roundHalfUp({ numerator, denominator }: Exact): number {
  const twice = 2n * numerator + denominator;
  const whole = twice / (2n * denominator);
  // Division of whole numbers cuts towards zero; rounding goes down.
  const cutUpwards = twice % (2n * denominator) < 0n;
  return Number(cutUpwards ? whole - 1n : whole);
}

function add(a: Exact, b: Exact): Exact {
  // Denominators are mostly powers of ten: the larger one usually holds the smaller, and each one itself.
  if (a.denominator % b.denominator === 0n) {
    return {
      numerator: a.numerator + b.numerator * (a.denominator / b.denominator),
      denominator: a.denominator,
    };
  }
  if (b.denominator % a.denominator === 0n) return add(b, a);
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

function asExact(value: Exact | number): Exact {
  return typeof value === "number" ? exact(value) : value;
}
