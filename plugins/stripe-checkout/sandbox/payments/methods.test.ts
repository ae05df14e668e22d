import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionParameters, startTestSandbox, type TestSandbox } from "../testing";

let place: TestSandbox;
let stripe: Stripe;

beforeAll(async () => {
  place = await startTestSandbox();
  stripe = place.stripe;
});
afterAll(() => place.stop());

const methods = sessionParameters({
  allowed_payment_method_types: ["card", "klarna", "paypal", "sepa_debit"],
});

async function pay(wish: Record<string, unknown>): Promise<{ id: string; outcome: string }> {
  const { id } = await stripe.checkout.sessions.create(methods);
  const { outcome } = await place.control<{ outcome: string }>("POST", `/checkout/sessions/${id}/pay`, wish);
  return { id, outcome };
}

const find = (id: string): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });

async function typesOf(session: string): Promise<string[]> {
  const events = await place.control<{ type: string }[]>("GET", `/events?session=${session}`);
  return events.map(({ type }) => type);
}

test("a debit completes the session without the money, and waits for its bank", async () => {
  const { id, outcome } = await pay({ method: "sepa_debit" });
  expect(outcome).toBe("processing");
  expect(await find(id)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: {
      status: "processing",
      amount_received: 0,
      latest_charge: {
        status: "pending",
        paid: false,
        payment_method_details: { type: "sepa_debit", sepa_debit: { last4: "3201", country: "AT" } },
      },
    },
  });
  expect(await typesOf(id)).toEqual([
    "payment_intent.created",
    "charge.pending",
    "payment_intent.processing",
    "checkout.session.completed",
  ]);
});

test("a debit that succeeds is paid, and says so once", async () => {
  const { id } = await pay({ method: "sepa_debit" });
  await place.control("POST", `/payments/${id}/delayed`, { result: "succeed" });
  await expect(place.control("POST", `/payments/${id}/delayed`, { result: "fail" })).resolves.toMatchObject({
    error: { code: "payment_intent_unexpected_state" },
  });
  expect(await find(id)).toMatchObject({
    payment_status: "paid",
    payment_intent: { status: "succeeded", amount_received: 149_100, latest_charge: { paid: true } },
  });
  expect((await typesOf(id)).slice(4)).toEqual([
    "charge.succeeded",
    "payment_intent.succeeded",
    "checkout.session.async_payment_succeeded",
  ]);
});

test("a debit that fails stays complete and unpaid, with the bank's reason, and cannot be refunded", async () => {
  const { id } = await pay({ method: "sepa_debit" });
  await place.control("POST", `/payments/${id}/delayed`, { result: "fail", reason: "debit_not_authorized" });
  const session = await find(id);
  expect(session).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: {
      status: "requires_payment_method",
      last_payment_error: { decline_code: "debit_not_authorized" },
      latest_charge: { status: "failed", paid: false, failure_code: "debit_not_authorized" },
    },
  });
  expect((await typesOf(id)).slice(4)).toEqual([
    "charge.failed",
    "payment_intent.payment_failed",
    "checkout.session.async_payment_failed",
  ]);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  await expect(stripe.refunds.create({ payment_intent: String(payment_intent) })).rejects.toThrow(
    "does not have a successful charge",
  );
});

test.each(["paypal", "klarna"])(
  "%s pays when it is approved, and not when it is called off",
  async (method) => {
    const approved = await pay({ method });
    expect(await find(approved.id)).toMatchObject({
      payment_status: "paid",
      payment_intent: { latest_charge: { payment_method_details: { type: method } } },
    });
    const { id, outcome } = await pay({ method, authentication: "fail" });
    expect(outcome).toBe("declined");
    expect(await find(id)).toMatchObject({
      status: "open",
      payment_intent: {
        status: "requires_payment_method",
        last_payment_error: { code: "payment_intent_authentication_failure" },
      },
    });
  },
);

test("a session takes no method that it does not offer", async () => {
  const { id } = await stripe.checkout.sessions.create(
    sessionParameters({ allowed_payment_method_types: ["card"] }),
  );
  await expect(
    place.control("POST", `/checkout/sessions/${id}/pay`, { method: "sepa_debit" }),
  ).resolves.toMatchObject({ error: { param: "method" } });
});

test.each([
  ["DE89", "incomplete_iban"],
  ["AT611904300234573202", "invalid_iban"],
  ["not an account number", "invalid_iban"],
])("the IBAN %s is %s", async (iban, fault) => {
  const { id } = await stripe.checkout.sessions.create(methods);
  await expect(
    place.control("POST", `/checkout/sessions/${id}/pay`, { method: "sepa_debit", iban }),
  ).resolves.toEqual({ outcome: "declined", faults: { iban: fault } });
});
