import { isKind, KINDS, type Kind } from "../kinds.js";
import { type Issue, issueAt, toIssues } from "./issues.js";
import { SCHEMAS } from "./schemas.js";
import type { Configuration } from "./types.js";

export type ParsedConfiguration =
  | { ok: true; kind: Kind; configuration: Configuration }
  | { ok: false; issues: Issue[] };

/**
 * The only way a configuration comes in from outside: unknown fields are refused, left-out ones take their default,
 * and anything else that is not right is an issue. Never throws, whatever it is given.
 */
export function parseConfiguration(kind: unknown, configuration: unknown): ParsedConfiguration {
  if (!isKind(kind)) return { ok: false, issues: [unknownKind()] };
  try {
    const result = SCHEMAS[kind].safeParse(configuration);
    if (!result.success) return { ok: false, issues: toIssues(result.error) };
    return { ok: true, kind, configuration: result.data };
  } catch {
    // Only an object with throwing getters or a revoked proxy comes here; no JSON does.
    const reason = { code: "not_an_object", message: "must be an object" } as const;
    return { ok: false, issues: [issueAt("configuration", reason)] };
  }
}

function unknownKind(): Issue {
  const allowed = KINDS.join(", ");
  return issueAt("kind", { code: "unknown_kind", message: `must be one of ${allowed}`, params: { allowed } });
}
