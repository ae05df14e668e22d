import { type ConfigurationOf, plankCount } from "@planke46/furniture-rules";
import type { ConfigurableKind } from "../kinds.ts";
import { MOST_POSITIONS, plankField } from "../plankFields.ts";
import { type Codec, type QueryLike, text } from "./codec.ts";

/** What the rules accept as a plank's id. */
const PLANK_ID = /^[^\p{Cc}]{1,100}$/u;

/** Whether the shopper or the workshop picks, and the picked planks by position. */
export const planks: Codec<unknown> = {
  read(query, _field, { kind, piece }) {
    const read = planksIn(query, plankCount(kind, piece as ConfigurationOf<ConfigurableKind>));
    return { said: read.choosePlanks ? read : {}, piece: read };
  },
  write({ choosePlanks, planks: picked }, _field, query) {
    if (!choosePlanks) return;
    query.set("choosePlanks", "yes");
    picked?.forEach((plank, position) => {
      if (plank !== null) query.set(plankField(position), plank);
    });
  },
  at(path) {
    const position = /^planks\.(\d+)$/.exec(path)?.[1];
    if (position) return plankField(Number(position));
    return path === "planks" ? path : undefined;
  },
};

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
