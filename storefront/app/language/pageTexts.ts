import i18next from "i18next";
import type { Language } from "./languages.ts";
import type { TextTree } from "./pick.ts";
import { type ServedTexts, TEXTS_ELEMENT } from "./servedTexts.ts";

let served: ServedTexts | undefined;
/** The pages that have been opened, in whatever language. */
const opened = new Set<string>();
/** The pages whose texts are here, by language. */
const here = new Map<string, Set<string>>();
/** The language chosen last; an answer that comes late must not bring back the one before. */
let chosen: Language | undefined;

/** The texts that came with the page. */
export function servedTexts(): ServedTexts {
  if (served) return served;
  served = JSON.parse(document.getElementById(TEXTS_ELEMENT)?.textContent ?? "") as ServedTexts;
  for (const page of served.pages) opened.add(page);
  here.set(served.language, new Set(served.pages));
  return served;
}

/** Resolves when the texts of a page are here, in the language of the page on screen. */
export async function textsFor(page: string): Promise<void> {
  const { language } = servedTexts();
  opened.add(page);
  await loadTexts(i18next.language ?? language);
}

/**
 * Switches the shop to another language: loads the texts of every page opened so far. If they fail to load, the page is
 * reloaded and brings them with it.
 */
export async function speak(language: Language): Promise<void> {
  chosen = language;
  try {
    // The visitor may open a page while the texts of earlier ones are loading.
    while (missingTexts(language).length > 0) await loadTexts(language);
  } catch {
    if (chosen === language) window.location.reload();
    return;
  }
  if (chosen === language && i18next.language !== language) await i18next.changeLanguage(language);
}

function missingTexts(language: string): string[] {
  return [...opened].filter((page) => !here.get(language)?.has(page));
}

async function loadTexts(language: string): Promise<void> {
  const pages = missingTexts(language);
  if (pages.length === 0) return;
  const texts = await fetchTexts(language, pages);
  i18next.addResourceBundle(language, "texts", texts, true);
  here.set(language, new Set([...(here.get(language) ?? []), ...pages]));
}

/** @throws TypeError without a connection, Error if the shop cannot answer. */
async function fetchTexts(language: string, pages: string[]): Promise<TextTree> {
  const { version } = servedTexts();
  const query = new URLSearchParams([...pages.map((page) => ["page", page]), ["version", version]]);
  const answer = await fetch(`/texts/${language}?${query}`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return (await answer.json()) as TextTree;
}
