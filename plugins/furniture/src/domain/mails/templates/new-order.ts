import { z } from "@medusajs/framework/zod";
import { country, day, inCurrency } from "../../../core/formats";
import type { OrderDocument } from "../../orders/order-document";
import type { Block } from "../document/document";
import { aboutOrder, type MailFacts, prose, sayings } from "../facts/mail-facts";
import { termsAndConditions, withdrawal } from "./legal-parts";
import { letter } from "./letter";
import {
  bill,
  contentsOf,
  goodbye,
  greeting,
  orderFacts,
  pieces,
  shippingAfterMoney,
  shippingText,
} from "./order-parts";

/** The contract on a durable medium (§ 312f BGB): seller, pieces, price, delivery, the right of withdrawal, and the terms. */
export const orderConfirmation = aboutOrder((facts, order) => {
  const say = sayings(facts, "order_confirmation", { Bestellnummer: order.number });
  const isPending = order.record?.pay_by === "direct_debit";
  const Betrag = inCurrency(order.total, facts.language);
  const payment = order.total === 0 ? say.free() : isPending ? say.debit({ Betrag }) : say.paid({ Betrag });
  const shipping = isPending ? shippingAfterMoney(facts, order) : shippingText(facts, order);
  return {
    subject: say.subject(),
    preview: `${payment} ${shipping}`,
    heading: say.heading(),
    blocks: [
      greeting(facts, order),
      ...prose(say.text()),
      ...prose(payment),
      ...prose(shipping),
      ...(contentsOf(order) === "samples" ? prose(say.samples()) : []),
      ...contract(facts, order),
    ],
  };
});

/** The same for an order that is paid by transfer, with the account. */
export const bankTransferDetails = aboutOrder((facts, order) => {
  const Betrag = inCurrency(order.total, facts.language);
  const say = sayings(facts, "bank_transfer_details", { Bestellnummer: order.number, Betrag });
  const request = say.please();
  return {
    subject: say.subject(),
    preview: request,
    heading: say.heading(),
    blocks: [
      greeting(facts, order),
      ...prose(say.text()),
      { type: "heading", text: say.title() },
      ...prose(request),
      { type: "facts", rows: account(facts, order) },
      ...prose(shippingAfterMoney(facts, order)),
      ...contract(facts, order),
    ],
  };
});

const reminderData = z.object({ cancelled_on: z.iso.date().optional() });

/** The transfer has not come. `data.cancelled_on`: the day on which the order would be cancelled, YYYY-MM-DD. */
export const transferReminder = aboutOrder((facts, order) => {
  const Betrag = inCurrency(order.total, facts.language);
  const say = sayings(facts, "transfer_reminder", { Bestellnummer: order.number, Betrag });
  const { cancelled_on: end } = reminderData.parse(facts.data);
  return letter(facts, order, say, [
    { type: "facts", rows: account(facts, order) },
    ...prose(say.crossed()),
    ...(end ? prose(say.until({ Tag: day(end, facts.language) })) : []),
  ]);
});

/** Where the money of an order is transferred to, how much, and its purpose. */
export function account({ words, shop, language }: MailFacts, order: OrderDocument) {
  const { amount, holder, bank, iban, bic, purpose } = words.account;
  return [
    { label: amount, value: inCurrency(order.total, language) },
    { label: holder, value: shop.bankHolder },
    { label: bank, value: shop.bankName },
    { label: iban, value: shop.iban },
    { label: bic, value: shop.bic },
    { label: purpose, value: order.number },
  ];
}

/** Outside Germany: nothing is sold yet, so there is nothing to withdraw from. */
export const reservationConfirmation = aboutOrder((facts, order) => {
  const say = sayings(facts, "reservation_confirmation", { Reservierungsnummer: order.number });
  const Land = country(order.delivery?.country_code ?? "", facts.language);
  const pickup = order.record?.shipping === "pickup";
  return {
    subject: say.subject(),
    preview: say.nothing(),
    heading: say.heading(),
    blocks: [
      greeting(facts, order),
      ...prose(pickup ? say.pickup() : say.text({ Land })),
      ...prose(say.nothing()),
      orderFacts(facts, order),
      ...pieces(facts, order),
      ...bill(facts, order),
      ...goodbye(facts),
    ],
  };
});

/** Everything a contract consists of. */
export function contract(facts: MailFacts, order: OrderDocument): Block[] {
  return [
    orderFacts(facts, order),
    ...pieces(facts, order, true),
    ...bill(facts, order),
    ...goodbye(facts, order),
    ...withdrawal(facts, order),
    ...termsAndConditions(facts),
  ];
}
