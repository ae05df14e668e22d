import { type Color, colorWords, type Furniture, frameName } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";

type Worded = "tops" | "fillings" | "frames";

/** The word for a value of a configuration; undefined for one without. */
function word(of: Worded, value: string, language: Language): string | undefined {
  const words: Readonly<Record<string, string>> = textsIn(language).pieces[of];
  return words[value];
}

export const topWord = (top: string, language: Language) => word("tops", top, language) ?? top;
export const fillingWord = (filling: string, language: Language) =>
  word("fillings", filling, language) ?? filling;

/** "" for kinds whose frame is not chosen. */
export function frameWord({ configuration }: Furniture, language: Language): string {
  const chosen = "frameType" in configuration && word("frames", configuration.frameType, language);
  return chosen || frameName(configuration);
}

/** "Weiß", "Wunschfarbe RAL 5024 Pastellblau", "Wunschfarbe #8A1F2B". */
export function colorWord(color: Color, language: Language): string {
  const words = colorWords(color, language);
  return color.chooseOwnColor ? `${textsIn(language).pieces.ownColor} ${words}` : words;
}
