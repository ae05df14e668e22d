import { fillBraces, type MailTextKey, type Sayings, type SharedValues } from "@planke46/furniture-rules";
import type { Block } from "../document/document";
import type { MailFacts } from "./mail-facts";

/**
 * The texts of a document in the mail's language, as staff last published them, to be filled.
 * @param shared what all of them may name
 */
export function sayings<Key extends MailTextKey>(
  { texts, shop }: Pick<MailFacts, "texts" | "shop">,
  key: Key,
  shared: SharedValues<Key>,
): Sayings<Key> {
  const written: Readonly<Record<string, string>> = texts[key];
  const filled = Object.entries(written).map(([name, text]) => [
    name,
    (own: Record<string, string> = {}) => fillBraces(text, { Shop: shop.name, ...shared, ...own }),
  ]);
  return Object.fromEntries(filled) as Sayings<Key>;
}

/** A text as blocks: blank lines part it. */
export function prose(text: string, type: "text" | "small" = "text"): Block[] {
  return text.split(/\n\s*\n/).map((paragraph) => ({ type, text: paragraph }));
}
