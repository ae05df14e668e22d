import type { ToneName } from "./tone";

/** The shop's five lists; a physical board is in exactly one. */
export type List = "table" | "tableOffice" | "shelf" | "bench" | "stool";

/**
 * How a board was cut from its trunk: `cathedral` well beside the pith, `heart` close by it, `side` far out under the
 * bark, `rift` slanting, `quarter` with upright rings.
 */
export type Cut = "cathedral" | "heart" | "side" | "rift" | "quarter";

export type End = "left" | "right";

/** One board of the stock in words and rough amounts; chance fills in the rest. Amounts without a unit run 0 … 1 … 2. */
export interface Entry {
  /** Number of the picture set, "01" … "46". */
  name: string;
  title: { de: string; en: string };
  list: List;
  /** cm */
  length: number;
  cut: Cut;
  tone: ToneName;
  /** Width of the rings, mm; 3.2 if not given. */
  rings?: number;
  /** 0 gradual as in spruce, 1 sharp as in pine or larch. */
  abrupt?: number;
  knots: "clear" | "few" | "some" | "many";
  knotSize?: number;
  /** Share of loose, black-rimmed knots, 0…1. */
  deadKnots?: number;
  restless?: number;
  cracks?: number;
  saw?: number;
  /** mm that the weather has taken from the early wood. */
  erosion?: number;
  patchy?: number;
  nails?: number;
  scuffs?: number;
  edges?: number;
  dirt?: number;
  blueStain?: number;
  milk?: number;
  /** Bursts of drops. */
  cement?: number;
  lime?: number;
  tar?: number;
  paint?: { color: string; bursts: number };
  endPaint?: { color: string; ends: readonly End[] };
  /** Where scaffold tubes lay, cm from the left end. */
  tubes?: readonly number[];
  bands?: readonly End[];
  /** Another number gives another board of the same words. */
  seed?: number;
}

/** Width of the boards in a list, cm, as furniture-rules cut them: seats are one board 40 wide, the rest come 28 wide. */
export const WIDTH: Record<List, number> = { table: 28, tableOffice: 28, shelf: 28, bench: 40, stool: 40 };

/** Thickness of every board, cm. */
export const THICKNESS = 4;
