import { AXES, type Part, type PartMaterial, type PartRole } from "./part.js";

/** One row of the workshop's cut list: so many equal pieces of one section. */
export interface CutListRow {
  role: PartRole;
  material: PartMaterial;
  count: number;
  /** Along the grain or the bar, to the long points, cm. */
  length: number;
  /** The two measures across it, the larger one first, cm. */
  section: readonly [number, number];
  /** Of hollow and bent parts, cm. */
  wall?: number;
  /** End cuts in degrees from square, cut at one angle each; left out where both are square. */
  mitres?: readonly [number, number];
  /** The parts it stands for. */
  ids: string[];
}

/** Equal parts taken together, in the order in which they first appear. */
export function cutList(parts: readonly Part[]): CutListRow[] {
  const rows = new Map<string, CutListRow>();
  for (const part of parts) {
    const { ids, count, ...same } = rowOf(part);
    const key = JSON.stringify(same);
    const row = rows.get(key);
    if (row) {
      row.count += count;
      row.ids.push(...ids);
    } else rows.set(key, { ...same, count, ids });
  }
  return [...rows.values()];
}

function rowOf({ id, role, material, size, along, wall, mitre }: Part): CutListRow {
  const [wide = 0, narrow = 0] = AXES.filter((axis) => axis !== along)
    .map((axis) => millimetres(size[axis]))
    .sort((a, b) => b - a);
  // A piece turned end over end is the same piece: of the two angles the larger one is named first.
  const mitres = mitre && degrees(mitre.upper, mitre.lower);
  return {
    role,
    material,
    count: 1,
    length: millimetres(size[along]),
    section: [wide, narrow],
    ...(wall !== undefined && { wall }),
    ...(mitres && mitres[0] !== 0 && { mitres }),
    ids: [id],
  };
}

/** Signs tell whether the cuts are parallel (equal signs) or lean towards each other. */
function degrees(upper: number, lower: number): readonly [number, number] {
  const angle = (slope: number): number => Math.round((Math.atan(slope) * 1800) / Math.PI) / 10;
  const [first = 0, second = 0] = [angle(upper), angle(lower)].sort((a, b) => Math.abs(b) - Math.abs(a));
  // Seen from the other side both change their sign.
  return [Math.abs(first), Math.sign(first) * second + 0];
}

function millimetres(cm: number): number {
  return Math.round(cm * 10) / 10;
}
