import { change, linesOf } from "../../../plugins/furniture/integration-tests/changed-orders";
import { from } from "../../../plugins/furniture/integration-tests/plank-stock";
import { payOnPage, sessionOf } from "../../shopper/payment-page";
import { pageOfLink } from "../../shopper/reservation";
import {
  type Answer,
  add,
  admin,
  checkout,
  enter,
  newVoucher,
  orderableCart,
  rows,
  sandbox,
  store,
} from "../../shopper/shop";
import { BENCH, type Deed, offerMade, type Paid, paid, plankHere, pressChange, type Quoted } from "./deeds";
import type { Subject } from "./order-books";

type Cart = Required<Pick<Subject, "id" | "plank" | "voucher">>;
export type Ready = Cart & { url: string };
type Offered = Quoted & { token: string };

/** A cart of a stool from a picked plank, which is there for a voucher that is not entered yet. */
async function cart(): Promise<Cart> {
  const [plank, voucher] = [await plankHere(), await newVoucher(50)];
  const id = await orderableCart();
  await add(id, "stool", from(plank));
  return { id, plank: plank.id, voucher };
}

/** Such a cart with its voucher, at the payment page. */
export async function ready(): Promise<Ready> {
  const subject = await cart();
  await enter(subject.id, subject.voucher);
  return { ...subject, url: (await checkout(subject.id)).body.url };
}

async function offered(): Promise<Offered> {
  const { id, token } = await offerMade();
  return { id, token, page: await pageOfLink(token) };
}

/** An order that a change has made dearer, and the page on which the difference can be paid. */
async function dearer(): Promise<Paid & Offered> {
  const order = await paid();
  await change(order.id, { lines: [...(await linesOf(order.id)), BENCH] });
  const { link } = (await admin("GET", `${order.path}/change`)).body.order;
  const token = link.url.split("/").at(-1);
  return { ...order, token, page: await pageOfLink(token) };
}

async function pressBoth(first: Promise<Answer>, then: () => Promise<Answer>): Promise<Answer> {
  const answer = await first;
  return answer.status >= 400 ? answer : then();
}

/** Deeds of shoppers, and those about the pages that payment links open, by what is done. */
export const PAYER_DEEDS: Record<string, Deed> = {
  "a payment page is opened twice at once": {
    prepare: cart,
    press: async ({ id }: Cart) => {
      const answers = await Promise.all([checkout(id), checkout(id)]);
      return answers.find(({ status }) => status >= 400) ?? answers[0];
    },
  },
  "a voucher is entered beside an open payment page": {
    prepare: async () => {
      const subject = await cart();
      await checkout(subject.id);
      return subject;
    },
    press: ({ id, voucher }: Cart) => pressBoth(enter(id, voucher), () => checkout(id)),
  },
  "a payment page has expired": {
    prepare: async () => {
      const subject = await ready();
      const expires_at = Math.floor(Date.now() / 1000) - 1;
      await sandbox("POST", `/checkout/sessions/${sessionOf(subject.url)}/expires-at`, { expires_at });
      await rows(
        "update payment_session set data = jsonb_set(data, '{expires_at}', to_jsonb($2::int)) where data ->> 'id' = $1",
        sessionOf(subject.url),
        expires_at,
      );
      return subject;
    },
    press: ({ id }: Cart) => checkout(id),
  },
  "a payment is called off": {
    prepare: ready,
    press: ({ id }: Cart) => store("DELETE", `/carts/${id}/checkout`),
  },
  "a cart is paid and its shopper stays away": {
    prepare: ready,
    press: async ({ url }: Ready) => void (await payOnPage(url)),
  },
  "all of a card payment goes back": {
    prepare: paid,
    press: ({ payment, total }: Paid) => admin("POST", `/payments/${payment}/refund`, { amount: total }),
  },
  "the page of an offer is opened": {
    prepare: offerMade,
    press: ({ token }: Offered) => store("POST", `/furniture/payment-links/${token}`, { locale: "de" }),
  },
  "an offer is replaced": {
    prepare: offered,
    press: ({ id, token }: Offered) =>
      admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 150, replaces: token }),
  },
  "an offered order is cancelled": {
    prepare: offered,
    press: ({ id }: Offered) => admin("POST", `/orders/${id}/cancel`),
  },
  "a payment link is renewed": {
    prepare: dearer,
    press: ({ path }: Paid) => admin("POST", `${path}/change/link`),
  },
  "what made an order dearer is taken out": {
    prepare: dearer,
    press: async (order: Paid) => pressChange(order, (await linesOf(order.id)).slice(0, 2)),
  },
  "an order that became dearer is cancelled": {
    prepare: dearer,
    press: ({ path }: Paid) => admin("POST", `${path}/cancel`),
  },
};
