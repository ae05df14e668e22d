import { dimensionsText, FRAME_NAMES, type Furniture } from "@planke46/furniture-rules";
import { textsIn } from "../../language/texts";

const { tops, fillings } = textsIn("de").pieces;
const WORDS: Readonly<Record<string, string>> = { ...tops, ...fillings, ...FRAME_NAMES };

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
