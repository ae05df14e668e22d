import { type CutListRow, cutList } from "./cut-list.js";
import type { Part } from "./part.js";
import { TOP } from "./top.js";

/** `tube` and `flat` are sawn from bars, `strip` is bent round a board's end, `foot` is bought. */
export type SteelForm = "tube" | "flat" | "strip" | "foot";

/** One row of the workshop's steel list: so many equal pieces of one profile. */
export interface SteelRow extends CutListRow {
  form: SteelForm;
  /** What is taken from the rack: the two measures across the bar or strip, the larger one first, cm. */
  profile: readonly [number, number];
  /** Of a strip the board it goes round, cm. Its `length` is then the way round, to be bent. */
  around?: readonly [number, number];
}

/** Everything of steel and the feet; equal pieces taken together. What is bought as it is has its own size as length. */
export function steelList(parts: readonly Part[]): SteelRow[] {
  const metal = parts.filter(({ material }) => ["steel", "galvanized", "plastic"].includes(material));
  return cutList(metal).map((row) => {
    if (row.role === "band") return strip(row);
    return { ...row, form: formOf(row), profile: row.section };
  });
}

function formOf({ role, wall }: CutListRow): SteelForm {
  if (role === "foot") return "foot";
  return wall === undefined ? "flat" : "tube";
}

/** A strip is as long as the line in the middle of its thickness, once round the board. */
function strip(row: CutListRow): SteelRow {
  const { wall, width } = TOP.band;
  const around = row.section.map((side) => round(side - 2 * wall)) as [number, number];
  const length = round(2 * (around[0] + around[1] + 2 * wall));
  return { ...row, form: "strip", profile: [width, wall], around, length };
}

function round(cm: number): number {
  return Math.round(cm * 10) / 10;
}
