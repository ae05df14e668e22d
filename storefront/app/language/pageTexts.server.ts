import { createHash } from "node:crypto";
import { KEYS_OF_PAGES, PAGE_OF_ROUTE } from "virtual:page-texts";
import { resources } from "./language.server.ts";
import type { Language } from "./languages.ts";
import { pick, type TextTree } from "./pick.ts";
import type { ServedTexts } from "./servedTexts.ts";

/** What the texts of a page are filed under that is rendered on the server alone: those of its script. */
export const STATIC_ENTRY = "entry.static";

/**
 * Another with each word that is changed, and with what pages show. Not Remix's own version, which knows the browser's files: the texts
 * are in none of them.
 */
export const TEXTS_VERSION = createHash("sha256")
  .update(JSON.stringify([resources, KEYS_OF_PAGES]))
  .digest("base64url")
  .slice(0, 8);

/** What an answer tells the browser whose routes (by id) are these. */
export function textsToServe(routes: readonly string[], language: Language): ServedTexts {
  const pages = [...new Set(routes.map((route) => PAGE_OF_ROUTE[route] ?? route))];
  return { language, pages, version: TEXTS_VERSION, texts: textsOfPages(pages, language) };
}

/** The texts that these pages may show; all texts where that is not known. */
export function textsOfPages(pages: readonly string[], language: Language): TextTree {
  const { texts } = resources[language];
  const keys = pages.map((page) => KEYS_OF_PAGES[page]);
  return keys.includes(undefined) ? texts : pick(texts, [...new Set(keys.flatMap((named) => named ?? []))]);
}
