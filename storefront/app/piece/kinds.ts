import {
  FILLINGS,
  FRAME_TYPES,
  PRESETS,
  SEAT_FRAME_TYPES,
  type ShelfBoard,
  TABLE_TOPS,
} from "@planke46/furniture-rules";

/** The kinds a shopper configures, in the order of the shop. Samples have a colour alone and a popup of their own. */
export const CONFIGURABLE_KINDS = ["table", "tableOffice", "bench", "stool", "shelf", "frame"] as const;
export type ConfigurableKind = (typeof CONFIGURABLE_KINDS)[number];

export function isConfigurable(kind: unknown): kind is ConfigurableKind {
  return (CONFIGURABLE_KINDS as readonly unknown[]).includes(kind);
}

/** Sides a shopper sets; a side that is the same for every piece of a kind is none of them. */
export const SIDES = ["length", "width", "height"] as const;
export type Side = (typeof SIDES)[number];

/** The fixed sets of words among a configuration's fields. */
export const CHOICES = ["frameType", "tableTop", "filling"] as const;
export type Choice = (typeof CHOICES)[number];

/** What a configuration of any kind may hold: each kind's own is one of these. Lengths in whole cm. */
export interface Piece {
  dimensions?: { chosen?: string; length?: number; width?: number; depth?: number; height?: number };
  frameType?: string;
  tableTop?: string;
  filling?: string;
  passepartoutColor?: string;
  color?: { chooseOwnColor: boolean; hex: string; ral?: string };
  choosePlanks?: boolean;
  /** By position; null where the workshop picks. */
  planks?: (string | null)[];
  numberOfPlanks?: number;
  numberOfPillars?: number;
  /** Absent: full boards at even distances. */
  boards?: ShelfBoard[];
}

interface Form {
  sides: readonly Side[];
  /** Sizes with a name and fixed sides; null where a size is always individual. */
  presets: Readonly<Record<string, Readonly<Record<Side, number>>>> | null;
  choices: Readonly<Partial<Record<Choice, readonly string[]>>>;
  color: boolean;
  planks: boolean;
  boards: boolean;
}

/** What there is to decide about each kind. The numbers and words are those of the rules. */
export const FORMS: Readonly<Record<ConfigurableKind, Form>> = {
  table: {
    sides: SIDES,
    presets: PRESETS.table,
    choices: { frameType: FRAME_TYPES, tableTop: TABLE_TOPS },
    color: true,
    planks: true,
    boards: false,
  },
  tableOffice: { sides: [], presets: null, choices: {}, color: true, planks: true, boards: false },
  bench: {
    sides: ["length"],
    presets: PRESETS.bench,
    choices: { frameType: SEAT_FRAME_TYPES },
    color: true,
    planks: true,
    boards: false,
  },
  stool: {
    sides: ["height"],
    presets: PRESETS.stool,
    choices: { frameType: SEAT_FRAME_TYPES },
    color: true,
    planks: true,
    boards: false,
  },
  shelf: {
    sides: ["width", "height"],
    presets: null,
    choices: { frameType: FRAME_TYPES },
    color: true,
    planks: true,
    boards: true,
  },
  frame: {
    sides: ["width", "height"],
    presets: null,
    choices: { filling: FILLINGS },
    color: false,
    planks: false,
    boards: false,
  },
};
