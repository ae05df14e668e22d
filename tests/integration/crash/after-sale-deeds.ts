import { randomUUID } from "node:crypto";
import { mailOf } from "../../../plugins/furniture/integration-tests/changed-orders";
import { newAddress, storeFrom } from "../../../plugins/furniture/integration-tests/from-address";
import { keyOf } from "../../../plugins/furniture/integration-tests/order-keys";
import { sessionOf } from "../../shopper/payment-page";
import { admin, CONTACT, complete, ordersOf, rows, sandbox, store, until } from "../../shopper/shop";
import { type Deed, type Paid, paid } from "./deeds";
import type { Subject } from "./order-books";
import { type Ready, ready } from "./payer-deeds";

type Disputed = Paid & { dispute: string };
type Declared = Paid & { withdrawal: string };

/** A shopper's order whose debit the bank has not decided about. */
async function debited(): Promise<Ready> {
  const subject = await ready();
  await sandbox("POST", `/checkout/sessions/${sessionOf(subject.url)}/pay`, { method: "sepa_debit" });
  await complete(subject.id);
  await until(async () => (await ordersOf(subject.id)) === 1);
  return subject;
}

const decided = (result: "succeed" | "fail"): Deed => ({
  prepare: debited,
  press: async ({ url }: Ready) =>
    void (await sandbox("POST", `/payments/${sessionOf(url)}/delayed`, { result })),
});

async function disputed(): Promise<Disputed> {
  const order = await paid();
  const { body } = await sandbox("POST", `/payments/${sessionOf(order.url)}/disputes`, {
    reason: "product_not_received",
  });
  return { ...order, dispute: body.id };
}

const lose = ({ dispute }: Disputed) => sandbox("POST", `/disputes/${dispute}`, { status: "lost" });

async function drafted(): Promise<Declared> {
  const order = await paid();
  const [found] = await rows('select display_id from "order" where id = $1', order.id);
  const { body } = await storeFrom(newAddress(), "POST", "/withdrawals", {
    name: "Anna Muster",
    email: CONTACT.email,
    order_number: String(found?.display_id),
    language: "de",
  });
  return { ...order, withdrawal: body.withdrawal.id };
}

const declare = ({ withdrawal }: Declared) =>
  storeFrom(newAddress(), "POST", `/withdrawals/${withdrawal}/confirm`, {});

/** Deeds that come days after an order, by what is done. */
export const AFTER_SALE_DEEDS: Record<string, Deed> = {
  "a debit comes": decided("succeed"),
  "a debit fails": decided("fail"),
  "a dispute is lost": {
    prepare: disputed,
    press: async (order: Disputed) => void (await lose(order)),
  },
  "a lost dispute is settled": {
    prepare: async () => {
      const order = await disputed();
      await lose(order);
      await until(async () => {
        const { body } = await admin("GET", `/furniture/reconciliations?order_id=${order.id}`);
        return body.open.some(({ code }: { code: string }) => code === "dispute_lost");
      });
      return order;
    },
    press: ({ dispute }: Disputed) => admin("POST", `/stripe-checkout/disputes/${dispute}/settle`),
  },
  "a withdrawal is declared": {
    prepare: drafted,
    press: declare,
  },
  "a withdrawal is dealt with": {
    prepare: async () => {
      const order = await drafted();
      await declare(order);
      return order;
    },
    press: ({ withdrawal }: Declared) =>
      admin("POST", `/furniture/withdrawals/${withdrawal}`, { handled: true, note: "Am Telefon besprochen" }),
  },
  "a question is asked": {
    prepare: async () => ({ id: `question_${randomUUID()}` }),
    press: ({ id }: Subject) =>
      storeFrom(newAddress(), "POST", "/messages", {
        name: id,
        email: CONTACT.email,
        text: "Passt der Tisch durch eine Tür von 80 cm?",
        submission: id.replace("question_", ""),
      }),
  },
  "invoices are mailed again": {
    prepare: async () => {
      const order = await paid();
      return { ...order, mail: (await mailOf(order.id, "papers")).id };
    },
    press: ({ mail }: Paid & { mail: string }) => admin("POST", `/furniture/mails/${mail}/again`),
  },
  "a customer changes where it goes": {
    prepare: async () => {
      const order = await paid();
      return { ...order, key: await keyOf(order.id) };
    },
    press: ({ key }: Paid & { key: string }) =>
      store("POST", `/furniture/order-page/${key}/delivery-address`, {
        first_name: "Anna",
        last_name: "Muster",
        address_1: "Neuer Weg 9",
        postal_code: "20095",
        city: "Hamburg",
        language: "de",
      }),
  },
};
