import { z } from "@medusajs/framework/zod";
import { dayAndTime, inCurrency } from "../../../core/formats";
import { textsIn } from "../../../language/texts";
import { buyerOf, nameOf } from "../../orders/address";
import type { OrderDocument } from "../../orders/order-document";
import type { Block, Fact } from "../document/document";
import { aboutOrder, type MailFacts, type Template } from "../facts/mail-facts";
import { declaration, messageData, withdrawalData } from "./inquiries";
import { addressLines, bill, orderFacts, pieces } from "./order-parts";

/** Mails to the shop itself; always German, and not addressed to the customer. */
const OURS = {
  ...textsIn("de").mails,
  pieces: "Stücke",
  labels: { ...textsIn("de").mails.labels, message: "Nachricht" },
};

const WHAT = {
  card: "Neue Bestellung",
  free: "Neue Bestellung",
  direct_debit: "Neue Bestellung, Zahlung ausstehend",
  bank_transfer: "Neue Bestellung, wartet auf Überweisung",
  reservation: "Neue Reservierung",
};

/** A new order with everything needed to begin. */
export const workshopOrder = aboutOrder((given, order) => {
  const facts = { ...given, words: OURS };
  const what = order.record ? WHAT[order.record.pay_by] : "Neue Bestellung";
  const express = order.record?.express_build ? " · EXPRESS" : "";
  const sum = inCurrency(order.total, "de");
  return {
    subject: `${what} ${order.number} · ${sum}${express}`,
    preview: `${order.lines.length} Stück, ${sum}`,
    heading: `${what} ${order.number}${express}`,
    blocks: [...wholeOrder(facts, order)],
  };
});

const changeData = z.object({
  version: z.coerce.number(),
  by: z.string().nullish(),
  reason: z.string().nullish(),
  /** "1046.1 Tisch: geändert". */
  changes: z.array(z.string()),
  /** What staff have to transfer to the customer, EUR: the part of it that was transferred goes back by hand. */
  transfer: z.coerce.number().optional(),
});

/** A changed order: what of it is new, changed or left out, so that the workshop does not build from an earlier sheet. */
export const workshopOrderChanged = aboutOrder((given, order) => {
  const facts = { ...given, words: OURS };
  const { version, by, reason, changes, transfer } = changeData.parse(given.data);
  const what = `Geänderte Bestellung ${order.number}`;
  const express = order.record?.express_build ? " · EXPRESS" : "";
  const rows = filled([
    { label: "Fassung", value: String(version) },
    { label: "Geändert von", value: by ?? "" },
    { label: "Grund", value: reason ?? "" },
    { label: "Stücke", value: changes.length > 0 ? changes : "wie bisher" },
    { label: "Bitte überweisen", value: transfer ? `${inCurrency(transfer, "de")} an den Kunden` : "" },
  ]);
  return {
    subject: `${what} · ${inCurrency(order.total, "de")}${express}`,
    preview: changes.join(", ") || "Die Stücke bleiben, wie sie waren.",
    heading: `${what}${express}`,
    blocks: [
      { type: "text", text: "Frühere Produktionsblätter gelten nicht mehr. Bitte neu drucken." },
      { type: "facts", rows },
      ...wholeOrder(facts, order),
    ],
  };
});

/** The customer has changed the delivery address on the order's page. */
export const workshopAddressChanged = aboutOrder((given, order) => {
  const facts = { ...given, words: OURS };
  const heading = `Neue Lieferadresse: Bestellung ${order.number}`;
  const value = order.delivery ? addressLines(order.delivery, facts) : [];
  return {
    subject: heading,
    preview: "Der Kunde hat sie auf der Seite seiner Bestellung geändert.",
    heading,
    blocks: [
      { type: "text", text: "Der Kunde hat sie auf der Seite seiner Bestellung geändert." },
      { type: "facts", rows: [...customer(order), { label: OURS.labels.delivery, value }] },
      { type: "button", label: "Im Admin öffnen", url: `${facts.adminUrl}/orders/${order.id}` },
    ],
  };
});

/** An order with everything needed to build it. */
function wholeOrder(facts: MailFacts, order: OrderDocument): Block[] {
  return [
    { type: "facts", rows: customer(order) },
    orderFacts(facts, order),
    { type: "button", label: "Im Admin öffnen", url: `${facts.adminUrl}/orders/${order.id}` },
    ...pieces(facts, order),
    ...bill(facts, order),
  ];
}

function customer({ delivery, billing, email }: OrderDocument): Fact[] {
  return filled([
    { label: "Kunde", value: nameOf(buyerOf({ delivery, billing })) },
    { label: "E-Mail", value: email },
    { label: "Telefon", value: delivery?.phone || billing?.phone || "" },
  ]);
}

export const workshopMessage: Template = ({ data, adminUrl }) => {
  const { name, email, phone, text, sent_at, piece, details } = messageData.parse(data);
  const rows = filled([
    { label: "Name", value: name },
    { label: "E-Mail", value: email ?? "" },
    { label: "Telefon", value: phone ?? "" },
    { label: "Geschickt", value: sent_at ? dayAndTime(new Date(sent_at), "de") : "" },
    { label: "Stück", value: piece ?? "" },
    ...details,
  ]);
  return {
    subject: `Nachricht von ${name || email || "einem Besucher"}`,
    preview: text.slice(0, 120),
    heading: "Neue Nachricht",
    blocks: [
      { type: "facts", rows },
      { type: "quote", text },
      { type: "text", text: "Antworten geht mit „Antworten“ in deinem Mailprogramm." },
      { type: "button", label: "Im Admin öffnen", url: `${adminUrl}/messages` },
    ],
  };
};

const originData = z.object({ answer: z.string() });

/** Where the shopper of an order heard of the shop. `data.answer`: a choice or words of their own, in German. */
export const workshopOriginSurvey = aboutOrder(({ data, adminUrl }, order) => {
  const { answer } = originData.parse(data);
  const heading = `Umfrage zur Bestellung ${order.number}`;
  return {
    subject: heading,
    preview: answer.slice(0, 120),
    heading,
    blocks: [
      {
        type: "text",
        text: "Auf die Frage, woher sie uns kennen, haben die Kunden dieser Bestellung geantwortet:",
      },
      { type: "quote", text: answer },
      { type: "button", label: "Im Admin öffnen", url: `${adminUrl}/orders/${order.id}` },
    ],
  };
});

const refundData = z.object({ detail: z.string() });

/** A refund did not reach its customer. `data.detail`: what happened, in German. */
export const workshopRefundFailed: Template = ({ data, adminUrl, order }) => {
  const heading = order
    ? `Erstattung fehlgeschlagen: Bestellung ${order.number}`
    : "Eine Erstattung ist fehlgeschlagen";
  const { detail } = refundData.parse(data);
  return {
    subject: heading,
    preview: detail,
    heading,
    blocks: [
      ...(order ? [{ type: "facts" as const, rows: customer(order) }] : []),
      { type: "text", text: detail },
      { type: "text", text: "Was zu tun ist, steht im Abgleich." },
      { type: "button", label: "Abgleich öffnen", url: `${adminUrl}/reconciliation` },
    ],
  };
};

export const workshopWithdrawal: Template = ({ data, adminUrl, words, order }) => {
  const declared = withdrawalData.parse(data);
  const known: Block[] = order
    ? [{ type: "button", label: "Bestellung im Admin öffnen", url: `${adminUrl}/orders/${order.id}` }]
    : [{ type: "text", text: "Zu dieser Bestellnummer und Adresse wurde keine Bestellung gefunden." }];
  return {
    subject: `Widerruf zur Bestellung ${declared.order_number}`,
    preview: `${declared.name}: ${declared.scope === "all" ? "ganze Bestellung" : "einzelne Stücke"}`,
    heading: `Widerruf zur Bestellung ${declared.order_number}`,
    blocks: [...declaration(declared, words), ...known],
  };
};

function filled(rows: Fact[]): Fact[] {
  return rows.filter(({ value }) => value.length > 0);
}

const linkData = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** An invitation into the admin. */
export const staffInvitation: Template = (facts) => {
  const { subject, heading, text, button } = facts.words.staff.invitation;
  const { name } = facts.shop;
  return {
    subject: subject(name),
    preview: text(name),
    heading,
    blocks: [
      { type: "text", text: facts.words.staff.hello },
      { type: "text", text: text(name) },
      { type: "button", label: button, url: url(facts) },
    ],
  };
};

/** A member of staff wants a new password, or a stranger who typed their address. */
export const staffPasswordReset: Template = (facts) => {
  const { subject, heading, text, button, mistake } = facts.words.staff.reset;
  return {
    subject: subject(facts.shop.name),
    preview: text,
    heading,
    blocks: [
      { type: "text", text: facts.words.staff.hello },
      { type: "text", text },
      { type: "button", label: button, url: url(facts) },
      { type: "text", text: mistake },
    ],
  };
};

function url({ data }: MailFacts): string {
  return linkData.parse(data).url;
}
