import type { TimesInWords } from "../language/deliveryTimes.ts";

/** What editors write in braces, and which time takes its place. The Studio refuses every other word in braces. */
export const PLACEHOLDERS = {
  Lieferzeit: "delivery",
  Expresszeit: "express",
  Musterzeit: "sample",
} as const satisfies Record<string, keyof TimesInWords>;

const IN_BRACES = /\{(\w+)\}/g;

/** Content with its placeholders filled, however deep they stand; what has none is answered as it came. */
export function fillPlaceholders<Content>(content: Content, times: TimesInWords): Content {
  return filled(content, times) as Content;
}

function filled(value: unknown, times: TimesInWords): unknown {
  if (typeof value === "string") return value.includes("{") ? fill(value, times) : value;
  if (Array.isArray(value))
    return kept(
      value,
      value.map((one) => filled(one, times)),
    );
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const now = entries.map(([key, one]) => [key, filled(one, times)] as const);
  return now.some(([, one], index) => one !== entries[index]?.[1]) ? Object.fromEntries(now) : value;
}

function kept(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  return now.some((one, index) => one !== before[index]) ? now : before;
}

function fill(text: string, times: TimesInWords): string {
  return text.replace(IN_BRACES, (whole, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? times[PLACEHOLDERS[name as keyof typeof PLACEHOLDERS]] : whole,
  );
}
