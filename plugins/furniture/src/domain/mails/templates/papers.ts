import { day, inCurrency } from "../../../core/formats";
import { textsIn } from "../../../language/texts";
import { aboutOrder, prose, sayings } from "../facts/mail-facts";
import { goodbye, greeting } from "./order-parts";

/** Invoices and credit notes that were issued together, attached as PDF. */
export const papers = aboutOrder((facts, order) => {
  const { language } = facts;
  const { title, inSentence, mailed } = textsIn(language).papers;
  const say = sayings(facts, "papers", { Bestellnummer: order.number });
  const attached = facts.papers ?? [];
  const [first] = attached;
  if (!first) throw new Error(`The mail about papers of order ${order.number} names none`);
  const isOne = attached.length === 1;
  const isReplaced =
    attached.some(({ scope }) => scope === "cancellation") && attached.some(({ kind }) => kind === "invoice");
  const rows = attached.map(({ scope, number, cents, currency, issued_at }) => ({
    label: `${title[scope]} ${number}`,
    value: mailed(day(issued_at, language), inCurrency(cents / 100, language, currency)),
  }));
  return {
    subject: isOne
      ? say.subject({ Papier: `${title[first.scope]} ${first.number}` })
      : say.subjectOfSeveral(),
    preview: rows.map(({ label, value }) => `${label} ${value}`).join("; "),
    heading: isOne ? say.heading({ Papierart: inSentence(title[first.scope]) }) : say.headingOfSeveral(),
    blocks: [
      greeting(facts, order),
      ...prose(say.text()),
      { type: "facts", rows },
      ...(isReplaced ? prose(say.replaced()) : []),
      ...prose(say.keep()),
      ...goodbye(facts),
    ],
  };
});
