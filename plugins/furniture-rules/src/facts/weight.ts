import { AXES, type Part, type PartMaterial } from "../parts/part.js";

/**
 * Densities in kg/m³.
 * - plank: spruce and pine dried for years, 12–15 % moisture; DIN 68364 gives 460 for spruce and 520 for pine.
 * - steel, galvanized: 7850, EN 1993-1-1.
 * - mirror: float glass, EN 572-1.
 * - blackboard, whiteboard: coated high-density fibreboard (EN 622-5), the latter with a steel face.
 * - cardboard: grey board. plastic: polyamide 6 of the glides.
 */
export const DENSITIES: Readonly<Record<PartMaterial, number>> = {
  plank: 470,
  steel: 7850,
  galvanized: 7850,
  plastic: 1140,
  mirror: 2500,
  blackboard: 850,
  whiteboard: 1100,
  cardboard: 700,
};

/** What the two motors and the control of a desk add to its tubes, kg: bought parts that no parts list has. */
export const LIFTING_DRIVES = 9;

const CM3_PER_M3 = 1e6;

/** Volume of a part in cm³: slanting cuts leave the length of its middle line; tubes and sleeves are hollow along it. */
export function volumeOf({ shape, along, size, mitre, wall = 0 }: Part): number {
  const cut = mitre ? ((Math.abs(mitre.upper) + Math.abs(mitre.lower)) * size[mitre.across]) / 2 : 0;
  const [a = 0, b = 0] = AXES.filter((axis) => axis !== along).map((axis) => size[axis]);
  const hollow = shape === "solid" ? 0 : (a - 2 * wall) * (b - 2 * wall);
  return (size[along] - cut) * (a * b - hollow);
}

/** Weight of a parts list in kg, as computed; screws, wax and powder are left out. */
export function weightOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + (volumeOf(part) * DENSITIES[part.material]) / CM3_PER_M3, 0);
}

/** Weight of a whole piece in kg: a desk has drives in its columns. */
export function weightOf(parts: readonly Part[]): number {
  const drives = parts.some(({ role }) => role === "column") ? LIFTING_DRIVES : 0;
  return weightOfParts(parts) + drives;
}

/** As one says it: whole kg, below 10 kg in halves, below 1 kg in tenths. */
export function saidWeight(kg: number): number {
  const step = kg >= 10 ? 1 : kg >= 1 ? 0.5 : 0.1;
  return Math.max(0.1, Math.round(Math.round(kg / step) * step * 10) / 10);
}
