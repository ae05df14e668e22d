import { existsSync, readFileSync } from "node:fs";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { sessionParameters, startTestSandbox, type TestSandbox } from "../testing";
import { faultsOf, type Sample } from "./strict-types";

// The compiler reads all of Stripe's types.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let place: TestSandbox;
let stripe: Stripe;
let samples: Sample[];

beforeAll(async () => {
  place = await startTestSandbox();
  stripe = place.stripe;
  await playEverything();
  samples = await everyAnswer();
});
afterAll(() => place.stop());

/** Every parameter that the sandbox knows; the compiler holds it against Stripe's types, the sandbox reads it. */
const EVERY_PARAMETER: Stripe.Checkout.SessionCreateParams = {
  ...sessionParameters(),
  line_items: [
    {
      quantity: 2,
      metadata: { position: "1" },
      price_data: {
        currency: "EUR",
        unit_amount: 14_900,
        tax_behavior: "inclusive",
        product_data: {
          name: "Hocker",
          description: "Eiche",
          images: ["https://example.com/stool.jpg"],
          metadata: { kind: "stool" },
          tax_code: "txcd_99999999",
        },
      },
    },
  ],
  ui_mode: "hosted_page",
  locale: "de",
  customer_email: "anna@example.com",
  client_reference_id: "order_46",
  custom_text: { submit: { message: "Danke!" }, after_submit: { message: "Bis bald" } },
  invoice_creation: {
    enabled: true,
    invoice_data: {
      description: "Auftrag 46",
      footer: "Planke 46",
      custom_fields: [{ name: "Auftrag", value: "46" }],
      metadata: { order: "46" },
      rendering_options: { amount_tax_display: "include_inclusive_tax" },
    },
  },
  payment_intent_data: {
    capture_method: "automatic",
    description: "Auftrag 46",
    metadata: { order: "46" },
    receipt_email: "anna@example.com",
    statement_descriptor: "PLANKE46",
  },
  allowed_payment_method_types: ["card", "klarna", "paypal", "sepa_debit"],
  excluded_payment_method_types: ["klarna"],
  submit_type: "pay",
  adaptive_pricing: { enabled: false },
  billing_address_collection: "required",
  customer_creation: "always",
  phone_number_collection: { enabled: true },
};

const EVERY_METHOD = sessionParameters({
  allowed_payment_method_types: ["card", "klarna", "paypal", "sepa_debit"],
});

async function pay(wish: Record<string, unknown>): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(EVERY_METHOD);
  await place.control("POST", `/checkout/sessions/${id}/pay`, wish);
  return id;
}

/** One payment of each method, one of each card's behaviour, every end of a debit, a refund and a dispute. */
async function playEverything(): Promise<void> {
  await stripe.checkout.sessions.create(sessionParameters());
  const expired = await stripe.checkout.sessions.create(EVERY_PARAMETER);
  await stripe.checkout.sessions.expire(expired.id);
  await pay({ card: "4000000000000002" });
  await pay({ method: "paypal", authentication: "fail" });
  await pay({ card: "4000000000000259" });
  const manual = await stripe.checkout.sessions.create(
    sessionParameters({ payment_intent_data: { capture_method: "manual" } }),
  );
  await place.control("POST", `/checkout/sessions/${manual.id}/pay`, {});
  const authorised = await stripe.checkout.sessions.retrieve(manual.id);
  await stripe.paymentIntents.capture(String(authorised.payment_intent));

  const methods = [
    { card: "4242424242424242" },
    { card: "4000002500003155" },
    { method: "paypal" },
    { method: "klarna" },
  ];
  for (const wish of methods) {
    const id = await pay(wish);
    for (const mode of ["succeed", "pend", "require_action", "fail"]) {
      await place.control("PUT", `/payments/${id}/refund-mode`, { mode });
      await place.control("POST", `/payments/${id}/refunds`, { amount: 100 });
    }
    for (const end of ["won", "lost"]) {
      const { id: dispute } = await place.control<{ id: string }>("POST", `/payments/${id}/disputes`, {
        amount: 100,
      });
      await place.control("POST", `/disputes/${dispute}`, { status: "under_review" });
      await place.control("POST", `/disputes/${dispute}`, { status: end });
    }
  }
  const refunds = await stripe.refunds.list({ limit: 100 });
  for (const { id, status } of refunds.data) {
    if (status === "pending") await place.control("POST", `/refunds/${id}`, { status: "failed" });
    if (status === "requires_action") await stripe.refunds.cancel(id);
  }
  await pay({ method: "sepa_debit" });
  await place.control("POST", `/payments/${await pay({ method: "sepa_debit" })}/delayed`, {
    result: "succeed",
  });
  await place.control("POST", `/payments/${await pay({ method: "sepa_debit" })}/delayed`, { result: "fail" });
}

async function everyAnswer(): Promise<Sample[]> {
  const sessions = await stripe.checkout.sessions.list({ limit: 100 });
  const unfolded = await Promise.all(
    sessions.data.map(({ id }) =>
      stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge", "line_items"] }),
    ),
  );
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const ofType = (type: string, values: object[]): Sample[] =>
    values.map((value, index) => ({ name: `${type} ${index}`, type, value }));
  return [
    ...ofType("Stripe.Checkout.Session", [...sessions.data, ...unfolded]),
    ...ofType("Stripe.PaymentIntent", (await stripe.paymentIntents.list({ limit: 100 })).data),
    ...ofType("Stripe.Charge", (await stripe.charges.list({ limit: 100 })).data),
    ...ofType("Stripe.Refund", (await stripe.refunds.list({ limit: 100 })).data),
    ...ofType("Stripe.Dispute", (await stripe.disputes.list({ limit: 100 })).data),
    ...events.map((event) => ({
      name: `${event.type} ${event.id}`,
      type: `Extract<Stripe.Event, { type: "${event.type}" }>`,
      value: event,
    })),
  ];
}

const EVENTS = [
  "charge.captured",
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.dispute.funds_reinstated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.updated",
  "charge.failed",
  "charge.pending",
  "charge.refund.updated",
  "charge.refunded",
  "charge.succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "payment_intent.amount_capturable_updated",
  "payment_intent.created",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.requires_action",
  "payment_intent.succeeded",
  "refund.created",
  "refund.failed",
  "refund.updated",
];

test("a history of everything sends every event that the sandbox knows", async () => {
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(EVENTS);
});

test("every answer and every event is what Stripe's own types say, without a field too many", () => {
  expect(faultsOf(samples)).toEqual([]);
});

test("an answer with a missing, a foreign or a wrong field is a fault", () => {
  const charge = samples.find(({ type }) => type === "Stripe.Charge");
  const value = z.record(z.string(), z.unknown()).parse(charge?.value);
  const { disputed: _left, ...incomplete } = value;
  const wrong = [incomplete, { ...value, colour: "red" }, { ...value, amount: "100" }];
  const faults = faultsOf(
    wrong.map((sample, index) => ({ name: `${index}`, type: "Stripe.Charge", value: sample })),
  );
  expect(faults.map((fault) => fault[0])).toEqual(["0", "1", "2"]);
});

/** Stripe's published examples (openapi/fixtures3.json of github.com/stripe/openapi): the path of a copy. */
const fixturesPath = process.env.STRIPE_FIXTURES ?? "";
/** Fields that the pinned version of the API no longer has, or has only on request. */
const NOT_WANTED: Record<string, string[]> = { charge: ["refunds"], payment_intent: ["amount_details"] };

test.runIf(existsSync(fixturesPath))("no field of Stripe's published examples is missing", () => {
  const fixtures = z
    .object({ resources: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(JSON.parse(readFileSync(fixturesPath, "utf8"))).resources;
  const missing = ["checkout.session", "payment_intent", "charge", "refund", "dispute"].flatMap((name) => {
    const present = new Set(
      samples.flatMap(({ value }) => {
        const own = z.record(z.string(), z.unknown()).parse(value);
        return own.object === name ? Object.keys(own) : [];
      }),
    );
    return Object.keys(fixtures[name] ?? {})
      .filter((field) => !present.has(field) && !NOT_WANTED[name]?.includes(field))
      .map((field) => `${name}.${field}`);
  });
  expect(missing).toEqual([]);
});
