import type { Range } from "../configuration/range.js";
import type { Size } from "../configuration/types.js";
import type { Assembly, OwnFacts } from "../facts/own-facts.js";
import type { Field } from "../fields/field.js";
import type { Words } from "../language/language.js";
import type { Part } from "../parts/part.js";
import type { Price } from "../prices/breakdown.js";
import type { PriceRow, Widened } from "../prices/rows.js";

/** On a frame of steel, of wood alone, or taken from a box and sent. */
export type Making = "steel" | "wood" | "stock";

/** An object of familiar size, for comparison. */
export type Companion = "person" | "cup";

/**
 * Everything the shop asks of a kind of furniture; a definition that leaves something out does not compile. What comes in from outside is
 * checked by the kind's schema, see `schemas.ts`.
 */
export interface Definition<Configured, Prices> {
  /** On pages, order lines and production sheets. */
  name: Words;
  /** On offers and in the safety notes (Art. 19 of Regulation (EU) 2023/988); stays the same as long as the construction does. */
  typeNumber: string;
  /** Its product in Medusa; the description is German, as the product's title is. */
  product: Readonly<{ handle: string; description: string }>;
  /** What the workshop builds, whole cm; empty where no side is chosen. */
  bounds: Readonly<Record<string, Range>>;
  /** Sizes with a name and fixed sides; null where a size is always individual. */
  presets: Readonly<Record<string, Readonly<Size>>> | null;
  /** What these are called, as in the middle of a sentence; null without presets. */
  sizeNames: Readonly<Record<string, Words>> | null;
  /** Size of a piece that is not made to measure, cm, with the heights it reaches; null for every other kind. */
  adjustable: Readonly<{ length: number; width: number; height: Range }> | null;
  /** Everything there is to decide about it, in the order of its form; see `Field`. */
  fields: readonly Field[];
  /**
   * Its planks in the stock: the place of their list among the lists, and how wide each has to be for the widest board of any size, whole
   * cm (a seat is glued of more than one plank); null where it is made from offcuts.
   */
  planks: Readonly<{ place: number; width: number }> | null;
  /** A fresh copy of what a shopper begins with. */
  defaults(): Configured;
  /** How many planks a shopper can pick; also the number of positions in `planks`. */
  plankCount(configuration: Configured): number;
  /** Every board and steel part, cm. */
  parts(configuration: Configured): Part[];
  /** The kind's constants, VAT included: version 0 of its prices. */
  prices: Prices;
  /** What staff may override of them. */
  priceRows: readonly PriceRow[];
  /** @param multiplier turns the workshop's cost into the price */
  price(configuration: Configured, prices: Widened<Prices>, multiplier: number): Price;
  /** Whether the shopper's choices make this piece hard to sell to anyone else (§ 312g Abs. 2 Nr. 1 BGB). */
  madeToMeasure(configuration: Configured): boolean;
  /** From where its photograph is taken, radians round and down from the room's axes. */
  camera: Readonly<{ alpha: number; beta: number }>;
  /** What stands beside or on it for comparison: a cup where something is set down, a person beside what is as high. */
  beside: Companion;
  /** How the workshop makes it; `stepsOf` says the steps. */
  making: Making;
  assembly: Assembly;
  /** Its own facts beside weight, parcel and assembly. */
  facts(configuration: Configured, parts: readonly Part[]): OwnFacts;
  /** Outer measures of what is packed, cm, without padding; left out where it travels as it stands. */
  packed?(configuration: Configured): readonly [number, number, number];
}

/** Asking to pick and then leaving every plank to the workshop decides nothing. */
export function hasOwnTouch(piece: {
  color: { chooseOwnColor: boolean };
  planks: (string | null)[];
}): boolean {
  return piece.color.chooseOwnColor || piece.planks.some((plank) => plank !== null);
}
