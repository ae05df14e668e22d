import { type ConfigurationOf, type WholeField, wholeOf } from "@planke46/furniture-rules";
import { useLanguage } from "../language/useLanguage.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { settled } from "./change.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { Group } from "./Group.tsx";
import { Measure } from "./Measure.tsx";
import type { Change } from "./useFurniture.ts";

interface WholeGroupProps {
  field: WholeField;
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
  change: Change<ConfigurableKind>;
  issues: FieldIssues;
  typed: Partial<Record<string, string>>;
  /** What a breakdown line costs now (EUR), already written out. */
  effectOf: (code: string) => string | undefined;
}

/** A whole number that the kind alone has, as its definition describes it. */
export function WholeGroup({ field, kind, piece, change, issues, typed, effectOf }: WholeGroupProps) {
  const label = field.label[useLanguage()];
  const { name, bounds } = field;
  return (
    <Group id={name} title={label}>
      <Measure
        name={name}
        label={label}
        unit=""
        value={wholeOf(piece, field)}
        bounds={bounds}
        typed={typed[name]}
        issue={issues[name]}
        effect={effectOf(name)}
        onChange={(value) => change((before) => settled(kind, before, { [name]: value }))}
      />
    </Group>
  );
}
