import { dimensionsText, type Furniture } from "@planke46/furniture-rules";

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

/** What there is to choose from, in staff's words. */
export function options<Value extends string>(values: readonly Value[]): Option<Value>[] {
  return values.map((value) => ({ value, label: WORDS[value] ?? value }));
}

/** The measures of a piece; a side that is being typed is left open. */
export function measures(furniture: Furniture): string {
  return dimensionsText(furniture).replaceAll("NaN", "…");
}
