import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readAmount } from "../amount";
import { sessionParameters, startTestSandbox, type TestSandbox } from "../testing";

let place: TestSandbox;
let stripe: Stripe;
let intent: string;

beforeAll(async () => {
  place = await startTestSandbox();
  stripe = place.stripe;
});
afterAll(() => place.stop());
beforeEach(async () => {
  intent = await paid({});
});

async function paid(wish: Record<string, unknown>): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(
    sessionParameters({ payment_intent_data: { description: "<b>Auftrag 46</b>" } }),
  );
  await place.control("POST", `/checkout/sessions/${id}/pay`, wish);
  return String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
}

async function open(path: string, language = "de"): Promise<string> {
  const answer = await fetch(`${place.sandbox.url}${path}`, { headers: { "accept-language": language } });
  return answer.text();
}

const page = (language?: string): Promise<string> => open(`/dashboard/payments/${intent}`, language);

/** Fills in and sends the form with this button as a browser does: with its hidden fields and first choices. */
function formOf(text: string, button: string): URLSearchParams {
  const forms = text.match(/<form.*?<\/form>/gs) ?? [];
  const form = forms.find((markup) => markup.includes(`>${button}</button>`));
  if (!form) throw new Error(`The page has no button ${button}.`);
  const fields = new URLSearchParams();
  for (const [, name = "", value = ""] of form.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)) {
    fields.set(name, value);
  }
  for (const [, name = "", value = ""] of form.matchAll(
    /<select[^>]*name="([^"]*)">\s*<option value="([^"]*)"/g,
  )) {
    fields.set(name, value);
  }
  return fields;
}

async function submit(body: URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${place.sandbox.url}/dashboard/payments/${intent}`, {
    method: "POST",
    body,
    headers: { "accept-language": "de", ...headers },
    redirect: "manual",
  });
}

async function press(button: string, changes: Record<string, string> = {}): Promise<number> {
  const fields = formOf(await page(), button);
  for (const [name, value] of Object.entries(changes)) fields.set(name, value);
  return (await submit(fields)).status;
}

async function charge(): Promise<Stripe.Charge | undefined> {
  return (await stripe.charges.list({ payment_intent: intent })).data[0];
}

test("the list names every payment with its sum, standing and description, and leads to it", async () => {
  const text = await open("/dashboard");
  expect(text).toContain('<html lang="de">');
  expect(text).toContain(`<a href="/dashboard/payments/${intent}">`);
  expect(text).toContain("1.491,00");
  expect(text).not.toContain("<b>Auftrag");
  expect(await open("/dashboard", "en")).toContain("<h1>Payments</h1>");
});

test("a payment is refunded in part and in full", async () => {
  expect(await press("Erstatten", { amount: "91,00" })).toBe(303);
  expect(await charge()).toMatchObject({ amount_refunded: 9_100, refunded: false });
  expect(await press("Erstatten")).toBe(303);
  expect(await charge()).toMatchObject({ amount_refunded: 149_100, refunded: true });
  expect(await page()).not.toContain(">Erstatten</button>");
});

test("a browser's own form is taken, though its page sends no referrer", async () => {
  const form = formOf(await page(), "Erstatten");
  expect((await submit(form, { origin: "null", "sec-fetch-site": "same-origin" })).status).toBe(303);
});

test("a double click refunds once", async () => {
  const form = formOf(await page(), "Erstatten");
  form.set("amount", "10");
  const answers = await Promise.all([submit(form), submit(form)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await charge()).toMatchObject({ amount_refunded: 1_000 });
});

test.each(["0", "-5", "1.000,001", "viel", "1491,01"])(
  "the amount %s is refused in words",
  async (amount) => {
    expect(await press("Erstatten", { amount })).toBe(400);
    const form = formOf(await page(), "Erstatten");
    form.set("amount", amount);
    expect(await (await submit(form)).text()).toContain('role="alert"');
    expect(await charge()).toMatchObject({ amount_refunded: 0 });
  },
);

test("refunds can be told to stay pending, and then fail or succeed by a button", async () => {
  await press("Speichern", { mode: "pend" });
  await press("Erstatten", { amount: "10" });
  await press("Erstatten", { amount: "20" });
  await press("Gelingt");
  await press("Scheitert");
  const { data } = await stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ status }) => status).sort()).toEqual(["failed", "pending"]);
});

test("a payment is disputed, answered and lost", async () => {
  await press("Zahlung anfechten", { disputeReason: "product_not_received" });
  expect(await page()).toContain("Antwort bis");
  await press("Beweise einreichen");
  await press("Shop verliert");
  const { data } = await stripe.disputes.list({ payment_intent: intent });
  expect(data).toMatchObject([{ reason: "product_not_received", status: "lost" }]);
});

test.each([
  ["Bank zahlt", "succeeded"],
  ["Bank zahlt nicht", "requires_payment_method"],
])("a debit waits for the button %s", async (button, status) => {
  intent = await paid({ method: "sepa_debit" });
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: "processing" });
  expect(await press(button)).toBe(303);
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status });
  expect(await page()).not.toContain(`>${button}</button>`);
});

test("a form of another payment's page or of another site changes nothing", async () => {
  const { id } = await stripe.refunds.create({ payment_intent: await paid({}) });
  const form = formOf(await page(), "Erstatten");
  form.set("deed", "refund-fail");
  form.set("refund", id);
  expect((await submit(form)).status).toBe(400);
  expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: "succeeded" });
  const own = formOf(await page(), "Erstatten");
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null", "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) expect((await submit(own, headers)).status).toBe(403);
  expect(await charge()).toMatchObject({ amount_refunded: 0 });
});

test("every field has a label and every button a name of its own", async () => {
  await press("Speichern", { mode: "pend" });
  for (const amount of ["10", "20"]) await press("Erstatten", { amount });
  await press("Zahlung anfechten");
  const text = await page();
  const ids = [...text.matchAll(/<(?:input|select) id="([^"]*)"/g)].map(([, id = ""]) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(text).toContain(`<label for="${id}">`);
  const names = [...text.matchAll(/<button type="submit"(?: aria-label="([^"]*)")?>([^<]*)</g)].map(
    ([, label, words]) => label ?? words,
  );
  expect(new Set(names).size).toBe(names.length);
});

test("an unknown payment is a page that says so", async () => {
  expect(await open("/dashboard/payments/pi_nowhere")).toContain("Diese Zahlung gibt es nicht");
});

test.each([
  ["12", "eur", 1_200],
  ["12,5", "eur", 1_250],
  ["0.01", "eur", 1],
  ["12,345", "eur", undefined],
  ["12", "jpy", 12],
  ["1,5", "jpy", undefined],
  ["0", "eur", undefined],
])("%s in %s is %s of the smallest unit", (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toBe(amount);
});
