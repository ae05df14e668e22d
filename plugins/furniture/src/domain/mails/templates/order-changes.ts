import { z } from "@medusajs/framework/zod";
import { day, inCurrency } from "../../../core/formats";
import type { OrderDocument } from "../../orders/order-document";
import type { Block } from "../document/document";
import { aboutOrder, type MailFacts, prose, sayings, type Template } from "../facts/mail-facts";
import { letter } from "./letter";
import { account, contract } from "./new-order";
import { addressLines, bill, goodbye, greeting, pieces, shippingText } from "./order-parts";

const amountData = z.object({ amount: z.coerce.number().optional() });
const linkData = z.object({ url: z.url({ protocol: /^https?$/ }) });

const receivedData = amountData.extend({
  paid_by: z.enum(["card", "bank_transfer"]).catch("card"),
  received: z.coerce.number().optional(),
});

/**
 * A transfer has arrived; for what was a reservation this is the confirmation of the contract too. `data.amount`: what a changed order
 * cost more, EUR; `data.received`: what came for the whole of it, EUR; `data.paid_by`: how a reservation was paid.
 */
export const paymentReceived = aboutOrder((facts, stored) => {
  const { amount: difference, received, paid_by } = receivedData.parse(facts.data);
  const order = asPaid(stored, paid_by);
  const Betrag = inCurrency(difference ?? received ?? order.total, facts.language);
  const isBuilt = difference !== undefined || order.lines.some(({ shipped }) => shipped);
  const say = sayings(facts, "payment_received", { Bestellnummer: order.number, Betrag });
  const { pay_by, reservation } = order.record ?? {};
  const confirmed = !reservation && (pay_by === "bank_transfer" || pay_by === "direct_debit");
  return {
    subject: say.subject(),
    preview: shippingText(facts, order),
    heading: say.heading(),
    blocks: [
      greeting(facts, order),
      ...prose(isBuilt ? say.later() : say.text()),
      ...prose(shippingText(facts, order)),
      ...(confirmed ? goodbye(facts, order) : contract(facts, order)),
    ],
  };
});

/** The mail may be written before the order itself says that its reservation is paid. */
function asPaid(order: OrderDocument, pay_by: "card" | "bank_transfer"): OrderDocument {
  const { record } = order;
  if (record?.pay_by !== "reservation") return order;
  return { ...order, record: { ...record, pay_by, reservation: true } };
}

/** The account, for an offer that may be transferred as well. */
function orTransfer(facts: MailFacts, order: OrderDocument, words: string): Block[] {
  if (!order.record?.may_transfer || order.total === 0) return [];
  return [...prose(words), { type: "facts", rows: account(facts, order) }];
}

/** What accepts an offer, named as on its page: what a voucher pays for obliges to pay nothing. */
function acceptButton({ words, data }: MailFacts, order: OrderDocument): Block {
  const label = order.total === 0 ? words.buttons.orderFree : words.buttons.orderBinding;
  return { type: "button", label, url: linkData.parse(data).url };
}

const offerData = z.object({ last_day: z.iso.date().optional() });

/**
 * The offer to a reservation. `data.url`: where it is paid; `data.amount`: the whole, EUR, delivery included; `data.last_day`: the last
 * day it can be paid, YYYY-MM-DD.
 */
export const paymentLink = aboutOrder((facts, order) => {
  const { language, data } = facts;
  const Betrag = inCurrency(amountData.parse(data).amount ?? order.total, language);
  const { last_day } = offerData.parse(data);
  const say = sayings(facts, "payment_link", { Reservierungsnummer: order.number, Betrag });
  return letter(facts, order, say, [
    acceptButton(facts, order),
    ...(last_day ? prose(say.valid({ Tag: day(last_day, language) })) : []),
    ...orTransfer(facts, order, say.transfer()),
    ...prose(shippingText(facts, order)),
    ...pieces(facts, order, true),
    ...bill(facts, order),
    ...prose(say.questions()),
  ]);
});

const endingData = z.object({ last_day: z.iso.date() });

/** The offer ends soon. `data` as of the offer, and `data.last_day`: the last day it can be paid, YYYY-MM-DD. */
export const offerEnding = aboutOrder((facts, order) => {
  const { language, data } = facts;
  const say = sayings(facts, "offer_ending", {
    Reservierungsnummer: order.number,
    Betrag: inCurrency(amountData.parse(data).amount ?? order.total, language),
    Tag: day(endingData.parse(data).last_day, language),
  });
  return letter(facts, order, say, [
    acceptButton(facts, order),
    ...orTransfer(facts, order, say.transfer()),
    ...prose(say.later()),
    ...pieces(facts, order, true),
    ...bill(facts, order),
  ]);
});

const changeData = z.object({
  before: z.coerce.number(),
  after: z.coerce.number(),
  amount: z.coerce.number().optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
});

/**
 * A changed order, whole, as its contract is from now on. `data.before`, `data.after`: what it cost and costs, EUR;
 * `data.url`, `data.amount`: where what is missing is paid. What goes back has a mail of its own once it is on its way.
 */
export const orderChanged = aboutOrder((facts, order) => {
  const { words, language, data } = facts;
  const say = sayings(facts, "order_changed", { Bestellnummer: order.number });
  const { before, after, amount, url } = changeData.parse(data);
  // What went back for another reason before is off both prices, as it is off the bill below.
  const left = (agreed: number) => inCurrency(agreed - order.givenBack, language);
  const [Vorher, Nachher] = [left(before), left(after)];
  const price = before === after ? say.same({ Nachher }) : say.sums({ Vorher, Nachher });
  const settled = after < before ? prose(say.back({ Betrag: inCurrency(before - after, language) })) : [];
  return {
    subject: say.subject(),
    preview: price,
    heading: say.heading(),
    blocks: [
      greeting(facts, order),
      ...prose(say.text()),
      ...prose(price),
      ...(url && amount ? prose(say.pay({ Betrag: inCurrency(amount, language) })) : settled),
      ...(url ? [{ type: "button" as const, label: words.buttons.payDifference, url }] : []),
      ...prose(shippingText(facts, order)),
      ...prose(say.mistake()),
      ...contract(facts, order),
    ],
  };
});

/** A fresh address for the difference of a changed order. `data.url`: where it is paid; `data.amount`, EUR. */
export const differenceLink = aboutOrder((facts, order) => {
  const { words, language, data } = facts;
  const Betrag = inCurrency(amountData.required().parse(data).amount, language);
  const say = sayings(facts, "difference_link", { Bestellnummer: order.number, Betrag });
  return letter(facts, order, say, [
    { type: "button", label: words.buttons.payDifference, url: linkData.parse(data).url },
    ...pieces(facts, order, true),
    ...bill(facts, order),
    ...prose(say.mistake()),
  ]);
});

const isTransferOpen = ({ record, paidAt }: OrderDocument) => record?.pay_by === "bank_transfer" && !paidAt;

export const orderCancelled = aboutOrder((facts, order) => {
  const say = sayings(facts, "order_cancelled", { Bestellnummer: order.number });
  const reserved = order.record?.pay_by === "reservation";
  // A payer who has won the money back at the bank has it already.
  const unpaid = reserved || order.record?.pay_by === "free" || order.disputed;
  const opening = reserved
    ? { subject: say.subjectOfReservation, heading: say.headingOfReservation, text: say.reservation }
    : say;
  const money = unpaid ? [] : prose(isTransferOpen(order) ? say.unpaid() : say.money());
  return letter(facts, order, opening, [...pieces(facts, order), ...money, ...prose(say.mistake())]);
});

/** `data.amount`: what is on its way back, EUR. */
export const refund = aboutRefund("refund");

/** The mail before said that money was on its way, and it came back. `data.amount`, EUR. */
export const refundFailed = aboutRefund("refund_failed");

function aboutRefund(part: "refund" | "refund_failed"): Template {
  return aboutOrder((facts, order) => {
    const Betrag = inCurrency(amountData.required().parse(facts.data).amount, facts.language);
    const say = sayings(facts, part, { Bestellnummer: order.number, Betrag });
    return letter(facts, order, say, []);
  });
}

/** `data.agreed`: the order has a new address, to which what was agreed has not been mailed yet. */
const pageData = z.object({ agreed: z.boolean().optional() });

/** A new link to an order's page, because staff have switched the one before off or given the order another address. */
export const orderPage = aboutOrder((facts, order) => {
  const say = sayings(facts, "order_page", { Bestellnummer: order.number });
  const opening = letter(facts, order, say, prose(say.secret()));
  if (!pageData.parse(facts.data).agreed || order.cancelled) return opening;
  const agreed =
    order.record?.pay_by === "reservation"
      ? [...pieces(facts, order), ...bill(facts, order), ...goodbye(facts)]
      : contract(facts, order);
  return {
    ...opening,
    blocks: [
      greeting(facts, order),
      ...prose(say.text()),
      ...prose(say.secret()),
      ...(isTransferOpen(order) ? [{ type: "facts", rows: account(facts, order) } as const] : []),
      ...agreed,
    ],
  };
});

/** The customer has changed the delivery address on the order's page, or another holder of the link. */
export const addressChanged = aboutOrder((facts, order) => {
  const { words } = facts;
  const say = sayings(facts, "address_changed", { Bestellnummer: order.number });
  const value = order.delivery ? addressLines(order.delivery, facts) : [];
  return letter(facts, order, say, [
    { type: "facts", rows: [{ label: words.labels.delivery, value }] },
    ...prose(say.mistake()),
  ]);
});
