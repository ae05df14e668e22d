import * as de from "./de/facts.js";
import * as en from "./en/facts.js";
import type { InEach } from "./language.js";

export const FACT_WORDS: InEach<typeof de.facts> = { de: de.facts, en: en.facts };
