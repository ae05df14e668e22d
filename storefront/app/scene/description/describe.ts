import { boundsOf, LONGEST_PLANK, type Part } from "@planke46/furniture-rules";
import type { Batch, Description, Solid, Surface } from "./solid.ts";
import { weldsOf } from "./welds.ts";

/** Measures of a scaffolding plank's picture, cm: the longest plank and the width they come in. */
const PICTURE = { length: LONGEST_PLANK, width: 28 } as const;

/** Radii that belong to the material, cm: planed and oiled boards, cold-formed tube, flat bar, bent strip. */
const ROUND = { board: 0.3, rail: 0.15, tube: 0.5, flat: 0.08, sheet: 0.02 } as const;

const BACKING = "#A79A86";

/** The furniture of a parts list as solids and surfaces. Throws on an empty list. */
export function describe(parts: readonly Part[]): Description {
  const batches = new Map<string, Batch>();
  for (const part of parts) {
    const id = batchOf(part);
    const batch = batches.get(id) ?? { id, surface: surfaceOf(part), solids: [] };
    batch.solids.push(solidOf(part));
    batches.set(id, batch);
  }
  batches.get("steel")?.solids.push(...weldsOf(parts));
  return { batches: [...batches.values()], bounds: boundsOf(parts) };
}

/** Each board has a picture of its own; the four rails of a frame come from one plank; the rest goes by material. */
function batchOf(part: Part): string {
  // The grey board behind a passepartout, where the shopper's own picture goes.
  if (part.material === "cardboard" && !part.color) return "backing";
  if (part.material !== "plank") return part.material;
  return part.role === "rail" ? "rails" : part.id;
}

function surfaceOf(part: Part): Surface {
  switch (part.material) {
    case "plank":
      return { kind: "wood", plank: part.plank?.id ?? null, place: numberIn(part.id) };
    case "steel":
      return { kind: "steel", color: part.color ?? "#27292B" };
    case "cardboard":
      return { kind: "cardboard", color: part.color ?? BACKING };
    default:
      return { kind: part.material };
  }
}

function numberIn(id: string): number {
  return Number(/\d+/.exec(id)?.[0] ?? 0);
}

function solidOf(part: Part): Solid {
  const { id, along, size, position, rotation, mitre } = part;
  const round = roundOf(part);
  return {
    id,
    along,
    size,
    position,
    rotation,
    ...(mitre && { mitre }),
    round,
    chamfer: mitre ? 0 : Math.min(round, part.role === "board" ? 0.2 : 0.1),
    ...(part.material === "plank" && { sawn: sawnFrom(part) }),
  };
}

function roundOf(part: Part): number {
  const { along, size, role, shape, material } = part;
  const thinnest = Math.min(
    ...(["x", "y", "z"] as const).filter((axis) => axis !== along).map((axis) => size[axis]),
  );
  const wanted =
    role === "board"
      ? ROUND.board
      : role === "rail"
        ? ROUND.rail
        : shape === "sleeve"
          ? ROUND.board
          : shape === "tube"
            ? ROUND.tube
            : material === "steel" || role === "foot"
              ? ROUND.flat
              : ROUND.sheet;
  return Math.min(wanted, thinnest * 0.3);
}

/** Boards are cut out of the middle of a plank, so that neither picture's end shows on a shorter one; rails side by side. */
function sawnFrom({ id, role, along, size }: Part): NonNullable<Solid["sawn"]> {
  const length = size[along];
  if (role === "rail") {
    const place = ["top", "bottom", "left", "right"].findIndex((side) => id.endsWith(side));
    const across = 2 + Math.max(0, place) * 6.5;
    return {
      along: (PICTURE.length - length) / 2,
      across,
      plankLength: PICTURE.length,
      plankWidth: PICTURE.width,
    };
  }
  const width = along === "x" ? size.z : size.x;
  const plankWidth = Math.max(PICTURE.width, width);
  return {
    along: (PICTURE.length - length) / 2,
    across: (plankWidth - width) / 2,
    plankLength: PICTURE.length,
    plankWidth,
  };
}
