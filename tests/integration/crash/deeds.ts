import { change, linesOf, preview } from "../../../plugins/furniture/integration-tests/changed-orders";
import { from, newPlank, type TestPlank } from "../../../plugins/furniture/integration-tests/plank-stock";
import {
  bring,
  type PaidOrder,
  type Piece,
  pack,
  paidOrder,
  ship,
} from "../../../plugins/furniture/integration-tests/staff-deeds";
import { payOnPage } from "../../shopper/payment-page";
import { offer, pageOfLink, reservation } from "../../shopper/reservation";
import {
  type Answer,
  add,
  admin,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  rows,
  shop,
  terms,
} from "../../shopper/shop";
import { type Books, type Subject, same } from "./order-books";

/** What a shopper, a payer or staff do to an order, and the request that does it. */
export interface Deed {
  prepare(): Promise<Subject>;
  /** Whether all of it was undone, if that is an end as well: what was paid has gone back. */
  isUndone?(now: Books, before: Books): boolean;
  /** What is pressed, and pressed again by who got no answer. */
  press(order: Subject): Promise<Answer | undefined>;
}

export type Paid = PaidOrder & Required<Omit<Subject, "page">> & { fulfillment: string; path: string };
export type Quoted = Subject & { page: string };

export const STOOL = { kind: "stool" as const };
export const BENCH = { kind: "bench", configuration: {} };
const BY_TRANSFER = { payment_method: "bank_transfer" };
const one = (items: readonly string[]) => items.map((id) => ({ id, quantity: 1 }));

/** A plank whose picture the server that is asked knows: those below its own address. */
export async function plankHere(): Promise<TestPlank> {
  const [sample] = await rows(
    "select image from furniture_plank where sample and deleted_at is null limit 1",
  );
  return newPlank("stool", { image: `${shop.medusa}${new URL(String(sample?.image)).pathname}` });
}

/** Two stools, one of them from a picked plank, and a voucher. */
async function pieces() {
  const plank = await plankHere();
  const stools: Piece[] = [["stool", from(plank)], ["stool"]];
  return { stools, plank: plank.id, voucher: await newVoucher(50) };
}

/** They, paid by card. */
export async function paid(): Promise<Paid> {
  const { stools, plank, voucher } = await pieces();
  const order = await paidOrder(stools, { voucher });
  return { ...order, plank, voucher, fulfillment: "", path: `/orders/${order.id}` };
}

/** They, in a cart that can be ordered. */
async function inCart(wishes: Record<string, unknown> = {}): Promise<Subject & { plank: string }> {
  const { stools, plank, voucher } = await pieces();
  const id = await orderableCart();
  for (const [kind, configuration] of stools) await add(id, kind, configuration);
  await terms(id, wishes);
  await enter(id, voucher);
  return { id, plank, voucher };
}

async function packed(): Promise<Paid> {
  const order = await paid();
  return { ...order, fulfillment: await pack(order, order.items) };
}

export async function pressChange({ id, path }: Paid, lines: object[], others: object = {}): Promise<Answer> {
  const wish = { lines, ...others };
  const { version, difference } = (await preview(id, wish)).body.preview ?? {};
  return admin("POST", `${path}/change`, { ...wish, reason: "Am Telefon besprochen", version, difference });
}

/** What was brought, of which some has come back; it is received, and not confirmed yet. */
export async function back(some: (order: Paid) => readonly string[]): Promise<Paid> {
  const order = await paid();
  await bring(order);
  const { body } = await admin("POST", "/returns", { order_id: order.id });
  const path = `/returns/${body.return.id}`;
  const items = one(some(order));
  await admin("POST", `${path}/request-items`, { items });
  await admin("POST", `${path}/request`);
  await admin("POST", `${path}/receive`);
  await admin("POST", `${path}/receive-items`, { items });
  return { ...order, path };
}

/** A reservation from abroad with an offer, and the token of its payment link. */
export async function offerMade(): Promise<Subject & { token: string }> {
  const id = await reservation("stool");
  return { id, token: await offer(id, 120) };
}

async function payHere({ page }: Quoted): Promise<undefined> {
  await payOnPage(page);
}

/** Deeds of shoppers, of payers and of staff, by what is done. */
export const DEEDS: Record<string, Deed> = {
  "a piece is put into a cart": {
    prepare: () => inCart(),
    press: ({ id }: Subject) => add(id, "bench"),
  },
  "a cart is sent to be paid": {
    prepare: () => inCart(),
    press: ({ id }: Subject) => checkout(id),
  },
  "a cart is paid by card": {
    prepare: async () => {
      const cart = await inCart();
      return { ...cart, url: (await checkout(cart.id)).body.url };
    },
    isUndone: ({ pages: _page, ...now }, { pages: _before, ...before }) => same(now, before),
    press: async ({ id, url = "" }: Subject) => {
      await payOnPage(url).catch(() => false);
      return complete(id);
    },
  },
  "a cart is ordered by transfer": {
    prepare: async () => {
      const cart = await inCart(BY_TRANSFER);
      await checkout(cart.id);
      return cart;
    },
    press: ({ id }: Subject) => complete(id),
  },
  "an order is cancelled": {
    prepare: paid,
    press: ({ path }: Paid) => admin("POST", `${path}/cancel`),
  },
  "a part of a card payment goes back": {
    prepare: paid,
    press: ({ payment }: Paid) => admin("POST", `/payments/${payment}/refund`, { amount: 20 }),
  },
  "a piece is taken out of an order": {
    prepare: paid,
    press: async (order: Paid) => pressChange(order, (await linesOf(order.id)).slice(0, 1)),
  },
  "a piece is added to an order": {
    prepare: paid,
    press: async (order: Paid) => pressChange(order, [...(await linesOf(order.id)).slice(0, 2), BENCH]),
  },
  "what a change costs more is paid": {
    prepare: async (): Promise<Quoted> => {
      const order = await paid();
      await change(order.id, { lines: [...(await linesOf(order.id)), BENCH] });
      const { link } = (await admin("GET", `${order.path}/change`)).body.order;
      return { ...order, page: await pageOfLink(link.url) };
    },
    press: payHere,
  },
  "pieces are packed": {
    prepare: paid,
    press: ({ path, items }: Paid) => admin("POST", `${path}/fulfillments`, { items: one(items) }),
  },
  "pieces are unpacked": {
    prepare: packed,
    press: ({ path, fulfillment }: Paid) => admin("POST", `${path}/fulfillments/${fulfillment}/cancel`),
  },
  "pieces are sent": {
    prepare: packed,
    press: ({ path, fulfillment, items }: Paid) =>
      admin("POST", `${path}/fulfillments/${fulfillment}/shipments`, { items: one(items) }),
  },
  "pieces are delivered": {
    prepare: async () => {
      const order = await packed();
      await ship(order, order.fulfillment, order.items);
      return order;
    },
    press: ({ path, fulfillment }: Paid) =>
      admin("POST", `${path}/fulfillments/${fulfillment}/mark-as-delivered`),
  },
  "pieces come back": {
    prepare: () => back((order) => order.items),
    press: ({ path }: Paid) => admin("POST", `${path}/receive/confirm`),
  },
  "a delivery abroad is offered": {
    prepare: async () => ({ id: await reservation("stool") }),
    press: ({ id }: Subject) => admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 120 }),
  },
  "an offer is paid": {
    prepare: async (): Promise<Quoted> => {
      const { id, token } = await offerMade();
      return { id, page: await pageOfLink(token) };
    },
    press: payHere,
  },
};
