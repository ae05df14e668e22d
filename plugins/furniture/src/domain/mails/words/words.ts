import type { Language } from "../../../core/language";
import { de, type Words } from "./de";
import { en } from "./en";

export type { Words } from "./de";

export const WORDS: Record<Language, Words> = { de, en };
