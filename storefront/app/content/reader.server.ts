import type { Language } from "../language/languages.ts";
import { fallbackColors, fallbackSettings } from "./fallback.server.ts";
import type { ContentQuery } from "./queries/contentQuery.server.ts";
import * as queries from "./queries/index.server.ts";
import type { LegalKey } from "./queries/legal.server.ts";
import type { ReviewedKind } from "./queries/reviews.server.ts";

/** Puts a question to the CMS or to what is known of its answer. Rejects when neither has one. */
export type Ask = <Result, Shaped>(
  query: ContentQuery<Result, Shaped>,
  language: Language,
  parameters?: Record<string, string>,
) => Promise<Shaped>;

/** What editors write, as the pages take it. Nothing here rejects: a silent CMS is null, [] or the shop's own words. */
export type ContentReader = ReturnType<typeof contentReader>;

export function contentReader(ask: Ask) {
  return {
    changes: (language: Language) =>
      ask(queries.changes, language).catch(() => ({}) as Record<string, string>),
    faq: (language: Language) => ask(queries.faq, language).catch(() => null),
    homePage: (language: Language) => ask(queries.homePage, language).catch(() => null),
    beesPage: (language: Language) => ask(queries.beesPage, language).catch(() => null),
    sustainabilityPage: (language: Language) => ask(queries.sustainabilityPage, language).catch(() => null),
    aboutPage: (language: Language) => ask(queries.aboutPage, language).catch(() => null),
    legalPage: (key: LegalKey, language: Language) =>
      ask(queries.legalPage, language, { key }).catch(() => null),
    kindInfo: (kind: ReviewedKind, language: Language) =>
      ask(queries.kindInfo, language, { kind }).catch(() => null),
    reviews: (kind: ReviewedKind, language: Language) =>
      ask(queries.reviews, language, { kind }).catch(() => []),
    settings: async (language: Language) =>
      (await ask(queries.settings, language).catch(() => null)) ?? fallbackSettings,
    standardColors: async (language: Language) => {
      const colors = await ask(queries.standardColors, language).catch(() => []);
      return colors.length > 0 ? colors : fallbackColors(language);
    },
  };
}
