import * as de from "./de/kinds.js";
import * as en from "./en/kinds.js";
import type { InEach } from "./language.js";

export const KIND_NAMES: InEach<typeof de.kindNames> = { de: de.kindNames, en: en.kindNames };
export const SIZE_NAMES: InEach<typeof de.sizeNames> = { de: de.sizeNames, en: en.sizeNames };
export const SHELF_WORDS: InEach<typeof de.shelfBoards> = { de: de.shelfBoards, en: en.shelfBoards };
