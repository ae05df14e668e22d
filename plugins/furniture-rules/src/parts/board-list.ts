import { cutList } from "./cut-list.js";
import type { Part } from "./part.js";

/** One piece of wood as it is sawn; each has its own row, because each plank is one of a kind. */
export interface BoardRow {
  /** Of the part. */
  id: string;
  role: "board" | "rail";
  /** Along the grain to the long points, cm. */
  length: number;
  width: number;
  thickness: number;
  /** End cuts in degrees from square; left out where both are square. */
  mitres?: readonly [number, number];
  /** The plank to saw it from: `position` in the configuration, from 0, and the id picked for it. */
  plank?: { position: number; id: string | null };
}

/** Every piece of wood in the order in which the parts list names them. Offcuts have no plank. */
export function boardList(parts: readonly Part[]): BoardRow[] {
  return parts.flatMap((part) => {
    const [row] = part.material === "plank" ? cutList([part]) : [];
    if (!row) return [];
    const { length, section, mitres } = row;
    return {
      id: part.id,
      role: part.role === "rail" ? ("rail" as const) : ("board" as const),
      length,
      width: section[0],
      thickness: section[1],
      ...(mitres && { mitres }),
      ...(part.plank && { plank: part.plank }),
    };
  });
}
