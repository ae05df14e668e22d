import { STANDARD_COLORS } from "../colors/standard.js";
import { hasField } from "../fields/field.js";
import { color as colorField } from "../fields/schema.js";
import { isKind, KINDS, type Kind } from "../kinds/names.js";
import { type Configuration, definitionOf } from "../kinds/registry.js";
import { SCHEMAS } from "../kinds/schemas.js";
import { type Issue, issueAt, toIssues } from "./issues.js";
import { type AcceptedColors, frozenColor } from "./palette-color.js";
import type { Color } from "./types.js";

export type ParsedConfiguration =
  | { ok: true; kind: Kind; configuration: Configuration }
  | { ok: false; issues: Issue[] };

/**
 * The only way a configuration comes in from outside: unknown fields are refused, left-out ones take their default,
 * and anything else that is not right is an issue. Never throws, whatever it is given.
 * @param colors the standard colours that hold now, those of the specification unless told otherwise
 */
export function parseConfiguration(
  kind: unknown,
  configuration: unknown,
  colors: AcceptedColors = STANDARD_COLORS,
): ParsedConfiguration {
  if (!isKind(kind)) return { ok: false, issues: [unknownKind()] };
  try {
    const result = SCHEMAS[kind].safeParse(configuration);
    if (!result.success) {
      return { ok: false, issues: [...toIssues(result.error), ...colorIssues(kind, configuration, colors)] };
    }
    const { data } = result;
    if (!("color" in data)) return { ok: true, kind, configuration: data };
    const frozen = frozenColor(data.color, colors);
    if ("fault" in frozen) return { ok: false, issues: [issueAt("color.hex", frozen.fault)] };
    return { ok: true, kind, configuration: { ...data, color: frozen.color } };
  } catch {
    // Only an object with throwing getters or a revoked proxy comes here; no JSON does.
    const reason = { code: "not_an_object", message: "must be an object" } as const;
    return { ok: false, issues: [issueAt("configuration", reason)] };
  }
}

/** Reports a colour outside the palette beside the other faults. */
function colorIssues(kind: Kind, configuration: unknown, colors: AcceptedColors): Issue[] {
  const said =
    colored(configuration) &&
    hasField(definitionOf(kind), "color") &&
    colorField.safeParse(configuration.color);
  if (said === false || !said.success) return [];
  const frozen = frozenColor(said.data, colors);
  return "fault" in frozen ? [issueAt("color.hex", frozen.fault)] : [];
}

function colored(configuration: unknown): configuration is { color: Partial<Color> } {
  return typeof configuration === "object" && configuration !== null && Object.hasOwn(configuration, "color");
}

function unknownKind(): Issue {
  const allowed = KINDS.join(", ");
  return issueAt("kind", { code: "unknown_kind", message: `must be one of ${allowed}`, params: { allowed } });
}
