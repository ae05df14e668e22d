import type { Words } from "./localized.ts";

/** A question as it is written here; answers are lines as `blocks` reads them. */
export interface Question {
  slug: string;
  question: Words;
  answer: { de: readonly string[]; en: readonly string[] };
}
