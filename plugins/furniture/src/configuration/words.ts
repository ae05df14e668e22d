import { type Color, colorWords, type Furniture, frameName } from "@planke46/furniture-rules";
import type { Language } from "../ordering/language";

type Words = Readonly<Record<string, string>>;
type InBoth = Readonly<Record<Language, Words>>;

/** The words of a configuration, as order lines, mails and production sheets say them. */
const SIZES: InBoth = {
  de: {
    individual: "individuell",
    dining: "Esstisch",
    office: "Arbeitstisch",
    sofa: "Couchtisch",
    twoPerson: "zwei Personen",
    threePerson: "drei Personen",
    normal: "normal",
    high: "hoch",
  },
  en: {
    individual: "individual",
    dining: "dining table",
    office: "work table",
    sofa: "coffee table",
    twoPerson: "two people",
    threePerson: "three people",
    normal: "normal",
    high: "high",
  },
};
const TOPS: InBoth = {
  de: { single: "einzelne Planken", solid: "durchgehende Platte" },
  en: { single: "single planks", solid: "one solid top" },
};
const FILLINGS: InBoth = {
  de: {
    none: "keine",
    mirror: "Spiegel",
    blackboard: "Kreidetafel",
    whiteboard: "Whiteboard",
    passepartout: "Passepartout",
  },
  en: {
    none: "none",
    mirror: "mirror",
    blackboard: "blackboard",
    whiteboard: "whiteboard",
    passepartout: "passe-partout",
  },
};
/** German frame names are the rules' own. */
const FRAMES: Words = {
  open: "open",
  closed: "closed",
  diagonal: "diagonal",
  simple: "simple",
  massive: "heavy",
};

export const sizeWord = (chosen: string, language: Language) => SIZES[language][chosen] ?? chosen;
export const topWord = (top: string, language: Language) => TOPS[language][top] ?? top;
export const fillingWord = (filling: string, language: Language) => FILLINGS[language][filling] ?? filling;

/** "" for kinds whose frame is not chosen. */
export function frameWord({ kind, configuration }: Furniture, language: Language): string {
  const german = frameName(kind, configuration);
  if (language === "de" || !("frameType" in configuration)) return german;
  return FRAMES[configuration.frameType] ?? german;
}

/** "Weiß", "Wunschfarbe RAL 5024 Pastellblau", "Wunschfarbe #8A1F2B". */
export function colorWord(color: Color, language: Language): string {
  const words = colorWords(color, language);
  return color.chooseOwnColor ? `${language === "de" ? "Wunschfarbe" : "own colour"} ${words}` : words;
}
