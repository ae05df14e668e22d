import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { z } from "zod";

const address = z.object({
  medusa: z.url(),
  stripeSandbox: z.url(),
  database: z.string(),
  publishableKey: z.string(),
  staff: z.object({ email: z.string(), password: z.string() }),
  /** A variant to buy, in a shop that sells plain products instead of furniture. */
  variant: z.string().optional(),
});

/** The running shop that the tests play in. */
export const shop = address.parse(JSON.parse(readFileSync(String(process.env.SHOP_JSON), "utf8")));

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many routes; tests look at single fields
  body: any;
}

async function call(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
}

export function store(method: string, path: string, body?: unknown): Promise<Answer> {
  return call(`${shop.medusa}/store${path}`, method, body, { "x-publishable-api-key": shop.publishableKey });
}

export function sandbox(method: string, path: string, body?: unknown): Promise<Answer> {
  return call(`${shop.stripeSandbox}/_sandbox${path}`, method, body);
}

export async function admin(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { body: login } = await call(`${shop.medusa}/auth/user/emailpass`, "POST", shop.staff);
  return call(`${shop.medusa}/admin${path}`, method, body, {
    ...headers,
    authorization: `Bearer ${login.token}`,
  });
}

/** Rows of the shop's database: the tests' own look at what Medusa really holds. */
export async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export interface Payment {
  cartId: string;
  checkoutSessionId: string;
  /** Of Medusa. */
  paymentSessionId: string;
  url: string;
}

/** A cart with one article whose shopper stands on the payment page; webhooks of its session go as told. */
export async function startPayment(webhooks: {
  mode: "deliver" | "drop" | "hold";
  copies?: number;
}): Promise<Payment> {
  const cartId = shop.variant === undefined ? await furnitureCart() : await plainCart(shop.variant);
  const payment = await (shop.variant === undefined ? checkoutFurniture(cartId) : checkoutPlain(cartId));
  await sandbox("PUT", `/checkout/sessions/${payment.checkoutSessionId}/webhooks`, webhooks);
  return payment;
}

/** Another article in the cart. */
export function addArticle(cartId: string): Promise<Answer> {
  return shop.variant === undefined
    ? store("POST", `/carts/${cartId}/furniture`, { kind: "stool", configuration: {} })
    : store("POST", `/carts/${cartId}/line-items`, { variant_id: shop.variant, quantity: 1 });
}

async function newCart(): Promise<string> {
  const { body } = await store("GET", "/regions?fields=id,*countries");
  const home = body.regions.find((region: { countries: { iso_2: string }[] }) =>
    region.countries.some(({ iso_2 }) => iso_2 === "de"),
  );
  const created = await store("POST", "/carts", { region_id: home.id });
  return created.body.cart.id;
}

const contact = {
  email: "anna@example.com",
  shipping_address: {
    first_name: "Anna",
    last_name: "Muster",
    address_1: "Musterstraße 1",
    postal_code: "10115",
    city: "Berlin",
    country_code: "de",
  },
};

async function plainCart(variant: string): Promise<string> {
  const cartId = await newCart();
  await store("POST", `/carts/${cartId}`, contact);
  await store("POST", `/carts/${cartId}/line-items`, { variant_id: variant, quantity: 1 });
  return cartId;
}

async function checkoutPlain(cartId: string): Promise<Payment> {
  const { body: collection } = await store("POST", "/payment-collections", { cart_id: cartId });
  const { body } = await store(
    "POST",
    `/payment-collections/${collection.payment_collection.id}/payment-sessions`,
    {
      provider_id: "pp_stripe-checkout_card",
      data: { cart_id: cartId, locale: "de" },
    },
  );
  const [session] = body.payment_collection.payment_sessions;
  return { cartId, checkoutSessionId: session.data.id, paymentSessionId: session.id, url: session.data.url };
}

async function furnitureCart(): Promise<string> {
  const cartId = await newCart();
  await store("POST", `/carts/${cartId}/furniture`, { kind: "table", configuration: {} });
  await store("POST", `/carts/${cartId}`, contact);
  await store("POST", `/carts/${cartId}/terms`, {
    shipping: "delivery",
    express_build: false,
    outside_germany: false,
    data_security: true,
  });
  return cartId;
}

async function checkoutFurniture(cartId: string): Promise<Payment> {
  const { status, body } = await store("POST", `/carts/${cartId}/checkout`, { locale: "de" });
  if (body?.next !== "redirect") throw new Error(`Checkout answered ${status}: ${JSON.stringify(body)}`);
  const checkoutSessionId = new URL(body.url).pathname.split("/").at(-1) ?? "";
  const [session] = await rows("select id from payment_session where data->>'id' = $1", checkoutSessionId);
  return { cartId, checkoutSessionId, paymentSessionId: String(session?.id), url: body.url };
}

export function pay({ checkoutSessionId }: Payment, card = "4242424242424242"): Promise<Answer> {
  return sandbox("POST", `/checkout/sessions/${checkoutSessionId}/pay`, { card });
}

/** What the return page does. */
export function complete({ cartId }: Payment): Promise<Answer> {
  return store("POST", `/carts/${cartId}/complete`);
}

interface ListedEvent {
  id: string;
  type: string;
  state: string;
  attempts: { status: number | null }[];
}

export async function events({ checkoutSessionId }: Payment, type = ""): Promise<ListedEvent[]> {
  return (await sandbox("GET", `/events?session=${checkoutSessionId}&type=${type}`)).body;
}

/** Delivers the event `checkout.session.completed` of the payment. @returns the shop's HTTP status */
export async function deliverPaid(payment: Payment): Promise<number | null> {
  const [event] = await events(payment, "checkout.session.completed");
  return (await sandbox("POST", `/events/${event?.id}/deliver`)).body.status;
}

/** What became of a cart: everything a second order or a lost payment would show in. */
export interface Ending {
  orders: number;
  /** Sums in EUR. */
  captured: number[];
  refundedAtStripe: number[];
}

export async function endingOf({ cartId, checkoutSessionId, paymentSessionId }: Payment): Promise<Ending> {
  const orders = await rows(
    "select order_id from order_cart where cart_id = $1 and deleted_at is null",
    cartId,
  );
  const captures = await rows(
    `select capture.amount from capture join payment on payment.id = capture.payment_id
     where payment.payment_session_id = $1 and capture.deleted_at is null`,
    paymentSessionId,
  );
  return {
    orders: orders.length,
    captured: captures.map(({ amount }) => Number(amount)),
    refundedAtStripe: await refundsAtStripe(checkoutSessionId),
  };
}

async function refundsAtStripe(checkoutSessionId: string): Promise<number[]> {
  const { body } = await sandbox("GET", `/events?session=${checkoutSessionId}&type=refund.created`);
  const amounts = body.map(({ amount }: { amount: number }) => amount / 100);
  return amounts;
}

/** The amount of the payment session, in EUR. */
export async function amountOf({ paymentSessionId }: Payment): Promise<number> {
  const [session] = await rows("select amount from payment_session where id = $1", paymentSessionId);
  return Number(session?.amount);
}

/** Waits until something holds. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await wait(200);
  }
}
