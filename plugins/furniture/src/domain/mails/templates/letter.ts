import type { OrderDocument } from "../../orders/order-document";
import type { Block, MailDocument } from "../document/document";
import { type MailFacts, prose } from "../facts/mail-facts";
import { goodbye, greeting, greetingOf } from "./order-parts";

interface Opening {
  subject: () => string;
  heading: () => string;
  /** The introduction. */
  text: () => string;
}

/** A mail to the customer of an order, or to a person by name: greeting and introduction, what it is about, and the goodbye. */
export function letter(
  facts: MailFacts,
  to: OrderDocument | string,
  { subject, heading, text }: Opening,
  about: readonly Block[],
): MailDocument {
  const hello = typeof to === "string" ? greetingOf(facts, to) : greeting(facts, to);
  return {
    subject: subject(),
    preview: text(),
    heading: heading(),
    blocks: [hello, ...prose(text()), ...about, ...goodbye(facts)],
  };
}
