import { createHmac } from "node:crypto";
import { encodeSignatureHeader } from "@sanity/webhook";
import { expect, test } from "vitest";
import {
  deliverPaid,
  endingOf,
  pay,
  startPayment,
} from "../../../plugins/stripe-checkout/integration-tests/shop";
import { rows, shop } from "../../shopper/shop";
import { secrets, storefront } from "./visitor";

const now = () => Math.floor(Date.now() / 1000);
/** Longer ago than a signature is believed: five minutes of Stripe's, an hour of Sanity's. */
const LONG_AGO_S = 2 * 3600;
const event = JSON.stringify({
  id: "evt_forged",
  object: "event",
  type: "checkout.session.completed",
  data: {
    object: { id: "cs_test_forged", object: "checkout.session", payment_status: "paid", metadata: {} },
  },
});

function stripeSignature(payload: string, secret: string, at = now()): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex")}`;
}

async function toStripeHook(body: string, signature?: string): Promise<number> {
  const headers = { "content-type": "application/json", ...(signature && { "stripe-signature": signature }) };
  return (await fetch(`${shop.medusa}/hooks/stripe-checkout`, { method: "POST", headers, body })).status;
}

const secret = secrets.stripeWebhookSecret;
test.each([
  ["no signature", event, undefined],
  ["a made-up one", event, `t=${now()},v1=${"0".repeat(64)}`],
  ["one of another secret", event, stripeSignature(event, "whsec_of_somebody_else")],
  ["one of another body", event.replace("paid", "unpaid"), stripeSignature(event, secret)],
  ["one that was copied long ago", event, stripeSignature(event, secret, now() - LONG_AGO_S)],
  ["an old scheme", event, stripeSignature(event, secret).replace("v1=", "v0=")],
])("Stripe's hook refuses an event with %s, and keeps nothing of it", async (_what, body, signature) => {
  expect(await toStripeHook(body, signature)).toBe(400);
  expect(await rows("select id from stripe_event where id = 'evt_forged'")).toEqual([]);
});

test("an event that is played again places no second order and takes no money twice", async () => {
  const payment = await startPayment({ mode: "hold" });
  await pay(payment);
  expect(await deliverPaid(payment)).toBe(200);
  expect(await deliverPaid(payment)).toBe(200);
  const { orders, captured, refundedAtStripe } = await endingOf(payment);
  expect([orders, captured.length, refundedAtStripe.length]).toEqual([1, 1, 0]);
  // The second was known again and not worked on.
  const taken = await rows(
    "select status, attempts from stripe_event where checkout_session_id = $1",
    payment.checkoutSessionId,
  );
  expect(taken).toEqual([{ status: "processed", attempts: 1 }]);
});

const edit = JSON.stringify({ _id: "faq", _type: "faqItem" });

async function toContentHook(body: string, signature = ""): Promise<number> {
  const headers = { "content-type": "application/json", "sanity-webhook-signature": signature };
  return (await fetch(`${storefront}/hooks/content`, { method: "POST", headers, body })).status;
}

test("the content's hook refuses what Sanity has not signed, or long ago", async () => {
  const own = secrets.sanityWebhookSecret;
  const signed = await encodeSignatureHeader(edit, Date.now(), own);
  const foreign = await encodeSignatureHeader(edit, Date.now(), "another secret of 16 characters");
  const old = await encodeSignatureHeader(edit, Date.now() - LONG_AGO_S * 1000, own);
  expect(await toContentHook(edit)).toBe(401);
  expect(await toContentHook(edit, foreign)).toBe(401);
  expect(await toContentHook(edit, old)).toBe(401);
  expect(await toContentHook(`${edit} `, signed)).toBe(401);
  expect(await toContentHook(edit, signed)).toBe(200);
});
