import type * as z from "zod";

/** What is wrong with a configuration. */
export interface Issue {
  /** Field path joined by dots ("dimensions.length"); "kind" or "configuration" for the whole. */
  path: string;
  /** English: field, reason, bounds. */
  message: string;
  /** Together with `params` lets a page say it in its own language. */
  code: IssueCode;
  params?: Record<string, string | number>;
}

export type IssueCode =
  | "unknown_kind"
  | "unknown_field"
  | "not_an_object"
  | "not_a_number"
  | "out_of_bounds"
  | "not_one_of"
  | "not_a_boolean"
  | "not_a_color"
  | "not_a_standard_color"
  | "unknown_ral"
  | "preset_fixed"
  | "not_a_list"
  | "not_a_plank"
  | "planks_not_chosen"
  | "plank_positions"
  | "plank_twice"
  | "too_many_boards"
  | "too_many_pillars"
  | "board_count"
  | "board_distance";

/** A reason without its field; `message` continues the sentence that starts with the field's path. */
export type Reason = Omit<Issue, "path">;

/** Enough to mend a form; a hostile request gets no endless answer. */
const MOST_ISSUES = 20;
const LONGEST_NAME = 60;

/** Wraps a reason for zod's custom checks; `toIssues` unwraps it. */
export function zodReason(reason: Reason): { message: string; params: { reason: Reason } } {
  return { message: reason.message, params: { reason } };
}

/** Adds a reason at a path below the field that is being refined. */
export function report(context: z.core.$RefinementCtx, path: (string | number)[], reason: Reason): void {
  context.issues.push({ code: "custom", input: undefined, path, ...zodReason(reason) });
}

/** Puts a reason at a field. */
export function issueAt(path: string, { code, message, params }: Reason): Issue {
  return { path, message: `${path} ${message}`, code, ...(params && { params }) };
}

/** The first issues zod found, in the shop's words. */
export function toIssues(error: z.ZodError): Issue[] {
  const issues: Issue[] = [];
  for (const found of error.issues) {
    const path = found.path.map((step) => shorten(String(step)));
    if (found.code === "unrecognized_keys") {
      // Stryker disable next-line MethodExpression: it spares work; the answer itself is cut below.
      for (const key of found.keys.slice(0, MOST_ISSUES)) issues.push(unknownField([...path, shorten(key)]));
    } else {
      issues.push(issueAt(path.join(".") || "configuration", reasonOf(found)));
    }
    if (issues.length >= MOST_ISSUES) break;
  }
  return issues.slice(0, MOST_ISSUES);
}

function unknownField(path: string[]): Issue {
  const field = path.join(".");
  return issueAt(field, { code: "unknown_field", message: "is not a field of this kind", params: { field } });
}

function reasonOf(found: z.core.$ZodIssue): Reason {
  if (found.code === "custom" && found.params) return found.params.reason as Reason;
  // The only checks of zod's own are those for objects; every other one carries its reason.
  return { code: "not_an_object", message: "must be an object" };
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
