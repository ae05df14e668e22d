import type { Kind } from "@planke46/furniture-rules";

/** A board of the stock as a picker shows it; lengths in whole cm. */
export interface StockPlank {
  id: string;
  title: string;
  /** Address of its picture. */
  image: string;
  length: number;
  width: number;
  /** Whether there is a picture of its end grain. */
  end: boolean;
  available: boolean;
}

/** Where the photograph of a piece is, by the query of its configurator: one address, so that browsers keep one copy. */
export function photoAddress(kind: Kind, query: string): string {
  return `/photo/${kind}.webp?${query}`;
}

// Apart from the planks' codec: the cart needs these names, and not the rules of the kinds.

/** No kind has more positions. */
export const MOST_POSITIONS = 10;

/** The field of a position; positions count from 0, fields from 1. */
export function plankField(position: number): string {
  return `plank${position + 1}`;
}

/** The query of a piece like this one whose planks are still to be picked. */
export function withoutPicks(query: string): string {
  const left = new URLSearchParams(query);
  for (let position = 0; position < MOST_POSITIONS; position++) left.delete(plankField(position));
  return String(left);
}
