import { PRICE_FIELDS, PRICE_PLACEHOLDERS, type Prices, priceAt } from "@planke46/furniture-rules";
import type { TimesInWords } from "../language/deliveryTimes.ts";
import type { Language } from "../language/languages.ts";
import { formatEuro, formatPercent } from "../money/money.ts";

/** By each word that editors may write in braces, what takes its place. The Studio refuses every other word in braces. */
export type PlaceholderWords = Readonly<Record<string, string>>;

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
