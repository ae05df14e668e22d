import {
  BENCH_SIZES,
  FILLINGS,
  FRAME_TYPES,
  SEAT_FRAME_TYPES,
  STOOL_SIZES,
  TABLE_SIZES,
  TABLE_TOPS,
} from "@planke46/furniture-rules";

/** The configurator's words as staff read them. */
const WORDS: Record<string, string> = {
  individual: "eigenes Maß",
  dining: "Esstisch",
  office: "Arbeitstisch",
  sofa: "Couchtisch",
  twoPerson: "für zwei",
  threePerson: "für drei",
  normal: "Sitzhöhe",
  high: "Barhöhe",
  single: "einzelne Planken",
  solid: "durchgehend",
  open: "offen",
  closed: "geschlossen",
  diagonal: "diagonal",
  simple: "einfach",
  massive: "massiv",
  none: "ohne",
  mirror: "Spiegel",
  blackboard: "Kreidetafel",
  whiteboard: "Whiteboard",
  passepartout: "Passepartout",
};

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

function options<Value extends string>(values: readonly Value[]): Option<Value>[] {
  return values.map((value) => ({ value, label: WORDS[value] ?? value }));
}

export const SIZES = {
  table: options(TABLE_SIZES),
  bench: options(BENCH_SIZES),
  stool: options(STOOL_SIZES),
};
export const FRAMES = options(FRAME_TYPES);
export const SEAT_FRAMES = options(SEAT_FRAME_TYPES);
export const TOPS = options(TABLE_TOPS);
export const FILLING_OPTIONS = options(FILLINGS);
