import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionParameters, startTestSandbox, type TestSandbox } from "../testing";

let place: TestSandbox;

beforeAll(async () => {
  place = await startTestSandbox();
});
afterAll(() => place.stop());

type Changes = Partial<Stripe.Checkout.SessionCreateParams>;

const create = (changes: Changes): Promise<Stripe.Checkout.Session> =>
  place.stripe.checkout.sessions.create(sessionParameters(changes));

const many = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, "x"]));

test.each<[string, Changes, { param: string; code?: string; message?: string }]>([
  ["a language that there is not", { locale: "xx" }, { param: "locale" }],
  [
    "a key of 41 characters",
    { metadata: { ["k".repeat(41)]: "x" } },
    { param: "metadata", message: `Invalid key: ${"k".repeat(41)} must be a string under 40 characters` },
  ],
  [
    "a value of 501 characters",
    { metadata: { note: "v".repeat(501) } },
    { param: "metadata", message: `Invalid val: ${"v".repeat(501)} must be a string under 500 characters` },
  ],
  [
    "51 keys",
    { metadata: many(51) },
    { param: "metadata", message: "Metadata can have up to 50 keys, but you've set 51." },
  ],
  [
    "a long key of the payment",
    { payment_intent_data: { metadata: { ["k".repeat(41)]: "x" } } },
    { param: "payment_intent_data[metadata]" },
  ],
  [
    "a script as address",
    { success_url: "javascript:alert(1)" },
    { param: "success_url", code: "url_invalid" },
  ],
  ["an address of ftp", { cancel_url: "ftp://example.com/" }, { param: "cancel_url", code: "url_invalid" }],
  [
    "an address without a scheme",
    { cancel_url: "example.com" },
    { param: "cancel_url", code: "url_invalid" },
  ],
  [
    "a text of 1201 characters",
    { custom_text: { submit: { message: "x".repeat(1201) } } },
    { param: "custom_text[submit][message]" },
  ],
])("refuses %s", async (_name, changes, refusal) => {
  await expect(create(changes)).rejects.toMatchObject({ type: "StripeInvalidRequestError", ...refusal });
});

test("the list of methods of payment is the one of the pinned version of the API", async () => {
  const old = { ...sessionParameters(), payment_method_types: ["card"] };
  await expect(place.stripe.checkout.sessions.create(old)).rejects.toMatchObject({
    code: "parameter_unknown",
    param: "payment_method_types",
  });
});

test("takes 50 keys of 40 characters with 500 each, invoices, texts and every method", async () => {
  const metadata = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [String(index).padEnd(40, "k"), "v".repeat(500)]),
  );
  const session = await create({
    metadata,
    invoice_creation: { enabled: true, invoice_data: { description: "Auftrag 46" } },
    custom_text: { submit: { message: "Danke!" } },
    allowed_payment_method_types: ["card", "klarna", "paypal", "sepa_debit"],
  });
  expect(session).toMatchObject({
    metadata,
    invoice_creation: { enabled: true, invoice_data: { description: "Auftrag 46" } },
    custom_text: { submit: { message: "Danke!" }, after_submit: null },
    payment_method_types: ["card", "klarna", "paypal", "sepa_debit"],
  });
});

test("a session offers what the account takes, without what the session does not allow", async () => {
  await place.control("PUT", "/payment-methods", { methods: ["card", "sepa_debit"] });
  const types = async (changes: Changes): Promise<string[]> => (await create(changes)).payment_method_types;
  await expect(types({})).resolves.toEqual(["card", "sepa_debit"]);
  await expect(types({ allowed_payment_method_types: ["card", "paypal"] })).resolves.toEqual(["card"]);
  await expect(types({ excluded_payment_method_types: ["card"] })).resolves.toEqual(["sepa_debit"]);
  await expect(types({ allowed_payment_method_types: ["klarna"] })).rejects.toThrow(
    "No valid payment method",
  );
  await place.control("PUT", "/payment-methods", { methods: ["card", "klarna", "paypal", "sepa_debit"] });
});

test("order number and description can be added to a payment afterwards", async () => {
  const { id } = await create({ metadata: { session_id: "payses_1" } });
  await place.control("POST", `/checkout/sessions/${id}/pay`, {});
  const { payment_intent } = await place.stripe.checkout.sessions.retrieve(id);
  const named = await place.stripe.paymentIntents.update(String(payment_intent), {
    description: "Auftrag 46",
    metadata: { order: "46" },
  });
  expect(named).toMatchObject({ description: "Auftrag 46", metadata: { order: "46" }, status: "succeeded" });
  await place.stripe.charges.update(String(named.latest_charge), { description: "Auftrag 46" });
  await place.stripe.paymentIntents.update(named.id, { metadata: { order: "" } });
  const found = await place.stripe.paymentIntents.retrieve(named.id, { expand: ["latest_charge"] });
  expect(found).toMatchObject({ metadata: {}, latest_charge: { description: "Auftrag 46" } });
  const session = await place.stripe.checkout.sessions.update(id, { metadata: { order: "46" } });
  expect(session.metadata).toEqual({ session_id: "payses_1", order: "46" });
});

test("a card's details have every field that Stripe gives", async () => {
  const { id } = await create({});
  await place.control("POST", `/checkout/sessions/${id}/pay`, { card: "4000002500003155" });
  const { data } = await place.stripe.charges.list({ limit: 1 });
  const card = data[0]?.payment_method_details?.card;
  for (const field of [
    "amount_authorized",
    "authorization_code",
    "brand",
    "checks",
    "country",
    "electronic_commerce_indicator",
    "exp_month",
    "exp_year",
    "extended_authorization",
    "fingerprint",
    "funding",
    "incremental_authorization",
    "installments",
    "last4",
    "mandate",
    "multicapture",
    "network",
    "network_token",
    "network_transaction_id",
    "overcapture",
    "regulated_status",
    "three_d_secure",
    "transaction_link_id",
    "wallet",
  ]) {
    expect(card).toHaveProperty(field);
  }
  expect(card).toMatchObject({ last4: "3155", three_d_secure: { result: "authenticated" } });
});
