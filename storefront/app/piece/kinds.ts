import {
  type Choice,
  CONFIGURABLE_KINDS,
  type ConfigurableKind,
  definitionOf,
  type Field,
  fieldsOf,
  hasField,
  type ShelfBoard,
  type Side,
  type Size,
} from "@planke46/furniture-rules";

export {
  type Choice,
  CONFIGURABLE_KINDS,
  type ConfigurableKind,
  isConfigurable,
  type Side,
} from "@planke46/furniture-rules";

/** What a configuration of any kind may hold: each kind's own is one of these. Lengths in whole cm. */
export interface Piece {
  dimensions?: { chosen?: string; length?: number; width?: number; depth?: number; height?: number };
  frameType?: string;
  tableTop?: string;
  filling?: string;
  passepartoutColor?: string;
  color?: { chooseOwnColor: boolean; hex: string; ral?: string };
  choosePlanks?: boolean;
  /** By position; null where the workshop picks. */
  planks?: (string | null)[];
  numberOfPlanks?: number;
  numberOfPillars?: number;
  /** Absent: full boards at even distances. */
  boards?: ShelfBoard[];
}

interface Form {
  /** Everything there is to decide, in the order of the form. */
  fields: readonly Field[];
  sides: readonly Side[];
  choices: Readonly<Partial<Record<Choice, readonly string[]>>>;
  /** Sizes with a name and fixed sides; null where a size is always individual. */
  presets: Readonly<Record<string, Readonly<Size>>> | null;
  color: boolean;
  planks: boolean;
}

/** What there is to decide about each kind, as its definition says it. */
export const FORMS = Object.fromEntries(CONFIGURABLE_KINDS.map((kind) => [kind, formOf(kind)])) as Readonly<
  Record<ConfigurableKind, Form>
>;

function formOf(kind: ConfigurableKind): Form {
  const definition = definitionOf(kind);
  const { fields, presets } = definition;
  return {
    fields,
    sides: fieldsOf(definition, "size").flatMap(({ sides }) => sides),
    choices: Object.fromEntries(fieldsOf(definition, "choice").map(({ name, words }) => [name, words])),
    presets,
    color: hasField(definition, "color"),
    planks: hasField(definition, "planks"),
  };
}
