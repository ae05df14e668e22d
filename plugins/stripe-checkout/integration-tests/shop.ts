import { z } from "zod";
import {
  type Answer,
  CONTACT,
  newCart,
  orderableCart,
  readShop,
  rows,
  SHOP,
  sandbox,
  store,
} from "../../../tests/shopper/shop";

/** A variant to buy, in a shop that sells plain products instead of furniture. */
const { variant } = readShop(SHOP.extend({ variant: z.string().optional() }));

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
  const cartId = variant === undefined ? await orderableCart("table") : await plainCart(variant);
  const payment = await (variant === undefined ? checkoutFurniture(cartId) : checkoutPlain(cartId));
  await sandbox("PUT", `/checkout/sessions/${payment.checkoutSessionId}/webhooks`, webhooks);
  return payment;
}

/** Another article in the cart. */
export function addArticle(cartId: string): Promise<Answer> {
  return variant === undefined
    ? store("POST", `/carts/${cartId}/furniture`, { kind: "stool", configuration: {} })
    : store("POST", `/carts/${cartId}/line-items`, { variant_id: variant, quantity: 1 });
}

async function plainCart(variant: string): Promise<string> {
  const cartId = await newCart();
  await store("POST", `/carts/${cartId}`, CONTACT);
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
