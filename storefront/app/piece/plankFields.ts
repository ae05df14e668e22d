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
