import { boardsIn, type Piece, pillarsIn, tablePlanks } from "./pieces.ts";

/** Prices in whole EUR as `decisions.md` states them, counted in whole numbers: halves are rounded up. */

const OWN_COLOR = 100;
const TABLE_FEES = { closed: 75, diagonal: 125, solidTop: 150, picking: 30, individual: 30 };
/** Tenths. */
const FILLING_FACTORS: Record<string, number> = {
  none: 10,
  passepartout: 12,
  blackboard: 13,
  whiteboard: 14,
  mirror: 15,
};

/** What a piece costs. */
export function priceOf(piece: Piece): number {
  switch (piece.kind) {
    case "table":
      return table(piece);
    case "tableOffice":
      return rounded(1399 * 13, 10);
    case "bench":
      return seat(piece, 399, above(piece.size.length, 100), { massive: 50, individual: 20 });
    case "stool":
      return seat(piece, 149, above(piece.size.height, 45), { massive: 50, individual: 10 });
    case "shelf":
      return shelf(piece);
    case "frame":
      return frame(piece);
    case "sample":
      return 5;
  }
}

function table({ size, frame, solidTop, picksPlanks, ownColor }: Piece): number {
  const tenths =
    5990 +
    25 * (above(size.length, 100) + above(size.width, 50) + above(size.height, 45)) +
    750 * (tablePlanks(size.width) - 2);
  return (
    rounded(tenths * 13, 100) +
    frameFee(frame) +
    when(solidTop, TABLE_FEES.solidTop) +
    when(picksPlanks, TABLE_FEES.picking) +
    when(ownColor, OWN_COLOR) +
    when(size.chosen === "individual", TABLE_FEES.individual)
  );
}

function seat(
  { size, frame, picksPlanks, ownColor }: Piece,
  base: number,
  beyond: number,
  fees: { massive: number; individual: number },
): number {
  const fee =
    when(frame === "massive", fees.massive) +
    when(picksPlanks, 25) +
    when(ownColor, OWN_COLOR) +
    when(size.chosen === "individual", fees.individual);
  return rounded((10 * (base + fee) + 25 * beyond) * 13, 100);
}

function shelf(piece: Piece): number {
  const { width, height } = piece.size;
  const tenths =
    2500 +
    25 * (above(width, 60) + above(height, 50)) +
    700 * (boardsIn(piece) - 2) +
    1000 * (pillarsIn(piece) - 2);
  // 1.3 · (200 + 1.1 · (1.19 · material + longest side)), in 1/100000 EUR.
  const inner = 13 * (2_000_000 + 11 * (119 * tenths + 1000 * Math.max(width, height)));
  return rounded(inner, 100_000) + frameFee(piece.frame) + when(piece.picksPlanks, 30);
}

function frame({ size, filling }: Piece): number {
  // (40 + (width − 20) / 1.5 + (height − 20) / 1.5) · factor · 1.3, in 1/300 EUR.
  const thirds = 120 + 2 * (size.width - 20) + 2 * (size.height - 20);
  return rounded(thirds * (FILLING_FACTORS[filling] ?? 10) * 13, 300);
}

function frameFee(frame: string): number {
  return when(frame === "closed", TABLE_FEES.closed) + when(frame === "diagonal", TABLE_FEES.diagonal);
}

/** To the nearest whole, halves up. */
export function rounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

const above = (cm: number, from: number) => Math.max(0, cm - from);
const when = (holds: boolean, amount: number) => (holds ? amount : 0);
