import {
  CONFIGURABLE_KINDS,
  type ConfigurableKind,
  DEFINITIONS,
  type KindForm,
  type ShelfBoard,
  type Size,
} from "@planke46/furniture-rules";

export {
  CHOICES,
  type Choice,
  CONFIGURABLE_KINDS,
  type ConfigurableKind,
  isConfigurable,
  SIDES,
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

interface Form extends KindForm {
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
  const { form, presets, color, planks } = DEFINITIONS[kind];
  return { ...form, presets, color, planks: planks !== null };
}
