import type Stripe from "stripe";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { admin, rows, sandbox } from "../../../tests/shopper/shop";
import { type Payment, startPayment } from "./shop";
import { intentOf, refundsAtStripe, sendEvent, stripe } from "./stripe-account";

const longTest = longOnly(test);

/** A paid page that names a cart of which this shop knows nothing. */
async function paidElsewhere(shopId?: string): Promise<Stripe.Checkout.Session> {
  const metadata = {
    session_id: `payses_elsewhere_${Date.now()}`,
    cart_id: "cart_elsewhere",
    ...(shopId && { shop_id: shopId }),
  };
  const { id } = await stripe.checkout.sessions.create({
    mode: "payment",
    success_url: "https://elsewhere.example/paid",
    line_items: [
      { quantity: 1, price_data: { currency: "eur", unit_amount: 149_100, product_data: { name: "Table" } } },
    ],
    metadata,
    payment_intent_data: { metadata },
  });
  await sandbox("PUT", `/checkout/sessions/${id}/webhooks`, { mode: "drop" });
  await sandbox("POST", `/checkout/sessions/${id}/pay`, { email: "anna@example.com" });
  return stripe.checkout.sessions.retrieve(id);
}

async function ownId(): Promise<string> {
  const { checkoutSessionId } = await startPayment({ mode: "drop" });
  const { metadata } = await stripe.checkout.sessions.retrieve(checkoutSessionId);
  return String(metadata?.shop_id);
}

const asPayment = ({ id }: Stripe.Checkout.Session) => ({
  cartId: "",
  checkoutSessionId: id,
  paymentSessionId: "",
  url: "",
});
const told = (session: Stripe.Checkout.Session) =>
  sendEvent("checkout.session.completed", session, `evt_${session.id}`);

interface Entry {
  id: string;
  kind: string;
  amount: number;
  due_at: string;
}

async function waiting({ id }: Stripe.Checkout.Session): Promise<Entry[]> {
  const { body } = await admin("GET", "/stripe-checkout/matters");
  return body.matters.filter((matter: Entry) => matter.id === id);
}

test.each([
  ["without any shop's id", undefined],
  ["with another shop's id", "7b0a0c5e-0000-4000-8000-000000000000"],
])("a paid page %s is left alone", async (_whose, shopId) => {
  const session = await paidElsewhere(shopId);
  expect(await told(session)).toBe(200);
  await admin("POST", "/stripe-checkout/comparisons");
  expect(await refundsAtStripe(asPayment(session))).toEqual([]);
  expect(await waiting(session)).toEqual([]);
  const { metadata } = await intentOf(asPayment(session));
  expect(metadata.order_id).toBeUndefined();
});

test("a paid page of this shop that it knows nothing of waits for staff, who give it back, once", async () => {
  const session = await paidElsewhere(await ownId());
  expect([await told(session), await told(session)]).toEqual([200, 200]);
  expect(await refundsAtStripe(asPayment(session))).toEqual([]);
  const [entry, ...others] = await waiting(session);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ kind: "payment_unknown", amount: 1491 });
  const days = (new Date(String(entry?.due_at)).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);

  const deed = `/stripe-checkout/unknown-payments/${session.id}`;
  const answers = await Promise.all([admin("POST", `${deed}/return`), admin("POST", `${deed}/return`)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await refundsAtStripe(asPayment(session))).toEqual([1491]);
  expect(await waiting(session)).toEqual([]);
  const late = await admin("POST", `${deed}/keep`);
  expect(late.status).toBe(400);
  expect(late.body.issues).toMatchObject([
    { code: "dealt_with", message: expect.stringContaining("schon jemand") },
  ]);
});

/** The database as a backup knows it that was made before the payment page was. */
async function asBeforeThePage({ cartId, paymentSessionId }: Payment): Promise<void> {
  await rows("delete from payment_session where id = $1", paymentSessionId);
  await rows("update cart set updated_at = now() - interval '1 day' where id = $1", cartId);
  await rows("update cart_line_item set updated_at = now() - interval '1 day' where cart_id = $1", cartId);
  await rows(
    `update payment_collection set updated_at = now() - interval '1 day' where id in (
       select payment_collection_id from cart_payment_collection where cart_id = $1)`,
    cartId,
  );
}

test("what was paid for a cart whose payment page a restored backup does not know waits for staff, and is not given back at once", async () => {
  const payment = await startPayment({ mode: "drop" });
  await asBeforeThePage(payment);
  await sandbox("POST", `/checkout/sessions/${payment.checkoutSessionId}/pay`, { email: "anna@example.com" });
  const session = await stripe.checkout.sessions.retrieve(payment.checkoutSessionId);
  expect([await told(session), await told(session)]).toEqual([200, 200]);
  expect(await refundsAtStripe(payment)).toEqual([]);
  expect(await waiting(session)).toMatchObject([{ kind: "payment_unknown", amount: 1491 }]);
});

test("what was paid for a cart that was changed meanwhile goes back at once", async () => {
  const payment = await startPayment({ mode: "drop" });
  await asBeforeThePage(payment);
  await rows("update cart set updated_at = now() where id = $1", payment.cartId);
  await sandbox("POST", `/checkout/sessions/${payment.checkoutSessionId}/pay`, { email: "anna@example.com" });
  const session = await stripe.checkout.sessions.retrieve(payment.checkoutSessionId);
  expect(await told(session)).toBe(200);
  expect(await refundsAtStripe(payment)).toEqual([1491]);
  expect(await waiting(session)).toEqual([]);
});

test("staff are told in German, or in English where their browser asks for it, what a deed met", async () => {
  const deed = "/stripe-checkout/unknown-payments/cs_test_none/keep";
  const german = await admin("POST", deed);
  expect([german.status, german.body.issues]).toMatchObject([
    404,
    [{ code: "not_found", message: "Diesen Eintrag gibt es nicht. Lade die Seite neu." }],
  ]);
  expect((await admin("POST", deed, undefined, { "accept-language": "en-GB,en" })).body.message).toBe(
    "There is no such entry. Reload the page.",
  );
});

test("staff may keep it, and then nothing goes back by itself", async () => {
  const session = await paidElsewhere(await ownId());
  await told(session);
  expect((await admin("POST", `/stripe-checkout/unknown-payments/${session.id}/keep`)).status).toBe(200);
  await rows(
    "update stripe_unknown_payment set due_at = now() - interval '1 hour' where id = $1",
    session.id,
  );
  await admin("POST", "/stripe-checkout/comparisons");
  expect(await refundsAtStripe(asPayment(session))).toEqual([]);
});

test("what nobody decides about goes back when its time is over", async () => {
  const session = await paidElsewhere(await ownId());
  await told(session);
  await rows(
    "update stripe_unknown_payment set due_at = now() - interval '1 hour' where id = $1",
    session.id,
  );
  await admin("POST", "/stripe-checkout/comparisons");
  expect(await refundsAtStripe(asPayment(session))).toEqual([1491]);
  expect(await waiting(session)).toEqual([]);
});

longTest("what the account's owner has given back before the shop heard of it waits for nobody", async () => {
  const session = await paidElsewhere(await ownId());
  await stripe.refunds.create({ payment_intent: String(session.payment_intent) });
  expect(await told(session)).toBe(200);
  expect(await waiting(session)).toEqual([]);
});
