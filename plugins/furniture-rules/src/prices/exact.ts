/**
 * Exact fractions. Prices are rounded at the half euro, and binary floating point puts some true halves
 * just below it (1.3 · 1398.5 …), so the sums are kept as whole numerator and denominator until the rounding.
 */
export interface Exact {
  readonly numerator: number;
  readonly denominator: number;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

function fraction(numerator: number, denominator: number): Exact {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The decimal as it is written: `exact(1.19)` is 119/100. Up to six decimal places. */
export function exact(decimal: number): Exact {
  for (let scale = 1; scale <= 1_000_000; scale *= 10) {
    const scaled = Math.round(decimal * scale);
    if (scaled / scale === decimal) return fraction(scaled, scale);
  }
  throw new RangeError(`${decimal} has more than six decimal places`);
}

/** Adds any number of terms. */
export function sum(...terms: readonly (Exact | number)[]): Exact {
  return terms
    .map(asExact)
    .reduce(
      (a, b) =>
        fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
      { numerator: 0, denominator: 1 },
    );
}

/** Multiplies any number of factors. */
export function product(...factors: readonly (Exact | number)[]): Exact {
  return factors
    .map(asExact)
    .reduce((a, b) => fraction(a.numerator * b.numerator, a.denominator * b.denominator), {
      numerator: 1,
      denominator: 1,
    });
}

/** `a / b`; b is never 0 here, it is a constant of the price table. */
export function quotient(a: Exact | number, b: Exact | number): Exact {
  const [top, bottom] = [asExact(a), asExact(b)];
  return fraction(top.numerator * bottom.denominator, top.denominator * bottom.numerator);
}

/** To the nearest whole number, halves up. */
export function roundHalfUp(value: Exact): number {
  return Math.floor((2 * value.numerator + value.denominator) / (2 * value.denominator));
}

function asExact(value: Exact | number): Exact {
  return typeof value === "number" ? exact(value) : value;
}
