import { methodsInWords, type OnlineMethod, type Prices } from "@planke46/furniture-rules";
import { timesInWords } from "../language/deliveryTimes.ts";
import type { Language } from "../language/languages.ts";
import { fallbackColors, fallbackSettings } from "./fallback.server.ts";
import { fillPlaceholders, placeholderWords } from "./placeholders.ts";
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

/** What texts name and the commerce side knows. Neither rejects. */
export interface CommerceKnowledge {
  /** What the payment page offers. */
  onlineMethods: () => Promise<readonly OnlineMethod[]>;
  /** The prices in force. */
  prices: () => Promise<{ prices: Prices }>;
}

/** What editors write, asked by `ask` and filled with what `commerce` knows. */
export function contentReader(ask: Ask, commerce: CommerceKnowledge) {
  const settings = async (language: Language) => {
    const [found, methods] = await Promise.all([
      ask(queries.settings, language).catch(() => null),
      commerce.onlineMethods(),
    ]);
    return { ...(found ?? fallbackSettings), paymentMethods: methodsInWords(methods, language) };
  };
  /** What editors write names delivery times, methods of payment and prices by placeholders. */
  const texts: Ask = async (query, language, parameters) => {
    const [content, known, { prices }] = await Promise.all([
      ask(query, language, parameters),
      settings(language),
      commerce.prices(),
    ]);
    const payment = known.paymentMethods;
    const words = placeholderWords({ times: timesInWords(known, language), payment, prices }, language);
    return fillPlaceholders(content, words);
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
