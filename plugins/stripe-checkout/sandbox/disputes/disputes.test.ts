import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionParameters, startTestSandbox, type TestSandbox } from "../testing";

let place: TestSandbox;
let stripe: Stripe;
let session: string;

beforeAll(async () => {
  place = await startTestSandbox();
  stripe = place.stripe;
});
afterAll(() => place.stop());
beforeEach(async () => {
  session = await paid();
});

async function paid(card?: string): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(sessionParameters());
  await place.control("POST", `/checkout/sessions/${id}/pay`, card ? { card } : {});
  return id;
}

const dispute = (wish: Record<string, unknown> = {}): Promise<Stripe.Dispute> =>
  place.control("POST", `/payments/${session}/disputes`, wish);
const decide = (id: string, status: string): Promise<unknown> =>
  place.control("POST", `/disputes/${id}`, { status });
const intent = async (): Promise<string> =>
  String((await stripe.checkout.sessions.retrieve(session)).payment_intent);

async function typesOf(id: string): Promise<string[]> {
  const events = await place.control<{ type: string }[]>("GET", `/events?session=${id}`);
  return events.map(({ type }) => type).filter((type) => type.startsWith("charge.dispute"));
}

test("a dispute takes the money, names its deadline, and keeps the charge from being refunded", async () => {
  const { id, charge } = await dispute({ reason: "product_not_received" });
  const found = await stripe.disputes.retrieve(id, { expand: ["charge"] });
  expect(found).toMatchObject({
    amount: 149_100,
    reason: "product_not_received",
    status: "needs_response",
    payment_intent: await intent(),
    charge: { id: charge, disputed: true },
    balance_transactions: [{ amount: -149_100, reporting_category: "dispute" }],
  });
  expect(found.evidence_details.due_by).toBeGreaterThan(found.created);
  expect(await typesOf(session)).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
  await expect(stripe.refunds.create({ payment_intent: await intent() })).rejects.toMatchObject({
    code: "charge_disputed",
  });
});

test("a dispute that is won gives the money back, and the charge can be refunded again", async () => {
  const { id } = await dispute();
  await stripe.disputes.update(id, {
    evidence: { uncategorized_text: "Zugestellt am 3. Mai" },
    submit: true,
  });
  await decide(id, "won");
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    status: "won",
    evidence: { uncategorized_text: "Zugestellt am 3. Mai" },
    evidence_details: { submission_count: 1, has_evidence: true },
  });
  expect((await typesOf(session)).slice(2)).toEqual([
    "charge.dispute.updated",
    "charge.dispute.closed",
    "charge.dispute.funds_reinstated",
  ]);
  await expect(stripe.refunds.create({ payment_intent: await intent() })).resolves.toMatchObject({
    status: "succeeded",
  });
});

test("a dispute that is lost, or given in to, keeps the money and the charge as they are", async () => {
  const { id } = await dispute();
  await stripe.disputes.close(id);
  expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: "lost" });
  expect((await typesOf(session)).slice(2)).toEqual(["charge.dispute.closed"]);
  await expect(stripe.refunds.create({ payment_intent: await intent() })).rejects.toMatchObject({
    code: "charge_disputed",
  });
  await expect(decide(id, "won")).resolves.toMatchObject({ error: { type: "invalid_request_error" } });
});

test("a charge has one open dispute, over no more than is left of it", async () => {
  await stripe.refunds.create({ payment_intent: await intent(), amount: 100_000 });
  await expect(dispute({ amount: 49_101 })).resolves.toMatchObject({ error: { param: "amount" } });
  const { amount } = await dispute();
  expect(amount).toBe(49_100);
  await expect(dispute()).resolves.toMatchObject({ error: { type: "invalid_request_error" } });
});

test("card 0259 pays and is disputed as fraudulent", async () => {
  session = await paid("4000000000000259");
  const { data } = await stripe.disputes.list({ payment_intent: await intent() });
  expect(data).toMatchObject([{ reason: "fraudulent", status: "needs_response" }]);
});
