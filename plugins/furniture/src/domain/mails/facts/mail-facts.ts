import { fillBraces, type MailTextKey, type Sayings, type SharedValues } from "@planke46/furniture-rules";
import type { Language } from "../../../language/language";
import type { Texts } from "../../../language/texts";
import type { PaperRow } from "../../../modules/papers/paper";
import type { ServedDetails } from "../../../modules/shop-details/details";
import type { MailTexts } from "../../../modules/shop-details/mail-texts";
import type { OrderDocument } from "../../orders/order-document";
import type { OrderLine } from "../../orders/order-lines";
import type { Block, MailDocument } from "../document/document";
import type { Footer } from "../document/footer";

/** Everything a template may speak of. */
export interface MailFacts {
  language: Language;
  /** What stands in the code: names of rows, buttons, the bill. */
  words: Texts["mails"];
  /** What staff write, in the mail's language. */
  texts: MailTexts;
  shop: ServedDetails;
  /** The admin's address, without a slash at the end. */
  adminUrl: string;
  order?: OrderDocument;
  /** Where its customer finds the order; none in mails to the workshop. */
  orderPage?: string;
  /** The terms and conditions in force, in the mail's language; paragraphs parted by blank lines, the title first. */
  terms?: string;
  /** The papers that go with the mail. */
  papers?: readonly MailedPaper[];
  footer: Footer;
  data: Record<string, unknown>;
}

/** An invoice or a credit note as its mail names it. */
export type MailedPaper = Pick<PaperRow, "kind" | "scope" | "number" | "cents" | "currency" | "issued_at">;

/** A piece as mails show it: of an order, or a design. */
export type MailLine = Pick<
  OrderLine,
  "number" | "place" | "kind" | "configuration" | "parts" | "madeToMeasure" | "price" | "discount"
>;

export type Template = (facts: MailFacts) => MailDocument;

/** A template that is about an order. Throws where there is none: the mail then waits, visibly, in the outbox. */
export function aboutOrder(template: (facts: MailFacts, order: OrderDocument) => MailDocument): Template {
  return (facts) => {
    if (!facts.order) throw new Error("The mail is about an order and names none");
    return template(facts, facts.order);
  };
}

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
