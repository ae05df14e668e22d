import {
  bracesFault,
  mailTextFaultWords,
} from "../../../plugins/furniture-rules/src/mail-texts/mail-text.ts";
import { CURRENCY_SIGN } from "../../../plugins/furniture-rules/src/market.ts";
import {
  PRICE_PLACEHOLDERS,
  type PricePlaceholder,
} from "../../../plugins/furniture-rules/src/prices/price-placeholders.ts";

const PRICES = Object.keys(PRICE_PLACEHOLDERS) as PricePlaceholder[];

/** What an editor may write in braces. The shop puts in its place the time of the shop settings, what its payment page offers, or the price in force. */
export const PLACEHOLDER_NAMES = [
  "Lieferzeit",
  "Expresszeit",
  "Musterzeit",
  "Zahlungsarten",
  ...PRICES,
] as const;

/** For the descriptions of fields that may mention a delivery time or a price. */
export const PLACEHOLDER_HINT = `Zeiten nie als Zahl schreiben: {Lieferzeit}, {Expresszeit} und {Musterzeit} werden zu den Zeiten aus den Einstellungen, zum Beispiel „innerhalb von {Lieferzeit}“ zu „innerhalb von 8 Wochen“. Ebenso steht {Zahlungsarten} für das, was die Bezahlseite anbietet: „mit {Zahlungsarten}“ wird zu „mit Karte oder PayPal“. Auch Preise nie als Zahl, damit sie denen auf der Seite „Preise“ des Admins folgen: ${PRICES.map((name) => `{${name}}`).join(", ")}; „für {Expresspreis}“ wird zu „für 65 ${CURRENCY_SIGN}“. Alles auch im englischen Text.`;

interface Block {
  _type?: string;
  children?: { text?: string }[];
}

/** What is wrong with the braces of a text, in German, or nothing. A rich text is looked at span by span. */
export function placeholderFault(value: string | readonly unknown[] | undefined): string | undefined {
  if (value === undefined) return undefined;
  const texts = typeof value === "string" ? [value] : (value as readonly Block[]).flatMap(spans);
  for (const text of texts) {
    const fault = bracesFault(text, PLACEHOLDER_NAMES);
    if (fault) return mailTextFaultWords(fault, PLACEHOLDER_NAMES);
  }
  return undefined;
}

function spans(block: Block): string[] {
  return (block.children ?? []).map(({ text }) => text ?? "");
}
