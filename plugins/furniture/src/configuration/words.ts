import { type Furniture, frameName, STANDARD_COLORS } from "@planke46/furniture-rules";
import type { Language } from "../ordering/language";

type Words = Readonly<Record<string, string>>;
type InBoth = Readonly<Record<Language, Words>>;

/** The words of a configuration, as order lines, mails and production sheets say them. */
const SIZES: InBoth = {
  de: {
    individual: "individuell",
    dining: "Esstisch",
    office: "Büro",
    sofa: "Sofatisch",
    twoPerson: "zwei Personen",
    threePerson: "drei Personen",
    normal: "normal",
    high: "hoch",
  },
  en: {
    individual: "individual",
    dining: "dining table",
    office: "office",
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
    none: "ohne",
    mirror: "Spiegel",
    blackboard: "Tafel",
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
  massive: "massive",
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

/** "Weiß", "Wunschfarbe #8A1F2B". */
export function colorWord(color: { hex: string; chooseOwnColor: boolean }, language: Language): string {
  if (color.chooseOwnColor) return `${language === "de" ? "Wunschfarbe" : "own colour"} ${color.hex}`;
  return STANDARD_COLORS.find(({ hex }) => hex === color.hex)?.label[language] ?? color.hex;
}

/**
 * The outer measures in whole cm, length × width (depth) × height; those of the desk with the heights it reaches.
 * "" for a sample.
 */
export function dimensionsText(furniture: Furniture, language: Language = "de"): string {
  if (furniture.kind === "tableOffice") {
    return `160 × 80 cm, ${language === "de" ? "Höhe" : "height"} 67–127 cm`;
  }
  const { length, width, depth, height } = sidesOf(furniture);
  const sides = [length, width, depth, height].filter((side) => side !== undefined);
  return sides.length > 0 ? `${sides.join(" × ")} cm` : "";
}

export interface Sides {
  length?: number;
  width?: number;
  depth?: number;
  height?: number;
}

/** The chosen sides in whole cm, as far as the kind has them. */
export function sidesOf({ configuration }: Furniture): Sides {
  if (!("dimensions" in configuration)) return {};
  const { dimensions } = configuration;
  return {
    ...("length" in dimensions && { length: dimensions.length }),
    width: dimensions.width,
    ...("depth" in dimensions && { depth: dimensions.depth }),
    height: dimensions.height,
  };
}
