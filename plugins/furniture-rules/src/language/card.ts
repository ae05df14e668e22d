import * as de from "./de/card.js";
import * as en from "./en/card.js";
import type { InEach } from "./language.js";

export const CARD_NAMES: InEach<typeof de.cardNames> = { de: de.cardNames, en: en.cardNames };
