import { numbers as de } from "./de/numbers.ts";
import { numbers as en } from "./en/numbers.ts";
import type { Language } from "./languages.ts";

/**
 * How each language writes numbers, sums and per cent. Not by `Intl`: its first use keeps a phone's processor busy for a tenth of
 * a second, while a page comes alive.
 */
export const NUMBERS: Record<Language, typeof de> = { de, en };
