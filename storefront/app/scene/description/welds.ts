import { type Axis, boundsOf, type Part, UNTURNED } from "@planke46/furniture-rules";
import type { Solid } from "./solid.ts";

/** A fillet weld as the workshop lays it, cm: how far it stands out from the bar, and its run along it. */
export const WELD = { out: 0.18, run: 0.5 } as const;

/** Bars that end square against other steel; mitred corners are ground flush and show no seam. */
const WELDED = new Set<Part["role"]>(["beam", "tie", "bracket", "headBar", "floorBar"]);

/** Seams where bars meet: a bead round each square end that touches another steel part. */
export function weldsOf(parts: readonly Part[]): Solid[] {
  const steel = parts.filter(({ material }) => material === "steel");
  if (steel.length === 0) return [];
  const bounds = boundsOf(parts);
  return steel
    .filter((part) => WELDED.has(part.role) && !part.mitre)
    .flatMap((bar) =>
      ([-1, 1] as const)
        .filter((end) => steel.some((other) => other !== bar && touches(bar, end, other)))
        .map((end) => groundFlush(bead(bar, end), bounds)),
    );
}

const AXES: readonly Axis[] = ["x", "y", "z"];

/** Whether the middle of a bar's end lies on or in another part. */
function touches(bar: Part, end: -1 | 1, other: Part): boolean {
  return AXES.every((axis) => {
    const point = bar.position[axis] + (axis === bar.along ? (end * bar.size[axis]) / 2 : 0);
    return Math.abs(point - other.position[axis]) <= other.size[axis] / 2 + 0.05;
  });
}

function bead(bar: Part, end: -1 | 1): Solid {
  const size = { ...bar.size };
  for (const axis of AXES) size[axis] = axis === bar.along ? WELD.run : bar.size[axis] + 2 * WELD.out;
  const position = { ...bar.position };
  position[bar.along] += end * (bar.size[bar.along] / 2 - WELD.run / 2);
  return {
    id: `weld-${bar.id}-${end < 0 ? "lower" : "upper"}`,
    along: bar.along,
    size,
    position,
    rotation: UNTURNED,
    round: 0.3,
    chamfer: WELD.out,
  };
}

/** What would stand out of the furniture is ground off: a shelf's uppermost bar is flush with its pillars. */
function groundFlush(weld: Solid, bounds: ReturnType<typeof boundsOf>): Solid {
  const [size, position] = [{ ...weld.size }, { ...weld.position }];
  for (const axis of AXES) {
    const lower = Math.max(bounds.min[axis], position[axis] - size[axis] / 2);
    const upper = Math.min(bounds.max[axis], position[axis] + size[axis] / 2);
    size[axis] = upper - lower;
    position[axis] = (upper + lower) / 2;
  }
  return { ...weld, size, position };
}
