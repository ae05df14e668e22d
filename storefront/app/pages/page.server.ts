import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Section } from "../content/queries/pages.server.ts";
import { richTextHtml } from "../content/richText.server.tsx";
import { languageOf, textsOf } from "../language/language.server.ts";
import type { Language } from "../language/languages.ts";
import { announceStep } from "../seo/pages.server.ts";
import type { ShownCounter, ShownSection } from "./PageSections.tsx";

/** Longest description of a page that search engines show in full (characters). */
const DESCRIPTION_LENGTH = 160;
/** As many whole words as leave room for the dots; of a single one that is longer, as much, and no half emoji. */
const BEGINNING = /^.{1,158}(?= )|^.{158}/u;

/** The sections of a page with their text as HTML, so that browsers need no code for it. */
export function shownSections(sections: Section[]): ShownSection[] {
  return sections.map(({ key, title, text, picture }) => ({
    key,
    title,
    html: richTextHtml(text, 3),
    picture,
  }));
}

/** What search engines may say of a page: its introduction, cut after a whole word where there is one. */
export function descriptionOf(intro: string): string {
  const words = intro.replace(/\s+/g, " ").trim();
  if (words.length <= DESCRIPTION_LENGTH) return words;
  const [shown] = BEGINNING.exec(words) ?? [];
  return shown ? `${shown} …` : words;
}

interface WrittenPage {
  title: string;
  intro: string;
  sections: Section[];
}

/**
 * What a page of sections shows, and `more` of what is its own. A page without content has its name alone.
 * @param read the page in a language, from the content
 */
export async function pageOfSections<Page extends WrittenPage, More extends object>(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  name: "about" | "bees" | "sustainability",
  read: (language: Language) => Promise<Page | null>,
  more: (page: Page, language: Language) => More,
) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const page = await read(language);
  if (!page) return { title: t(`pages.${name}`), unwritten: true as const };
  announceStep({ title: page.title, language, t }, request, context);
  return {
    title: page.title,
    description: descriptionOf(page.intro),
    intro: page.intro,
    sections: shownSections(page.sections),
    ...more(page, language),
  };
}

interface Counter {
  key: string;
  value: number;
  label: string;
  evidence: string;
}

/** Counters with their numbers as the shop writes prices: 2.560 in German and 2,560 in English. */
export function shownCounters(counters: Counter[], language: Language): ShownCounter[] {
  const figures = new Intl.NumberFormat(language);
  return counters.map(({ key, value, label, evidence }) => ({
    key,
    figure: figures.format(value),
    label,
    evidence,
  }));
}
