import i18next from "i18next";
import type { Language } from "./languages.ts";
import type { TextTree } from "./pick.ts";
import { type ServedTexts, TEXTS_ELEMENT } from "./servedTexts.ts";

let served: ServedTexts | undefined;
const asked = new Set<string>();

/** The texts that came with the page. */
export function servedTexts(): ServedTexts {
  served ??= JSON.parse(document.getElementById(TEXTS_ELEMENT)?.textContent ?? "") as ServedTexts;
  for (const page of served.pages) asked.add(page);
  return served;
}

/** Resolves when the texts of a page are here, in the language of the page on screen. */
export async function textsFor(page: string): Promise<void> {
  const { language } = servedTexts();
  if (asked.has(page)) return;
  const texts = await fetchTexts(i18next.language ?? language, [page]);
  asked.add(page);
  i18next.addResourceBundle(i18next.language ?? language, "texts", texts, true);
}

/** The texts of every page loaded until now, in another language. */
export function textsIn(language: string): Promise<TextTree> {
  return fetchTexts(language, [...asked]);
}

/** @throws TypeError without a connection, Error if the shop cannot answer. */
async function fetchTexts(language: Language | string, pages: string[]): Promise<TextTree> {
  const version = window.__remixManifest.version;
  const query = new URLSearchParams([...pages.map((page) => ["page", page]), ["version", version]]);
  const answer = await fetch(`/texts/${language}?${query}`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return (await answer.json()) as TextTree;
}
