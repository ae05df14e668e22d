import type { OrderDocument } from "../../orders/order-document";
import type { Block } from "../document/document";
import { aboutOrder, type MailFacts } from "../facts/mail-facts";
import { country, euro } from "../words/formats";
import {
  bill,
  contentsOf,
  goodbye,
  greeting,
  orderFacts,
  pieces,
  shippingText,
  withdrawal,
} from "./order-parts";

/** The contract on a durable medium (§ 312f BGB): seller, pieces, price, delivery, and the right of withdrawal. */
export const orderConfirmation = aboutOrder((facts, order) => {
  const { words, shop, language } = facts;
  const { subject, heading, text, paid, debit, free } = words.orderConfirmation;
  const isPending = order.record?.pay_by === "direct_debit";
  const amount = euro(order.total, language);
  const payment = order.total === 0 ? free : isPending ? debit(amount) : paid(amount);
  const shipping = isPending
    ? `${shippingText(facts, order)} ${words.shipping.afterTransfer}`
    : shippingText(facts, order);
  return {
    subject: subject(order.number, shop.name),
    preview: `${payment} ${shipping}`,
    heading,
    blocks: [
      { type: "text", text: greeting(facts, order) },
      { type: "text", text },
      { type: "text", text: payment },
      { type: "text", text: shipping },
      ...thanksForSamples(facts, order),
      ...contract(facts, order),
    ],
  };
});

function thanksForSamples({ words }: MailFacts, order: OrderDocument): Block[] {
  return contentsOf(order) === "samples" ? [{ type: "text", text: words.orderConfirmation.samples }] : [];
}

/** The same for an order that is paid by transfer, with the account. */
export const bankTransferDetails = aboutOrder((facts, order) => {
  const { words, shop, language } = facts;
  const { subject, heading, text, title, please } = words.bankTransfer;
  const request = please(euro(order.total, language), order.number);
  return {
    subject: subject(order.number, shop.name),
    preview: request,
    heading,
    blocks: [
      { type: "text", text: greeting(facts, order) },
      { type: "text", text },
      { type: "heading", text: title },
      { type: "text", text: request },
      { type: "facts", rows: account(facts, order) },
      { type: "text", text: `${shippingText(facts, order)} ${words.shipping.afterTransfer}` },
      ...contract(facts, order),
    ],
  };
});

function account({ words, shop, language }: MailFacts, order: OrderDocument) {
  const { amount, holder, bank, iban, bic, purpose } = words.bankTransfer;
  return [
    { label: amount, value: euro(order.total, language) },
    { label: holder, value: shop.bankHolder },
    { label: bank, value: shop.bankName },
    { label: iban, value: shop.iban },
    { label: bic, value: shop.bic },
    { label: purpose, value: order.number },
  ];
}

/** Outside Germany: nothing is sold yet, so there is nothing to withdraw from. */
export const reservationConfirmation = aboutOrder((facts, order) => {
  const { words, shop, language } = facts;
  const { subject, heading, text, nothing } = words.reservation;
  const place = country(order.delivery?.country_code ?? "", language);
  return {
    subject: subject(order.number, shop.name),
    preview: nothing,
    heading,
    blocks: [
      { type: "text", text: greeting(facts, order) },
      { type: "text", text: text(place) },
      { type: "text", text: nothing },
      orderFacts(facts, order),
      ...pieces(facts, order),
      ...bill(facts, order),
      goodbye(facts),
    ],
  };
});

/** Everything a contract consists of. */
export function contract(facts: MailFacts, order: OrderDocument): Block[] {
  return [
    orderFacts(facts, order),
    ...pieces(facts, order, true),
    ...bill(facts, order),
    goodbye(facts),
    ...withdrawal(facts, order),
  ];
}
