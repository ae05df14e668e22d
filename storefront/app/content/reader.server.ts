import {
  DELIVERY_TIMES,
  methodsInWords,
  type OnlineMethod,
  PRICE_FIELDS,
  PRICE_PLACEHOLDERS,
  type Prices,
  priceAt,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";
import { type TimesInWords, timesInWords } from "../language/deliveryTimes.ts";
import type { Language } from "../language/languages.ts";
import { formatEuro, formatPercent } from "../money/money.ts";
import { FALLBACK_NAME } from "./fallbackName.ts";
import type { StandardColor } from "./queries/configurator.server.ts";
import type { ContentQuery } from "./queries/contentQuery.server.ts";
import * as queries from "./queries/index.server.ts";
import type { LegalKey } from "./queries/legal.server.ts";
import type { LatestReviews, ReviewedKind } from "./queries/reviews.server.ts";
import type { ShopSettings } from "./queries/settings.server.ts";

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

/** Used until the CMS has answered once: the shop's name alone, no invented address. */
const fallbackSettings: ShopSettings = {
  name: FALLBACK_NAME,
  street: "",
  zip: "",
  city: "",
  country: "",
  phone: "",
  mail: "",
  bankHolder: "",
  bankName: "",
  iban: "",
  bic: "",
  bankTransfer: false,
  accessibility: false,
  ...DELIVERY_TIMES,
};

/** The standard colours of the furniture rules, so that the shop sells before the CMS ever answered. */
function fallbackColors(language: Language): StandardColor[] {
  return STANDARD_COLORS.map(({ hex, label, ral }) => ({
    name: label[language],
    hex,
    ral: ral ?? "",
    appearance: "",
    picture: null,
  }));
}

/** By each word that editors may write in braces, what takes its place. The Studio refuses every other word in braces. */
type PlaceholderWords = Readonly<Record<string, string>>;

/** What a text is filled with. */
interface Known {
  times: TimesInWords;
  /** What the payment page offers, in words. */
  payment: string;
  /** The prices in force. */
  prices: Prices;
}

/** What takes the place of each placeholder on a page of this language. */
export function placeholderWords({ times, payment, prices }: Known, language: Language): PlaceholderWords {
  return {
    Lieferzeit: times.delivery,
    Expresszeit: times.express,
    Musterzeit: times.sample,
    Zahlungsarten: payment,
    ...pricesInWords(prices, language),
  };
}

const SHARES = new Set(PRICE_FIELDS.flatMap(({ unit, path }) => (unit === "share" ? [path] : [])));

function pricesInWords(prices: Prices, language: Language): PlaceholderWords {
  const words = Object.entries(PRICE_PLACEHOLDERS).map(([name, path]) => {
    const format = SHARES.has(path) ? formatPercent : formatEuro;
    return [name, format(priceAt(prices, path), language)] as const;
  });
  return Object.fromEntries(words);
}

const IN_BRACES = /\{([^{}]+)\}/g;

/** Content with its placeholders filled, however deep they stand; what has none is answered as it came. */
export function fillPlaceholders<Content>(content: Content, words: PlaceholderWords): Content {
  return filled(content, words) as Content;
}

function filled(value: unknown, words: PlaceholderWords): unknown {
  if (typeof value === "string") return value.includes("{") ? fill(value, words) : value;
  if (Array.isArray(value))
    return kept(
      value,
      value.map((one) => filled(one, words)),
    );
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const now = entries.map(([key, one]) => [key, filled(one, words)] as const);
  return now.some(([, one], index) => one !== entries[index]?.[1]) ? Object.fromEntries(now) : value;
}

function kept(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  return now.some((one, index) => one !== before[index]) ? now : before;
}

function fill(text: string, words: PlaceholderWords): string {
  return text.replace(IN_BRACES, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? whole) : whole,
  );
}
