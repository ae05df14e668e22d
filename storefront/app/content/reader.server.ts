import { methodsInWords, type OnlineMethod } from "@planke46/furniture-rules";
import { timesInWords } from "../language/deliveryTimes.ts";
import type { Language } from "../language/languages.ts";
import { fallbackColors, fallbackSettings } from "./fallback.server.ts";
import { fillPlaceholders } from "./placeholders.ts";
import type { ContentQuery } from "./queries/contentQuery.server.ts";
import * as queries from "./queries/index.server.ts";
import type { LegalKey } from "./queries/legal.server.ts";
import type { LatestReviews, ReviewedKind } from "./queries/reviews.server.ts";

/** Puts a question to the CMS or to what is known of its answer. Rejects when neither has one. */
export type Ask = <Result, Shaped>(
  query: ContentQuery<Result, Shaped>,
  language: Language,
  parameters?: Record<string, string>,
) => Promise<Shaped>;

/** What editors write, as the pages take it. Nothing here rejects: a silent CMS is null, [] or the shop's own words. */
export type ContentReader = ReturnType<typeof contentReader>;

/** `onlineMethods`: what the payment page offers, by the commerce side; never rejects. */
export function contentReader(ask: Ask, onlineMethods: () => Promise<readonly OnlineMethod[]>) {
  const settings = async (language: Language) => {
    const [found, methods] = await Promise.all([
      ask(queries.settings, language).catch(() => null),
      onlineMethods(),
    ]);
    return { ...(found ?? fallbackSettings), paymentMethods: methodsInWords(methods, language) };
  };
  /** What editors write names delivery times and methods of payment by placeholders. */
  const texts: Ask = async (query, language, parameters) => {
    const [content, known] = await Promise.all([ask(query, language, parameters), settings(language)]);
    return fillPlaceholders(content, { ...timesInWords(known, language), payment: known.paymentMethods });
  };
  return {
    changes: (language: Language) =>
      ask(queries.changes, language).catch(() => ({}) as Record<string, string>),
    faq: (language: Language) => texts(queries.faq, language).catch(() => null),
    homePage: (language: Language) => texts(queries.homePage, language).catch(() => null),
    beesPage: (language: Language) => texts(queries.beesPage, language).catch(() => null),
    sustainabilityPage: (language: Language) => texts(queries.sustainabilityPage, language).catch(() => null),
    aboutPage: (language: Language) => texts(queries.aboutPage, language).catch(() => null),
    legalPage: (key: LegalKey, language: Language) =>
      texts(queries.legalPage, language, { key }).catch(() => null),
    kindInfo: (kind: ReviewedKind, language: Language) =>
      texts(queries.kindInfo, language, { kind }).catch(() => null),
    reviews: (kind: ReviewedKind, language: Language) =>
      texts(queries.reviews, language, { kind }).catch(() => []),
    latestReviews: (language: Language) =>
      texts(queries.latestReviews, language).catch((): LatestReviews => ({ newest: [], rating: null })),
    settings,
    standardColors: async (language: Language) => {
      const colors = await texts(queries.standardColors, language).catch(() => []);
      return colors.length > 0 ? colors : fallbackColors(language);
    },
  };
}
