import type { Kind } from "@planke46/furniture-rules";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  type Answer,
  add,
  admin,
  checkout,
  complete,
  enter,
  orderableCart,
  terms,
  transferOrder,
} from "../../../tests/shopper/shop";

/** An order that is paid by card, as staff meet it. */
export interface PaidOrder {
  id: string;
  cart: string;
  /** Of its payment page; its refunds at the payment provider are found by it. */
  url: string;
  payment: string;
  /** EUR. */
  total: number;
  /** Ids of its lines, one piece each, as they were added. */
  items: string[];
}

/** A kind, and what is chosen of it; left out, it is the piece one begins with. */
export type Piece = [kind: Kind, configuration?: object];

interface Wishes {
  terms?: Record<string, unknown>;
  voucher?: string | undefined;
}

interface Item {
  id: string;
  metadata: { configuration_id: string };
}

/** Medusa lists lines in no order; the id of a configuration begins with the moment its piece was added. */
function byAdding({ metadata: one }: Item, { metadata: other }: Item): number {
  return one.configuration_id < other.configuration_id ? -1 : 1;
}

/** An order of these pieces that has just been paid by card. */
export async function paidOrder(
  pieces: readonly Piece[],
  { terms: chosen, voucher }: Wishes = {},
): Promise<PaidOrder> {
  const cart = await orderableCart();
  for (const [kind, configuration] of pieces) {
    const added = await add(cart, kind, configuration);
    if (added.status !== 200) throw new Error(`Not added: ${JSON.stringify(added.body)}`);
  }
  if (chosen) await terms(cart, chosen);
  if (voucher) await enter(cart, voucher);
  const { url } = (await checkout(cart)).body;
  if (!(await payOnPage(url))) throw new Error("The page took no payment");
  const { id } = (await complete(cart)).body.order;
  const { body } = await admin("GET", `/orders/${id}?fields=id,*items,*payment_collections.payments`);
  const [payment] = body.order.payment_collections[0].payments;
  const items = (body.order.items as Item[]).sort(byAdding).map((item) => item.id);
  return { id, cart, url, payment: payment.id, total: payment.amount, items };
}

/** An order of a stool whose transfer staff have booked. */
export async function transferredOrder(): Promise<Pick<PaidOrder, "id" | "payment">> {
  const id = await transferOrder("stool");
  await press(`/furniture/orders/${id}/payment-received`);
  return { id, payment: await paymentOf(id) };
}

/** The payment of an order that has one. */
async function paymentOf(id: string): Promise<string> {
  const { body } = await admin("GET", `/orders/${id}?fields=*payment_collections.payments`);
  return body.order.payment_collections[0].payments[0].id;
}

/** @param amount EUR */
export async function refundOf(id: string, amount: number): Promise<void> {
  await press(`/payments/${await paymentOf(id)}/refund`, { amount });
}

/** What Medusa itself says of an order. */
// biome-ignore lint/suspicious/noExplicitAny: see Answer
export async function medusaOrder(id: string): Promise<any> {
  const fields = "id,status,total,summary,payment_status,fulfillment_status,metadata,*items,*fulfillments";
  return (await admin("GET", `/orders/${id}?fields=${fields}`)).body.order;
}

/** Medusa's button „Mark as …"; throws what the server says. */
async function press(path: string, body: unknown = {}): Promise<Answer> {
  const answer = await admin("POST", path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer;
}

const one = (ids: readonly string[]) => ids.map((id) => ({ id, quantity: 1 }));

/** Packs some pieces. Returns the id of the fulfilment. */
export async function pack({ id }: PaidOrder, items: readonly string[]): Promise<string> {
  const before = (await medusaOrder(id)).fulfillments.map((one: { id: string }) => one.id);
  await press(`/orders/${id}/fulfillments`, { items: one(items) });
  const after: { id: string }[] = (await medusaOrder(id)).fulfillments;
  return after.find((fulfillment) => !before.includes(fulfillment.id))?.id ?? "";
}

export async function unpack({ id }: PaidOrder, fulfillment: string): Promise<void> {
  await press(`/orders/${id}/fulfillments/${fulfillment}/cancel`);
}

export async function ship({ id }: PaidOrder, fulfillment: string, items: readonly string[]): Promise<void> {
  await press(`/orders/${id}/fulfillments/${fulfillment}/shipments`, { items: one(items) });
}

export async function deliver({ id }: PaidOrder, fulfillment: string): Promise<void> {
  await press(`/orders/${id}/fulfillments/${fulfillment}/mark-as-delivered`);
}

/** Packs, sends and delivers some pieces. */
export async function bring(order: PaidOrder, items: readonly string[] = order.items): Promise<void> {
  const fulfillment = await pack(order, items);
  await ship(order, fulfillment, items);
  await deliver(order, fulfillment);
}

/** Some delivered pieces come back and are received, or dismissed as damaged. */
export async function takeBack(
  order: PaidOrder,
  items: readonly string[],
  how: "receive" | "dismiss" = "receive",
): Promise<void> {
  await arrive(await announceReturn(order, items), items, how);
}

/** Returns the id of the return. */
export async function announceReturn({ id }: PaidOrder, items: readonly string[]): Promise<string> {
  const { body } = await press("/returns", { order_id: id });
  const path = `/returns/${body.return.id}`;
  await press(`${path}/request-items`, { items: one(items) });
  await press(`${path}/request`);
  return body.return.id;
}

/** Some pieces of an announced return arrive. */
export async function arrive(
  announced: string,
  items: readonly string[],
  how: "receive" | "dismiss" = "receive",
): Promise<void> {
  const path = `/returns/${announced}`;
  await press(`${path}/receive`);
  await press(`${path}/${how}-items`, { items: one(items) });
  await press(`${path}/receive/confirm`);
}

/** @param amount EUR; the whole payment when left out */
export async function refund({ payment, total }: PaidOrder, amount = total): Promise<void> {
  await press(`/payments/${payment}/refund`, { amount });
}

export function cancel({ id }: PaidOrder): Promise<Answer> {
  return admin("POST", `/orders/${id}/cancel`);
}
