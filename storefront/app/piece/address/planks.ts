import type { Piece } from "../kinds.ts";
import { type QueryLike, text } from "./query.ts";

/** No kind has more positions. */
const MOST_POSITIONS = 10;
/** What the rules accept as a plank's id. */
const PLANK_ID = /^[^\p{Cc}]{1,100}$/u;

/** The field of a position; positions count from 0, fields from 1. */
export function plankField(position: number): string {
  return `plank${position + 1}`;
}

export function writePlanks({ choosePlanks, planks }: Piece, query: URLSearchParams): void {
  if (!choosePlanks) return;
  query.set("choosePlanks", "yes");
  planks?.forEach((plank, position) => {
    if (plank !== null) query.set(plankField(position), plank);
  });
}

/** As many positions as the piece has; a position left out is the workshop's. Positions it has not are dropped. */
export function planksIn(
  query: QueryLike,
  count: number,
): { choosePlanks: boolean; planks: (string | null)[] } {
  if (text(query, "choosePlanks") !== "yes") return { choosePlanks: false, planks: [] };
  const planks = Array.from({ length: Math.min(count, MOST_POSITIONS) }, (_, position) => {
    const id = text(query, plankField(position));
    return id && PLANK_ID.test(id) ? id : null;
  });
  return { choosePlanks: true, planks: withoutRepeats(planks) };
}

/** A plank lies in one place: the first that names it. */
function withoutRepeats(planks: (string | null)[]): (string | null)[] {
  return planks.map((plank, position) => (planks.indexOf(plank) === position ? plank : null));
}

/** The query of a piece like this one whose planks are still to be picked. */
export function withoutPicks(query: string): string {
  const left = new URLSearchParams(query);
  for (let position = 0; position < MOST_POSITIONS; position++) left.delete(plankField(position));
  return String(left);
}
