import type { Language } from "./languages.ts";
import type { TextTree } from "./pick.ts";

/** Where a page carries the texts it begins with. */
export const TEXTS_ELEMENT = "texts";

/** What a page says of its texts: in which language, of which pages, and the texts. */
export interface ServedTexts {
  language: Language;
  pages: string[];
  texts: TextTree;
}
