import type { Kind, Language } from "../kinds.js";

/** Frames of tables and shelves. */
export const FRAME_TYPES = ["open", "closed", "diagonal"] as const;
export type FrameType = (typeof FRAME_TYPES)[number];

/** Frames of benches and stools. */
export const SEAT_FRAME_TYPES = ["simple", "massive"] as const;
export type SeatFrameType = (typeof SEAT_FRAME_TYPES)[number];

export const TABLE_TOPS = ["single", "solid"] as const;
export type TableTop = (typeof TABLE_TOPS)[number];

export const FILLINGS = ["none", "mirror", "blackboard", "whiteboard", "passepartout"] as const;
export type Filling = (typeof FILLINGS)[number];

export const TABLE_SIZES = ["individual", "dining", "office", "sofa"] as const;
export const BENCH_SIZES = ["individual", "twoPerson", "threePerson"] as const;
export const STOOL_SIZES = ["individual", "normal", "high"] as const;

/** Whole centimetres. */
export interface Size {
  length: number;
  width: number;
  height: number;
}

/** A size with the state it was chosen in: a preset fixes its numbers, `individual` costs its fee. */
export interface ChosenSize<Chosen extends string> extends Size {
  chosen: Chosen;
}

/** Colour of the steel. Without `chooseOwnColor` the hex is one of the shop's palette. */
export interface Color {
  chooseOwnColor: boolean;
  /** "#RRGGBB", upper case; with `ral` the screen's value of it. */
  hex: string;
  /** "RAL 5024": the number chosen as an own colour, or a standard colour's powder. Absent for a typed hex value. */
  ral?: string;
  /** What a standard colour was called when it was chosen; absent where the rules' own name of that hex holds. */
  name?: Readonly<Record<Language, string>>;
}

/** Planks picked by the shopper: by position, null where the workshop picks. Empty without `choosePlanks`. */
export interface PlankChoice {
  choosePlanks: boolean;
  planks: (string | null)[];
}

export interface TableConfiguration extends PlankChoice {
  dimensions: ChosenSize<(typeof TABLE_SIZES)[number]>;
  tableTop: TableTop;
  frameType: FrameType;
  color: Color;
}

/** The top is 160×80 cm, the frame adjusts from 67 to 127 cm: nothing to choose but colour and plank. */
export interface TableOfficeConfiguration extends PlankChoice {
  color: Color;
}

export interface BenchConfiguration extends PlankChoice {
  dimensions: ChosenSize<(typeof BENCH_SIZES)[number]>;
  frameType: SeatFrameType;
  color: Color;
}

export interface StoolConfiguration extends PlankChoice {
  dimensions: ChosenSize<(typeof STOOL_SIZES)[number]>;
  frameType: SeatFrameType;
  color: Color;
}

/** One board of a shelf. A short side ends at the outer pillar instead of standing out beyond it. */
export interface ShelfBoard {
  /** From the top of the shelf to the underside of the board, whole cm. */
  distanceFromTop: number;
  leftShort: boolean;
  rightShort: boolean;
}

export interface ShelfConfiguration extends PlankChoice {
  dimensions: { width: number; depth: number; height: number };
  numberOfPlanks: number;
  numberOfPillars: number;
  frameType: FrameType;
  color: Color;
  /** Left out: full boards at even distances, see `shelfBoards`. */
  boards?: ShelfBoard[];
}

export interface FrameConfiguration {
  dimensions: { width: number; height: number };
  filling: Filling;
  /** "#RRGGBB", of use with the filling `passepartout` only. */
  passepartoutColor: string;
}

export interface SampleConfiguration {
  color: Color;
}

interface ConfigurationByKind {
  table: TableConfiguration;
  tableOffice: TableOfficeConfiguration;
  bench: BenchConfiguration;
  stool: StoolConfiguration;
  shelf: ShelfConfiguration;
  frame: FrameConfiguration;
  sample: SampleConfiguration;
}

export type ConfigurationOf<K extends Kind> = ConfigurationByKind[K];
export type Configuration = ConfigurationOf<Kind>;

/** A kind together with its configuration, so that a `switch` on `kind` narrows both. */
export type Furniture = { [K in Kind]: { kind: K; configuration: ConfigurationOf<K> } }[Kind];
