import type { Language } from "../language/language.js";

/** Frames of tables and shelves. */
export const FRAME_TYPES = ["open", "closed", "diagonal"] as const;
export type FrameType = (typeof FRAME_TYPES)[number];

/** Frames of benches and stools. */
export const SEAT_FRAME_TYPES = ["simple", "massive"] as const;
export type SeatFrameType = (typeof SEAT_FRAME_TYPES)[number];

export const TABLE_TOPS = ["single", "solid"] as const;
export type TableTop = (typeof TABLE_TOPS)[number];

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
  /**
   * What a standard colour was called when it was chosen, in the languages that the shop spoke then; absent where the rules' own name of
   * that hex holds.
   */
  name?: Readonly<Partial<Record<Language, string>>>;
}

/** Planks picked by the shopper: by position, null where the workshop picks. Empty without `choosePlanks`. */
export interface PlankChoice {
  choosePlanks: boolean;
  planks: (string | null)[];
}
