import { colorOf, isHex, isUnknownRal } from "../piece/fields/color.ts";
import { fieldAt } from "../piece/fields/fields.ts";

/** A fault at a field of the configurator; the page says it in its own language. */
export interface FieldIssue {
  reason:
    | "out_of_bounds"
    | "not_a_number"
    | "not_a_color"
    | "unknown_ral"
    | "color_gone"
    | "too_many_boards"
    | "too_many_pillars"
    | "board_distance"
    | "other";
  min?: number;
  max?: number;
}

/** Faults by the name of the form's field. */
export type FieldIssues = Partial<Record<string, FieldIssue>>;

const SAID_AS_THEY_ARE = [
  "out_of_bounds",
  "not_a_number",
  "not_a_color",
  "unknown_ral",
  "too_many_boards",
  "too_many_pillars",
  "board_distance",
] as const;

interface RuleIssue {
  path: string;
  code?: string | undefined;
  params?: Record<string, string | number> | undefined;
}

/** Puts the issues of `parseConfiguration` (or of the commerce side) at the fields they belong to. */
export function fieldIssues(issues: readonly RuleIssue[]): FieldIssues {
  const found: FieldIssues = {};
  for (const { path, code, params } of issues) {
    // Shown at the standard colours, not at the field of an own colour.
    const field = code === "not_a_standard_color" ? "color" : fieldAt(path);
    if (field) found[field] ??= { reason: reasonOf(code), ...bounds(params) };
  }
  return found;
}

/** The fault of a typed measure, or undefined if it can be built. */
export function measureIssue(
  { min, max }: { min: number; max: number },
  typed: string,
): FieldIssue | undefined {
  if (!/^\d+$/.test(typed.trim())) return { reason: "not_a_number", min, max };
  const value = Number(typed);
  return value < min || value > max ? { reason: "out_of_bounds", min, max } : undefined;
}

/** The fault of a typed colour: neither a hex value nor a RAL number there is. */
export function colorIssue(typed: string): FieldIssue | undefined {
  if (isUnknownRal(typed)) return { reason: "unknown_ral" };
  return isHex(colorOf(typed)) ? undefined : { reason: "not_a_color" };
}

function reasonOf(code: string | undefined): FieldIssue["reason"] {
  if (code === "not_a_standard_color") return "color_gone";
  return SAID_AS_THEY_ARE.find((name) => name === code) ?? "other";
}

function bounds(params: RuleIssue["params"] = {}): { min?: number; max?: number } {
  const { min, max } = params;
  return { ...(typeof min === "number" && { min }), ...(typeof max === "number" && { max }) };
}
