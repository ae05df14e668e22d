import { COLOR_NAMES } from "../language/colors.js";
import type { Language } from "../language/language.js";

/** Pages and papers never show white as a hex value. */
const WHITE = "#FFFFFF";

/** A hex value as people read it: white by its name, any other one as it is. */
export function hexWords(hex: string, language: Language): string {
  return hex === WHITE ? COLOR_NAMES[language].white : hex;
}
