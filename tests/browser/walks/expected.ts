import type { Language } from "../words";
import { type Kind, keyOf, type Piece } from "./oracle/pieces";
import { priceOf } from "./oracle/prices";
import { type Sums, sumsOf } from "./oracle/sums";

/** The most pieces a walk puts into one cart. */
export const MOST_PIECES = 12;
/** Above this total the voucher field is there, EUR. */
const VOUCHER_ABOVE = 20;

/** Where the shopper stands. "elsewhere" is any other page; what it shows is its own matter. */
export type Place = "configurator" | "cart" | "payment" | "thanks" | "cancelled" | "elsewhere";

/** What has to be true of the shop by its rules after the steps so far. */
export interface Expected {
  /** How many were taken. */
  steps: number;
  language: Language;
  /** In the order of the cart. */
  lines: Piece[];
  /** Taken out on the page that is open: what one press took. */
  removed: Piece[][];
  pickup: boolean;
  express: boolean;
  abroad: boolean;
  /** What is on the cart; worth 0 it makes a bank transfer the payment. */
  voucher: { code: string; value: number } | null;
  place: Place;
  /** What the configurator shows; null when a walk cannot know, as after going back. */
  piece: Piece | null;
  /** The last design of each kind, which its configurator offers again; null when a walk cannot know it. */
  designs: Partial<Record<Kind, Piece | null>>;
  /** What the present configurator can bring back: the last design of its kind at the moment the page was opened. */
  waiting: Piece | null;
  /** The line that the open configurator changes. */
  changing: number | null;
  /** Name and address were typed for the present cart. */
  introduced: boolean;
  /** A payment of the present cart was begun. */
  pending: boolean;
}

export function expectedAtFirst(language: Language, lines: Piece[]): Expected {
  return {
    steps: 0,
    language,
    lines,
    removed: [],
    pickup: false,
    express: false,
    abroad: false,
    voucher: null,
    place: "elsewhere",
    piece: null,
    designs: {},
    waiting: null,
    changing: null,
    introduced: false,
    pending: false,
  };
}

/** The lines, equal pieces together where the first of them stands: as the cart shows them, one card each. */
export function groups({ lines }: Pick<Expected, "lines">): number[][] {
  const byKey = new Map<string, number[]>();
  for (const [at, piece] of lines.entries()) {
    const key = keyOf(piece, at);
    byKey.set(key, [...(byKey.get(key) ?? []), at]);
  }
  return [...byKey.values()];
}

export function samplesOnly({ lines }: Expected): boolean {
  return lines.every(({ kind }) => kind === "sample");
}

/** Whether delivery, pick-up and express are offered: a cart of samples only has none of them. */
export function hasTerms(expected: Expected): boolean {
  return expected.lines.length > 0 && !samplesOnly(expected);
}

export function sums({ lines, pickup, express, voucher }: Expected): Sums {
  return sumsOf(
    lines.map((piece) => ({ price: priceOf(piece), sample: piece.kind === "sample" })),
    { pickup, express },
    voucher?.value ?? 0,
  );
}

export function voucherIsAsked(expected: Expected): boolean {
  return expected.voucher === null && sums(expected).total > VOUCHER_ABOVE;
}

/** Where the order button leads. */
export function endOfOrder(expected: Expected): "payment" | "completed" | "reserved" {
  if (expected.abroad) return "reserved";
  const byTransfer = expected.voucher?.value === 0;
  return byTransfer || sums(expected).total === 0 ? "completed" : "payment";
}

/** The word of the button that orders: only what costs something says so. */
export function orderWord(expected: Expected): "reserve" | "orderFree" | "order" {
  if (expected.abroad) return "reserve";
  return sums(expected).total === 0 ? "orderFree" : "order";
}

/** A piece is in the cart; the rows of what was taken out go with the page. */
export function afterOrdering(expected: Expected): void {
  Object.assign(expected, {
    ...expectedAtFirst(expected.language, []),
    steps: expected.steps,
    designs: expected.designs,
    place: "thanks" satisfies Place,
  });
}

/** On another page now. */
export function moveTo(expected: Expected, place: Place, piece: Piece | null = null): void {
  if (place !== "cart" || expected.place !== "cart") expected.removed = [];
  Object.assign(expected, { place, piece, waiting: null, changing: null });
}

export function hasRoom({ lines }: Expected): boolean {
  return lines.length < MOST_PIECES;
}

export function hasColor(kind: Kind): boolean {
  return kind !== "frame";
}
