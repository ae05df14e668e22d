import { z } from "@medusajs/framework/zod";
import type { OrderDocument } from "../../orders/order-document";
import { aboutOrder, type Template } from "../facts/mail-facts";
import { euro } from "../words/formats";
import { contract } from "./new-order";
import { bill, goodbye, greeting, pieces, shippingText } from "./order-parts";

const amountData = z.object({ amount: z.coerce.number().optional() });
const linkData = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** A transfer has arrived; for what was a reservation this is the confirmation of the contract too. `data.amount` in EUR. */
export const paymentReceived = aboutOrder((facts, stored) => {
  const order = asPaid(stored);
  const { words, language, data } = facts;
  const { subject, heading, text } = words.paymentReceived;
  const amount = euro(amountData.parse(data).amount ?? order.total, language);
  const confirmed = order.record?.pay_by === "bank_transfer" || order.record?.pay_by === "direct_debit";
  return {
    subject: subject(order.number),
    preview: shippingText(facts, order),
    heading,
    blocks: [
      { type: "text", text: greeting(facts, order) },
      { type: "text", text: text(amount, order.number) },
      { type: "text", text: shippingText(facts, order) },
      ...(confirmed ? [goodbye(facts)] : contract(facts, order)),
    ],
  };
});

/** The mail may be written before the order itself says that its reservation is paid. */
function asPaid(order: OrderDocument): OrderDocument {
  const { record } = order;
  if (record?.pay_by !== "reservation") return order;
  return { ...order, record: { ...record, pay_by: "card", reservation: true } };
}

/** The offer to a reservation. `data.url`: where it is paid; `data.amount`: the whole, EUR, delivery included. */
export const paymentLink = aboutOrder((facts, order) => {
  const { words, shop, language, data } = facts;
  const { subject, heading, text, button, questions } = words.paymentLink;
  const amount = euro(amountData.parse(data).amount ?? order.total, language);
  return {
    subject: subject(order.number, shop.name),
    preview: text(amount),
    heading,
    blocks: [
      { type: "text", text: greeting(facts, order) },
      { type: "text", text: text(amount) },
      { type: "button", label: button, url: linkData.parse(data).url },
      { type: "text", text: shippingText(facts, order) },
      ...pieces(facts, order, true),
      ...bill(facts, order),
      { type: "text", text: questions },
      goodbye(facts),
    ],
  };
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
  const { words, shop, language, data } = facts;
  const { subject, heading, text, sums, same, pay, button, back, mistake } = words.orderChanged;
  const { before, after, amount, url } = changeData.parse(data);
  const [old, fresh] = [euro(before, language), euro(after, language)];
  const settled = after < before ? [back(euro(before - after, language))] : [];
  const said = url && amount ? [pay(euro(amount, language))] : settled;
  return {
    subject: subject(order.number, shop.name),
    preview: before === after ? same(fresh) : sums(old, fresh),
    heading,
    blocks: [
      { type: "text", text: greeting(facts, order) },
      { type: "text", text: text(order.number) },
      { type: "text", text: before === after ? same(fresh) : sums(old, fresh) },
      ...said.map((text) => ({ type: "text" as const, text })),
      ...(url ? [{ type: "button" as const, label: button, url }] : []),
      { type: "text", text: shippingText(facts, order) },
      { type: "text", text: mistake },
      ...contract(facts, order),
    ],
  };
});

/** A fresh address for the difference of a changed order. `data.url`: where it is paid; `data.amount`, EUR. */
export const differenceLink = aboutOrder((facts, order) => {
  const { words, shop, language, data } = facts;
  const { subject, heading, text, mistake } = words.differenceLink;
  const said = text(euro(amountData.required().parse(data).amount, language));
  return {
    subject: subject(order.number, shop.name),
    preview: said,
    heading,
    blocks: [
      { type: "text", text: greeting(facts, order) },
      { type: "text", text: said },
      { type: "button", label: words.orderChanged.button, url: linkData.parse(data).url },
      ...pieces(facts, order, true),
      ...bill(facts, order),
      { type: "text", text: mistake },
      goodbye(facts),
    ],
  };
});

export const orderCancelled = aboutOrder((facts, order) => {
  const { words } = facts;
  const { subject, heading, text, reservation, money, mistake } = words.cancelled;
  const reserved = order.record?.pay_by === "reservation";
  // A payer who has won the money back at the bank has it already.
  const unpaid = reserved || order.record?.pay_by === "free" || order.disputed;
  const said = reserved ? reservation(order.number) : text(order.number);
  return {
    subject: subject(order.number),
    preview: said,
    heading,
    blocks: [
      { type: "text", text: greeting(facts, order) },
      { type: "text", text: said },
      ...pieces(facts, order),
      ...(unpaid ? [] : [{ type: "text" as const, text: money }]),
      { type: "text", text: mistake },
      goodbye(facts),
    ],
  };
});

/** `data.amount`: what is on its way back, EUR. */
export const refund = aboutRefund("refund");

/** The mail before said that money was on its way, and it came back. `data.amount`, EUR. */
export const refundFailed = aboutRefund("refundFailed");

function aboutRefund(part: "refund" | "refundFailed"): Template {
  return aboutOrder((facts, order) => {
    const { words, language, data } = facts;
    const { subject, heading, text } = words[part];
    const amount = euro(amountData.required().parse(data).amount, language);
    return {
      subject: subject(order.number),
      preview: text(amount, order.number),
      heading,
      blocks: [
        { type: "text", text: greeting(facts, order) },
        { type: "text", text: text(amount, order.number) },
        goodbye(facts),
      ],
    };
  });
}
