import type { OrderDocument } from "../../orders/order-document";
import type { Block, MailDocument } from "../document/document";
import type { MailFacts } from "../facts/mail-facts";
import { prose } from "../facts/say";
import { goodbye, greeting } from "./order-parts";

interface Opening {
  subject: () => string;
  heading: () => string;
  text: () => string;
}

/** A mail to the customer of an order: greeting and introduction, what it is about, and the goodbye. */
export function letter(
  facts: MailFacts,
  order: OrderDocument,
  { subject, heading, text }: Opening,
  about: readonly Block[],
): MailDocument {
  return {
    subject: subject(),
    preview: text(),
    heading: heading(),
    blocks: [greeting(facts, order), ...prose(text()), ...about, ...goodbye(facts)],
  };
}
