import { describe, expect, test } from "vitest";
import { defaultConfiguration, type Part, partsOf } from "../index.js";
import { boardLoad, seatLoad } from "./load.js";
import { DENSITIES, saidWeight, volumeOf, weightOf } from "./weight.js";

/*
 * The sums a civil engineer does for one beam on two supports, with the assumptions of load.ts, in N and mm:
 * sag 5 q L⁴ / 384 EI ≤ L / n, bending q L² / 8 ≤ f W. Without the bounds the workshop sets, so that no fault hides behind them.
 */
const GRAVITY = 9.81;
const UNBOUND = 1e9;
const WOOD = { e: 8000 / 1.6, f: (16 * 0.6) / 1.3 };

/** A board of so many cm. */
const board = (x: number, y: number, z: number): Part => ({
  id: "board-1",
  role: "board",
  material: "plank",
  shape: "solid",
  along: "x",
  size: { x, y, z },
  position: { x: 0, y: 0, z: 0 },
  rotation: { x: 0, y: 0, z: 0 },
});

/** kg on a board of the shelf, by hand. */
function byHand(length: number, thick: number, deep: number, span: number): number {
  const [b, h, l] = [deep * 10, thick * 10, span * 10];
  const sagging = (384 * WOOD.e * ((b * h ** 3) / 12)) / (5 * 300 * l ** 3);
  const breaking = (8 * WOOD.f * ((b * h ** 2) / 6)) / l ** 2;
  const perCm = (Math.min(sagging, breaking) * 10) / GRAVITY;
  return Math.floor(((perCm - thick * deep * 0.00047) * length) / 5) * 5;
}

describe("a shelf board", () => {
  test.each([
    [220, 4, 28, 194],
    [200, 4, 28, 87],
    [100, 4, 28, 74],
    // Thin and short: it breaks before it sags too far.
    [60, 0.5, 28, 3],
  ])(
    "of %d × %d × %d cm carries over %d cm what the sum says, in steps of 5 kg",
    (length, thick, deep, span) => {
      expect(boardLoad([board(length, thick, deep)], span, UNBOUND)).toBe(byHand(length, thick, deep, span));
    },
  );

  test("carries no more than the workshop vouches for, never less than nothing, and the shortest counts", () => {
    expect(boardLoad([board(100, 4, 28)], 74, 50)).toBe(50);
    expect(boardLoad([board(220, 0.1, 28)], 400, 50)).toBe(0);
    expect(boardLoad([board(220, 4, 28), board(120, 4, 28)], 194, UNBOUND)).toBe(byHand(120, 4, 28, 194));
    const steel: Part = { ...board(1, 4, 28), role: "rail" };
    expect(boardLoad([board(120, 4, 28), steel], 194, UNBOUND)).toBe(byHand(120, 4, 28, 194));
  });
});

describe("a seat", () => {
  /** kg on a bench of this length with beams of tube 30 × 40 × 2 as long as the span (cm), by hand. */
  function seatByHand(span: number, own: number): number {
    const l = span * 10;
    const tube = (30 * 40 ** 3 - 26 * 36 ** 3) / 12;
    const steel = 2 * 210_000 * tube;
    const both = steel + (WOOD.e * (398 * 40 ** 3)) / 12;
    const sagging = (384 * both) / (5 * 250 * l ** 3);
    const breaking = (8 * (235 / 1.5) * (tube / 20) * 2 * (both / steel)) / l ** 2;
    return Math.floor(((Math.min(sagging, breaking) * l) / GRAVITY - own) / 10) * 10;
  }

  const bench = partsOf("bench", defaultConfiguration("bench"));
  const stool = partsOf("stool", defaultConfiguration("stool"));

  test("carries what its two beams and its board carry together, less its own weight, in steps of 10 kg", () => {
    expect(seatLoad(bench, UNBOUND)).toBe(seatByHand(182, weightOf(bench)));
    expect(seatLoad(stool, UNBOUND)).toBe(seatByHand(22, weightOf(stool)));
  });

  test("carries no more than the workshop vouches for, and nothing without beams or board", () => {
    expect(seatLoad(stool, 150)).toBe(150);
    expect(
      seatLoad(
        stool.filter(({ role }) => role !== "beam"),
        150,
      ),
    ).toBe(0);
    expect(
      seatLoad(
        stool.filter(({ role }) => role !== "board"),
        150,
      ),
    ).toBe(0);
    expect(seatLoad([], 150)).toBe(0);
  });
});

describe("weight", () => {
  test("volumes: full, hollow, and with slanting ends", () => {
    expect(volumeOf(board(100, 4, 20))).toBe(8000);
    expect(volumeOf({ ...board(100, 4, 5), shape: "tube", wall: 0.5 })).toBeCloseTo(100 * (20 - 3 * 4), 9);
    expect(volumeOf({ ...board(100, 4, 5), shape: "sleeve", wall: 0.5 })).toBeCloseTo(800, 9);
    // Both ends at 45° across 5 cm: the middle line is 2 · 2.5 shorter. One slope is as good as the other.
    const mitre = { across: "z", upper: 1, lower: -1 } as const;
    expect(volumeOf({ ...board(100, 4, 5), mitre })).toBe(95 * 20);
    expect(volumeOf({ ...board(100, 4, 5), mitre: { across: "y", upper: 0.5, lower: 0 } })).toBe(99 * 20);
  });

  test("of a litre of each material, kg", () => {
    const litre = (material: Part["material"]) => weightOf([{ ...board(10, 10, 10), material }]);
    expect(litre("plank")).toBeCloseTo(0.47, 9);
    expect(litre("steel")).toBeCloseTo(7.85, 9);
    expect(litre("mirror")).toBeCloseTo(2.5, 9);
    expect(DENSITIES.galvanized).toBe(DENSITIES.steel);
    expect(weightOf([])).toBe(0);
  });

  test.each([
    [46.4, 46],
    [46.5, 47],
    [10, 10],
    [10.4, 10],
    [9.9, 10],
    [9.7, 9.5],
    [7.3, 7.5],
    [1, 1],
    [1.2, 1],
    [0.96, 1],
    [0.94, 0.9],
    [0.26, 0.3],
    [0.04, 0.1],
  ])("%d kg is said as %d kg", (kg, said) => {
    expect(saidWeight(kg)).toBe(said);
  });
});
