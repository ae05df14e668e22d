import type { z } from "@medusajs/framework/zod";
import { Refusal, type RefusalIssue } from "./refusal";

/** Reads a request body once, at the edge. Throws a {@link Refusal} that names every faulty field. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [first, ...others] = parsed.error.issues.flatMap(toRefusalIssues);
  throw first ? Refusal.of([first, ...others]) : Refusal.single("", "The body is not valid");
}

function toRefusalIssues(issue: z.core.$ZodIssue): RefusalIssue[] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const field = [...issue.path, key].join(".");
      return { path: field, message: `${field} is not a known field`, code: "unknown_field" };
    });
  }
  return [{ path, message: path ? `${path}: ${issue.message}` : issue.message, code: issue.code }];
}
