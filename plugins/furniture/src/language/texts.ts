import { de } from "./de";
import { en } from "./en";
import type { Language } from "./language";

/** Every text that customers read and no editor writes, in one language. German says which there are; a missing one does not compile. */
export type Texts = typeof de;

const TEXTS: Record<Language, Texts> = { de, en };

/** Of an order's page in every language, before its key. */
export const ORDER_PATHS = Object.values(TEXTS).map(({ orderPath }) => orderPath);

export const textsIn = (language: Language): Texts => TEXTS[language];
