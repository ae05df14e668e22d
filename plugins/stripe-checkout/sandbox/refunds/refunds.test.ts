import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionParameters, startTestSandbox, type TestSandbox } from "../testing";

let place: TestSandbox;
let stripe: Stripe;
let session: string;
let payment_intent: string;

beforeAll(async () => {
  place = await startTestSandbox();
  stripe = place.stripe;
});
afterAll(() => place.stop());
beforeEach(async () => {
  ({ id: session } = await stripe.checkout.sessions.create(sessionParameters()));
  await place.control("POST", `/checkout/sessions/${session}/pay`, {});
  payment_intent = String((await stripe.checkout.sessions.retrieve(session)).payment_intent);
});

const mode = (name: string): Promise<unknown> =>
  place.control("PUT", `/payments/${session}/refund-mode`, { mode: name });
const end = (id: string, status: string): Promise<unknown> =>
  place.control("POST", `/refunds/${id}`, { status });

async function charge(): Promise<Stripe.Charge | undefined> {
  return (await stripe.charges.list({ payment_intent })).data[0];
}

async function eventsSince(count: number): Promise<string[]> {
  const events = await place.control<{ type: string }[]>("GET", `/events?session=${session}`);
  return events.slice(count).map(({ type }) => type);
}
const counted = async (): Promise<number> => (await eventsSince(0)).length;

test("a refund in the dashboard is a refund like any other", async () => {
  const before = await counted();
  const made = await place.control<Stripe.Refund>("POST", `/payments/${session}/refunds`, { amount: 10_000 });
  expect(made).toMatchObject({ amount: 10_000, status: "succeeded", payment_intent });
  expect(await charge()).toMatchObject({ amount_refunded: 10_000, refunded: false });
  expect(await eventsSince(before)).toEqual(["refund.created", "charge.refunded"]);
});

test("a pending refund waits until someone lets it succeed", async () => {
  await mode("pend");
  const { id, status, pending_reason } = await stripe.refunds.create({ payment_intent });
  expect([status, pending_reason]).toEqual(["pending", "processing"]);
  const before = await counted();
  await end(id, "succeeded");
  const refund = await stripe.refunds.retrieve(id);
  expect(refund.status).toBe("succeeded");
  expect(refund.pending_reason).toBeUndefined();
  expect(await eventsSince(before)).toEqual(["charge.refund.updated", "refund.updated"]);
});

test.each(["pend", "succeed"])("a refund that fails later (%s at first) is owed again", async (first) => {
  await mode(first);
  const { id } = await stripe.refunds.create({ payment_intent });
  const before = await counted();
  await end(id, "failed");
  expect(await stripe.refunds.retrieve(id)).toMatchObject({
    status: "failed",
    failure_reason: expect.any(String),
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(await eventsSince(before)).toEqual(["charge.refund.updated", "refund.updated", "refund.failed"]);
  await mode("succeed");
  await expect(stripe.refunds.create({ payment_intent })).resolves.toMatchObject({ amount: 149_100 });
});

test("a refund that fails at once moves nothing", async () => {
  await mode("fail");
  const before = await counted();
  await expect(stripe.refunds.create({ payment_intent })).resolves.toMatchObject({ status: "failed" });
  expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(await eventsSince(before)).toEqual(["refund.created", "refund.failed"]);
});

test("a refund that the balance does not cover is refused and leaves no trace", async () => {
  await place.control("PUT", "/refund-mode", { mode: "refuse" });
  const before = await counted();
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    statusCode: 400,
    code: "balance_insufficient",
    message: "Insufficient funds in your Stripe balance to refund this amount.",
  });
  await place.control("PUT", "/refund-mode", { mode: "succeed" });
  expect((await stripe.refunds.list({ payment_intent })).data).toEqual([]);
  expect(await eventsSince(before)).toEqual([]);
});

test("a refund that waits for the customer can be cancelled, others cannot", async () => {
  await mode("require_action");
  const waiting = await stripe.refunds.create({ payment_intent, amount: 100 });
  expect(waiting).toMatchObject({ status: "requires_action", next_action: { type: "display_details" } });
  await expect(stripe.refunds.cancel(waiting.id)).resolves.toMatchObject({ status: "canceled" });
  expect(await charge()).toMatchObject({ amount_refunded: 0 });
  await mode("succeed");
  const done = await stripe.refunds.create({ payment_intent, amount: 100 });
  await expect(stripe.refunds.cancel(done.id)).rejects.toMatchObject({ statusCode: 400 });
});

test("what failed cannot fail or succeed again", async () => {
  await mode("pend");
  const { id } = await stripe.refunds.create({ payment_intent });
  await end(id, "failed");
  for (const status of ["failed", "succeeded"]) {
    await expect(end(id, status)).resolves.toMatchObject({ error: { type: "invalid_request_error" } });
  }
  expect(await charge()).toMatchObject({ amount_refunded: 0 });
});

test("card 7726 pays, and its refunds stay pending", async () => {
  const { id } = await stripe.checkout.sessions.create(sessionParameters());
  await place.control("POST", `/checkout/sessions/${id}/pay`, { card: "4000000000007726" });
  const paid = await stripe.checkout.sessions.retrieve(id);
  await expect(stripe.refunds.create({ payment_intent: String(paid.payment_intent) })).resolves.toMatchObject(
    { status: "pending" },
  );
});
