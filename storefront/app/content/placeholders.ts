import type { TimesInWords } from "../language/deliveryTimes.ts";

/** What may stand in the place of a word in braces. */
export interface PlaceholderWords extends TimesInWords {
  /** What the payment page offers. */
  payment: string;
}

/** What editors write in braces, and what takes its place. The Studio refuses every other word in braces. */
export const PLACEHOLDERS = {
  Lieferzeit: "delivery",
  Expresszeit: "express",
  Musterzeit: "sample",
  Zahlungsarten: "payment",
} as const satisfies Record<string, keyof PlaceholderWords>;

const IN_BRACES = /\{(\w+)\}/g;

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
    Object.hasOwn(PLACEHOLDERS, name) ? words[PLACEHOLDERS[name as keyof typeof PLACEHOLDERS]] : whole,
  );
}
