import { type Color, colorWords, type Furniture, frameName } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";

type Words = Readonly<Record<string, string>>;
type InBoth = Readonly<Record<Language, Words>>;

/** The words of a configuration, as order lines, mails and production sheets say them: those of the configurator. */
const SIZES: InBoth = {
  de: {
    individual: "eigenes Maß",
    dining: "Esstisch",
    office: "Arbeitstisch",
    sofa: "Couchtisch",
    twoPerson: "für zwei",
    threePerson: "für drei",
    normal: "Sitzhöhe",
    high: "Barhöhe",
  },
  en: {
    individual: "your own size",
    dining: "dining table",
    office: "work table",
    sofa: "coffee table",
    twoPerson: "seats two",
    threePerson: "seats three",
    normal: "seat height",
    high: "bar height",
  },
};
const TOPS: InBoth = {
  de: { single: "einzelne Planken", solid: "durchgehend" },
  en: { single: "single planks", solid: "solid" },
};
const FILLINGS: InBoth = {
  de: {
    none: "ohne",
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
    passepartout: "mount",
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
