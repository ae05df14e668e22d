import { payOnPage } from "../../../../tests/shopper/payment-page";
import {
  type Answer,
  add,
  admin,
  CONTACT,
  checkout,
  complete,
  fromVienna,
  regionIds,
  rows,
  store,
  terms,
} from "../../../../tests/shopper/shop";

/** The prices of the specification's default pieces, EUR with 19 % VAT, and what pick-up takes off a stool's. */
const TABLE = 1491;
const STOOL = 194;
const PICK_UP = 35;
const VAT = 0.19;

/**
 * What a shopper who comes now, and staff after them, find out of order, told from the specification alone; nothing where
 * all is well. A table is bought by card and packed, sent and brought; a stool is picked up, paid by card and cancelled; another is
 * reserved from Vienna.
 */
export async function faultsOfShop(): Promise<string[]> {
  const walks = { table: buyTable, "pick-up": buyStool, reservation: reserveStool };
  const faults: string[] = [];
  for (const [name, walk] of Object.entries(walks))
    await walk((fault) => faults.push(`${name}: ${fault}`)).catch((error: Error) =>
      faults.push(`${name}: ${error.message}`),
    );
  return faults;
}

type Tell = (fault: string) => void;

async function buyTable(tell: Tell): Promise<void> {
  const cart = await cartOf("table", tell);
  ok(await terms(cart, { data_security: true }), "terms");
  await assertSums(tell, cart, TABLE);
  const order = await payByCard(tell, cart, TABLE);
  const { items, fulfillments } = await orderOf(order);
  if (fulfillments.length > 0) tell("the order is packed already");
  const one = items.map(({ id }) => ({ id, quantity: 1 }));
  ok(await admin("POST", `/orders/${order}/fulfillments`, { items: one }), "pack");
  const [packed] = (await orderOf(order)).fulfillments;
  const path = `/orders/${order}/fulfillments/${packed?.id}`;
  ok(await admin("POST", `${path}/shipments`, { items: one }), "ship");
  ok(await admin("POST", `${path}/mark-as-delivered`), "deliver");
}

async function buyStool(tell: Tell): Promise<void> {
  const cart = await cartOf("stool", tell);
  ok(await terms(cart, { data_security: true, shipping: "pickup" }), "terms");
  await assertSums(tell, cart, STOOL - PICK_UP);
  const order = await payByCard(tell, cart, STOOL - PICK_UP);
  ok(await admin("POST", `/orders/${order}/cancel`), "cancel");
  const { payment_status } = await orderOf(order);
  if (payment_status !== "refunded" && payment_status !== "canceled")
    tell(`cancelled, yet ${payment_status}`);
}

async function reserveStool(tell: Tell): Promise<void> {
  const cart = await cartOf("stool", tell);
  ok(await terms(cart, { data_security: true }), "terms");
  await fromVienna(cart);
  await assertSums(tell, cart, STOOL);
  const { next } = ok(await checkout(cart), "checkout");
  if (next === "redirect") tell("a reservation is to be paid");
  const { type, order } = ok(await complete(cart), "complete");
  if (type !== "order") throw new Error("no order of the reservation");
  assertVat(tell, order, STOOL);
}

async function cartOf(kind: "table" | "stool", tell: Tell): Promise<string> {
  const { home } = await regionIds();
  const { cart } = ok(await store("POST", "/carts", { region_id: home }), "cart");
  ok(await add(cart.id, kind), "add");
  const shown = ok(await store("GET", "/products?fields=id,metadata&limit=20"), "products");
  if (shown.products.length < 7) tell(`${shown.products.length} products are shown`);
  ok(await store("POST", `/carts/${cart.id}`, CONTACT), "contact");
  return cart.id;
}

/** Cart and summary name the same sum, with its VAT. */
async function assertSums(tell: Tell, cart: string, total: number): Promise<void> {
  const { summary } = ok(await store("GET", `/carts/${cart}/summary`), "summary");
  if (summary.total !== total) tell(`the summary says ${summary.total}`);
  const { cart: own } = ok(await store("GET", `/carts/${cart}?fields=%2Btotal,%2Btax_total`), "look");
  assertVat(tell, own, total);
}

function assertVat(tell: Tell, { total, tax_total }: { total: number; tax_total: number }, wanted: number) {
  if (Math.abs(total - wanted) > 0.005) tell(`costs ${total} instead of ${wanted}`);
  const vat = wanted - wanted / (1 + VAT);
  if (Math.abs(tax_total - vat) > 0.01) tell(`holds ${tax_total} of VAT instead of ${vat.toFixed(2)}`);
}

async function payByCard(tell: Tell, cart: string, total: number): Promise<string> {
  const { next, url } = ok(await checkout(cart), "checkout");
  if (next !== "redirect") throw new Error(`is not paid by card but ${next}`);
  if (!(await payOnPage(url))) throw new Error("the page took no payment");
  const { type, order } = ok(await complete(cart), "complete");
  if (type !== "order") throw new Error("paid, and no order");
  assertVat(tell, order, total);
  const [paid] = await rows(
    "select sum(amount)::float as sum from order_transaction where order_id = $1",
    order.id,
  );
  if (paid?.sum !== total) tell(`${paid?.sum} is booked as paid`);
  return order.id;
}

async function orderOf(id: string): Promise<{
  items: { id: string }[];
  fulfillments: { id: string }[];
  payment_status: string;
}> {
  const fields = "id,payment_status,*items,*fulfillments";
  return ok(await admin("GET", `/orders/${id}?fields=${fields}`), "order").order;
}

function ok({ status, body }: Answer, what: string): Answer["body"] {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 160)}`);
  return body;
}
