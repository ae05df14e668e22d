import type { Section } from "../content/queries/section.server.ts";
import { richTextHtml } from "../content/richText.server.tsx";
import type { ShownSection } from "./PageSections.tsx";

/** Longest description of a page that search engines show in full (characters). */
const DESCRIPTION_LENGTH = 160;

/** The sections of a page with their text as HTML, so that browsers need no code for it. */
export function shownSections(sections: Section[]): ShownSection[] {
  return sections.map(({ key, title, text, picture }) => ({
    key,
    title,
    html: richTextHtml(text, 3),
    picture,
  }));
}

/** What search engines may say of a page: its introduction, cut after a whole word. */
export function descriptionOf(intro: string): string {
  const words = intro.replace(/\s+/g, " ").trim();
  if (words.length <= DESCRIPTION_LENGTH) return words;
  return `${words.slice(0, words.lastIndexOf(" ", DESCRIPTION_LENGTH - 1))} …`;
}
