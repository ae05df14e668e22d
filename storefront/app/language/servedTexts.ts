import type { Language } from "./languages.ts";
import type { TextTree } from "./pick.ts";

/** Where a page carries the texts it begins with. */
export const TEXTS_ELEMENT = "texts";

/** What a page says of its texts: in which language, of which pages, which version of all texts they are of, and the texts. */
export interface ServedTexts {
  language: Language;
  pages: string[];
  version: string;
  texts: TextTree;
}
