import { BOUNDS } from "@planke46/furniture-rules";
import { isHex, SIDES, type Side } from "./tableAddress.ts";

/** A fault at a field of the configurator; the page says it in its own language. */
export interface FieldIssue {
  reason: "out_of_bounds" | "not_a_number" | "not_a_color" | "other";
  min?: number;
  max?: number;
}

export type TableField = Side | "ownColor" | "frameType" | "tableTop" | "chosen";
export type TableIssues = Partial<Record<TableField, FieldIssue>>;

const FIELD_OF_PATH: Record<string, TableField> = {
  "dimensions.chosen": "chosen",
  "dimensions.length": "length",
  "dimensions.width": "width",
  "dimensions.height": "height",
  "color.hex": "ownColor",
  frameType: "frameType",
  tableTop: "tableTop",
};

/** Puts the issues of `parseConfiguration` (or of the commerce side) at the fields they belong to. */
export function fieldIssues(issues: readonly { path: string; code?: string | undefined }[]): TableIssues {
  const found: TableIssues = {};
  for (const { path, code } of issues) {
    const field = FIELD_OF_PATH[path];
    if (field) found[field] ??= issueAt(field, code);
  }
  return found;
}

/** The fault of a typed measure, or undefined if it can be built. */
export function measureIssue(side: Side, typed: string): FieldIssue | undefined {
  const { min, max } = BOUNDS.table[side];
  if (!/^\d+$/.test(typed.trim())) return { reason: "not_a_number", min, max };
  const value = Number(typed);
  return value < min || value > max ? { reason: "out_of_bounds", min, max } : undefined;
}

/** The fault of a typed colour, with or without its hash. */
export function colorIssue(typed: string): FieldIssue | undefined {
  const hex = typed.trim();
  return isHex(hex.startsWith("#") ? hex : `#${hex}`) ? undefined : { reason: "not_a_color" };
}

function issueAt(field: TableField, code: string | undefined): FieldIssue {
  const side = SIDES.find((name) => name === field);
  if (side) {
    const { min, max } = BOUNDS.table[side];
    return { reason: code === "out_of_bounds" ? "out_of_bounds" : "not_a_number", min, max };
  }
  return { reason: field === "ownColor" ? "not_a_color" : "other" };
}
