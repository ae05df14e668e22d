import type { Language } from "../language/language.js";

/** Pages and papers never show white as a hex value. */
const WHITE = { hex: "#FFFFFF", label: { de: "Weiß", en: "White" } };

/** A hex value as people read it: white by its name, any other one as it is. */
export function hexWords(hex: string, language: Language): string {
  return hex === WHITE.hex ? WHITE.label[language] : hex;
}
