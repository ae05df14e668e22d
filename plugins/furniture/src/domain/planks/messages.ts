import type { RefusalIssue } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { type Texts, textsIn } from "../../language/texts";

/** A plank has been sold, is being paid for by another shopper, or was taken out of the stock. */
export const PLANK_GONE = "plank_gone";

export type PlankFault = keyof Texts["refusals"]["planks"];

/** `position` counts from 1, lengths in cm. */
export type PlankParams = Record<string, string | number> & {
  plank: string;
  title: string;
  position: number;
};

/** One fault of one picked plank, in the shopper's language. */
export function plankIssue(
  path: string,
  code: PlankFault,
  params: PlankParams,
  language: Language,
): RefusalIssue {
  return { path, code, message: textsIn(language).refusals.planks[code](params), params };
}
