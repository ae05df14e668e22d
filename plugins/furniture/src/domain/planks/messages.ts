import type { RefusalIssue } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";

/** A plank has been sold, is being paid for by another shopper, or was taken out of the stock. */
export const PLANK_GONE = "plank_gone";

const MESSAGES = {
  [PLANK_GONE]: {
    de: ({ title }) => `„${title}“ ist leider schon vergeben. Bitte wähle eine andere Planke.`,
    en: ({ title }) => `“${title}” has been taken by somebody else. Please choose another plank.`,
  },
  plank_unknown: {
    de: ({ title }) => `Die Planke „${title}“ gibt es nicht.`,
    en: ({ title }) => `There is no plank “${title}”.`,
  },
  plank_unlisted: {
    de: ({ title }) => `„${title}“ ist nicht für dieses Möbel gedacht. Bitte wähle eine andere Planke.`,
    en: ({ title }) => `“${title}” is not meant for this piece. Please choose another plank.`,
  },
  plank_too_short: {
    de: ({ title, length, needed }) =>
      `„${title}“ ist mit ${length} cm zu kurz: Gebraucht werden ${needed} cm.`,
    en: ({ title, length, needed }) => `“${title}” is too short at ${length} cm: ${needed} cm are needed.`,
  },
  plank_in_cart: {
    de: ({ title }) =>
      `„${title}“ steckt schon in einem anderen Möbel in deinem Warenkorb. Jede Planke gibt es nur einmal.`,
    en: ({ title }) =>
      `“${title}” is already part of another piece in your cart. There is only one of each plank.`,
  },
} as const satisfies Record<string, Record<Language, (params: PlankParams) => string>>;

export type PlankFault = keyof typeof MESSAGES;

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
  return { path, code, message: MESSAGES[code][language](params), params };
}
