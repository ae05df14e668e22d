import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientOf, sessionParameters, startTestSandbox, type TestSandbox } from "../testing";

let place: TestSandbox;
let stripe: Stripe;

beforeAll(async () => {
  place = await startTestSandbox();
  stripe = place.stripe;
});
afterAll(() => place.stop());

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

async function paidSession(): Promise<Stripe.Checkout.Session> {
  const { id } = await stripe.checkout.sessions.create(sessionParameters());
  await place.control("POST", `/checkout/sessions/${id}/pay`, {});
  return stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
}

function intentIn(session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  if (session.payment_intent === null || typeof session.payment_intent === "string")
    throw new Error("not unfolded");
  return session.payment_intent;
}

test("a created session can be retrieved with its lines and shows the exact sum", async () => {
  const created = await stripe.checkout.sessions.create(sessionParameters());
  expect(created).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 149_100,
    currency: "eur",
  });
  expect(created.url).toContain(`/c/pay/${created.id}`);

  const found = await stripe.checkout.sessions.retrieve(created.id, { expand: ["line_items"] });
  expect(found.line_items?.data).toMatchObject([
    { description: "Tisch", amount_total: 149_100, quantity: 1 },
  ]);
  expect(found.metadata).toEqual({ session_id: "payses_1" });
});

test("more than twenty lines keep their order", async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    quantity: 1,
    price_data: { currency: "eur", unit_amount: 100 + index, product_data: { name: `Muster ${index}` } },
  }));
  const { id } = await stripe.checkout.sessions.create(sessionParameters({ line_items: lines }));
  const found = await stripe.checkout.sessions.listLineItems(id, { limit: 100 });
  expect(found.data.map((line) => line.amount_total)).toEqual(
    lines.map((line) => line.price_data.unit_amount),
  );
});

test("a wrong and a missing API key are refused with 401", async () => {
  const stranger = clientOf(place.sandbox.url, "sk_test_somebody_else");
  await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({
    type: "StripeAuthenticationError",
    statusCode: 401,
    message: expect.stringContaining("Invalid API Key provided: sk_test_"),
  });
  const answer = await fetch(`${place.sandbox.url}/v1/refunds`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringContaining("did not provide") },
  });
});

test("missing, unknown and wrong parameters are named as Stripe names them", async () => {
  const { success_url: _left, ...incomplete } = sessionParameters();
  await expect(stripe.checkout.sessions.create(incomplete)).rejects.toMatchObject({
    code: "parameter_missing",
    param: "success_url",
  });
  const unknown = { ...sessionParameters(), colour: "red" } as Stripe.Checkout.SessionCreateParams;
  await expect(stripe.checkout.sessions.create(unknown)).rejects.toMatchObject({
    code: "parameter_unknown",
    message: "Received unknown parameter: colour",
  });
  const cheap = sessionParameters({
    line_items: [
      { quantity: 1, price_data: { currency: "eur", unit_amount: 49, product_data: { name: "x" } } },
    ],
  });
  await expect(stripe.checkout.sessions.create(cheap)).rejects.toMatchObject({ code: "amount_too_small" });
  await expect(stripe.checkout.sessions.retrieve("cs_nowhere")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
});

test("a session lives for at least 30 minutes and at most 24 hours", async () => {
  for (const seconds of [29 * 60, 25 * 3600]) {
    const wish = sessionParameters({ expires_at: inSeconds(seconds) });
    await expect(stripe.checkout.sessions.create(wish)).rejects.toMatchObject({ param: "expires_at" });
  }
  const wish = inSeconds(31 * 60);
  const { expires_at } = await stripe.checkout.sessions.create(sessionParameters({ expires_at: wish }));
  expect(expires_at).toBe(wish);
});

test("an answer that is lost on the way is replayed to the library's own retry", async () => {
  await place.control("POST", "/failures", { kind: "lost", method: "POST", path: "/v1/checkout/sessions" });
  const { hostname, port } = new URL(place.sandbox.url);
  const patient = new Stripe("sk_test_planke46", {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 2,
  });
  const before = await stripe.checkout.sessions.list({ limit: 100 });
  await patient.checkout.sessions.create(sessionParameters());
  const after = await stripe.checkout.sessions.list({ limit: 100 });
  expect(after.data).toHaveLength(before.data.length + 1);
});

test("expiring closes the page, once", async () => {
  const { id } = await stripe.checkout.sessions.create(sessionParameters());
  await expect(stripe.checkout.sessions.expire(id)).resolves.toMatchObject({ status: "expired", url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    message: expect.stringContaining("status of expired"),
  });
  const late = await place.control("POST", `/checkout/sessions/${id}/pay`, {});
  expect(late).toMatchObject({ outcome: "closed", session: { payment_status: "unpaid" } });
});

test("a session whose time is up expires by itself and tells so", async () => {
  const { id } = await stripe.checkout.sessions.create(sessionParameters());
  await place.control("POST", `/checkout/sessions/${id}/expires-at`, { expires_at: inSeconds(-1) });
  await expect(stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({ status: "expired" });
  const events = await stripe.events.list({ type: "checkout.session.expired", limit: 100 });
  expect(events.data.filter(({ data }) => (data.object as { id: string }).id === id)).toHaveLength(1);
});

test("a paid session carries payment intent and charge", async () => {
  const session = await paidSession();
  expect(session).toMatchObject({ status: "complete", payment_status: "paid", url: null });
  expect(intentIn(session)).toMatchObject({ status: "succeeded", amount_received: 149_100 });
  expect(intentIn(session).latest_charge).toMatchObject({ paid: true, amount: 149_100, refunded: false });
  const listed = await stripe.checkout.sessions.list({ payment_intent: intentIn(session).id });
  expect(listed.data.map(({ id }) => id)).toEqual([session.id]);
});

test("refunds never exceed what was paid", async () => {
  const { id: intent } = intentIn(await paidSession());
  await stripe.refunds.create({ payment_intent: intent, amount: 100_000 });
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 49_101 })).rejects.toMatchObject({
    param: "amount",
    message: "Refund amount (€491.01) is greater than unrefunded amount on charge (€491.00)",
  });
  await stripe.refunds.create({ payment_intent: intent });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  const refunds = await stripe.refunds.list({ payment_intent: intent });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([49_100, 100_000]);
});

test("a payment that only authorises is captured or cancelled later", async () => {
  const manual = sessionParameters({ payment_intent_data: { capture_method: "manual" } });
  const intents = await Promise.all(
    [1, 2].map(async () => {
      const { id } = await stripe.checkout.sessions.create(manual);
      await place.control("POST", `/checkout/sessions/${id}/pay`, {});
      return intentIn(await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] }));
    }),
  );
  const [first, second] = intents.map(({ id }) => id);
  await expect(stripe.paymentIntents.capture(String(first))).resolves.toMatchObject({
    amount_received: 149_100,
  });
  await expect(stripe.paymentIntents.capture(String(first))).rejects.toMatchObject({
    code: "payment_intent_unexpected_state",
  });
  await expect(stripe.paymentIntents.cancel(String(second))).resolves.toMatchObject({ status: "canceled" });
});

test("lists page through everything, newest first", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    ids.unshift((await stripe.checkout.sessions.create(sessionParameters())).id);
  }
  const paged = await stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 5 });
  expect(paged.map(({ id }) => id)).toEqual(ids);
});

test("an unknown address answers like Stripe's", async () => {
  await expect(stripe.customers.create({ email: "anna@example.com" })).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining("Unrecognized request URL (POST: /v1/customers)"),
  });
});

test("other host names are refused, so that no web page reaches the sandbox", async () => {
  const { port } = new URL(place.sandbox.url);
  const { request } = await import("node:http");
  const status = await new Promise((resolve) => {
    request({ host: "127.0.0.1", port, path: "/healthz", headers: { host: "evil.example" } }, (answer) => {
      resolve(answer.statusCode);
      answer.resume();
    }).end();
  });
  expect(status).toBe(403);
});
