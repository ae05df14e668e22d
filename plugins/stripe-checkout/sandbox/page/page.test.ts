import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionParameters, startTestSandbox, type TestSandbox } from "../testing";

let place: TestSandbox;

beforeAll(async () => {
  place = await startTestSandbox();
});
afterAll(() => place.stop());

const card = {
  number: "4242 4242 4242 4242",
  expiry: "12 / 34",
  cvc: "123",
  name: "Anna Muster",
  email: "anna@example.com",
};

async function newSession(
  changes?: Partial<Stripe.Checkout.SessionCreateParams>,
): Promise<Stripe.Checkout.Session> {
  return place.stripe.checkout.sessions.create(sessionParameters({ locale: "de", ...changes }));
}

async function open(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { headers });
  return { status: answer.status, text: await answer.text() };
}

async function submit(
  url: string,
  fields: Record<string, string>,
): Promise<{ status: number; text: string; to: string | null }> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  return { status: answer.status, text: await answer.text(), to: answer.headers.get("location") };
}

const addressOf = (session: Stripe.Checkout.Session): string => String(session.url);

test("the page says that it is a sandbox, what is paid and how to go back", async () => {
  const { text } = await open(addressOf(await newSession()));
  expect(text).toContain("Sandbox – Testmodus");
  expect(text).toContain("1.491,00");
  expect(text).toContain('href="http://localhost:3000/orderCancelledStripe"');
  for (const field of ["email", "number", "expiry", "cvc", "name"]) {
    expect(text).toContain(`<label for="${field}">`);
    expect(text).toContain(`<input id="${field}" name="${field}"`);
  }
});

test("the session's locale decides the language, auto asks the browser", async () => {
  const english = await open(addressOf(await newSession({ locale: "en" })));
  expect(english.text).toContain('<html lang="en">');
  expect(english.text).toContain("€1,491.00");
  const auto = addressOf(await newSession({ locale: "auto" }));
  expect((await open(auto, { "accept-language": "de-DE,de" })).text).toContain('<html lang="de">');
  expect((await open(auto, { "accept-language": "fr" })).text).toContain('<html lang="en">');
});

test("a paid session leads to the success address with its id filled in", async () => {
  const session = await newSession();
  const answer = await submit(addressOf(session), { ...card, form: "form_1" });
  expect(answer.status).toBe(303);
  expect(answer.to).toBe(`http://localhost:3000/orderCompletedStripe?session_id=${session.id}`);
});

test("a double click charges once and ends where the first one does", async () => {
  const session = await newSession();
  const answers = await Promise.all(
    [1, 2, 3].map(() => submit(addressOf(session), { ...card, form: "form_2" })),
  );
  expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
  const paid = await place.stripe.events.list({ type: "payment_intent.succeeded", limit: 100 });
  const own = paid.data.filter(({ data }) => (data.object as Stripe.PaymentIntent).amount === 149_100);
  const { payment_intent } = await place.stripe.checkout.sessions.retrieve(session.id);
  expect(own.filter(({ data }) => (data.object as Stripe.PaymentIntent).id === payment_intent)).toHaveLength(
    1,
  );
});

test("another tab of a paid session is told that it is paid", async () => {
  const session = await newSession();
  await submit(addressOf(session), { ...card, form: "form_3" });
  expect((await submit(addressOf(session), { ...card, form: "other tab" })).text).toContain(
    "bereits abgeschlossen",
  );
  expect((await open(addressOf(session))).text).toContain("bereits abgeschlossen");
});

test("an expired session says so and takes no money", async () => {
  const session = await newSession();
  await place.stripe.checkout.sessions.expire(session.id);
  expect(await open(addressOf(session))).toMatchObject({
    status: 410,
    text: expect.stringContaining("abgelaufen"),
  });
  expect((await submit(addressOf(session), { ...card, form: "late" })).status).toBe(410);
  expect((await place.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("unpaid");
});

test.each([
  ["4000000000000002", "de", "Ihre Karte wurde abgelehnt."],
  ["4000000000000002", "en", "Your card was declined."],
  ["4000000000009995", "en", "Your card has insufficient funds."],
  ["4000000000000069", "en", "Your card has expired."],
  ["4000000000000127", "en", "Your card&#39;s security code is incorrect."],
] as const)("card %s is refused in %s with: %s", async (number, locale, message) => {
  const session = await newSession({ locale });
  const answer = await submit(addressOf(session), { ...card, number, form: "f" });
  expect(answer.status).toBe(402);
  expect(answer.text).toContain(`role="alert"><p>${message}`);
  expect(answer.text).not.toContain(number);
  expect((await place.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
});

test("after a declined card another one pays", async () => {
  const session = await newSession();
  await submit(addressOf(session), { ...card, number: "4000000000000002", form: "a" });
  expect((await submit(addressOf(session), { ...card, form: "b" })).status).toBe(303);
});

test("faults of the form stand beside their fields", async () => {
  const answer = await submit(addressOf(await newSession()), {
    email: "anna",
    number: "42",
    expiry: "",
    cvc: "",
    name: "",
  });
  expect(answer.status).toBe(400);
  for (const field of ["email", "number", "expiry", "cvc", "name"])
    expect(answer.text).toContain(`id="${field}-fault"`);
});

test.each([
  ["complete", 303, "http://localhost:3000/orderCompletedStripe"],
  ["fail", 303, "/c/pay/"],
])("3-D Secure: %s", async (result, status, to) => {
  const session = await newSession();
  const asked = await submit(addressOf(session), { ...card, number: "4000002500003155", form: "f" });
  expect(asked.to).toBe(`/c/pay/${session.id}/authenticate`);
  expect((await open(`${addressOf(session)}/authenticate`)).text).toContain("Authentifizierung abschließen");
  const answer = await submit(`${addressOf(session)}/authenticate`, { result });
  expect(answer.status).toBe(status);
  expect(answer.to).toContain(to);
  if (result === "fail") {
    const page = await open(new URL(String(answer.to), place.sandbox.url).href);
    expect(page.text).toContain("nicht authentifizieren");
  }
});

test("texts of the shop cannot inject markup", async () => {
  const session = await newSession({
    line_items: [
      {
        quantity: 2,
        price_data: { currency: "eur", unit_amount: 500, product_data: { name: "<script>1</script>" } },
      },
    ],
  });
  const { text } = await open(addressOf(session));
  expect(text).not.toContain("<script>");
  expect(text).toContain("2 × 5,00");
});

test("methods are offered as links where there is more than one", async () => {
  const one = await newSession({ allowed_payment_method_types: ["card"] });
  expect((await open(addressOf(one))).text).not.toContain('aria-label="Zahlungsart"');
  const session = await newSession({ allowed_payment_method_types: ["card", "sepa_debit"] });
  const { text } = await open(`${addressOf(session)}?method=sepa_debit`);
  expect(text).toContain(`href="/c/pay/${session.id}?method=card"`);
  expect(text).toContain('aria-current="true">SEPA-Lastschrift');
  expect(text).toContain('<label for="iban">');
  expect(text).not.toContain('name="number"');
});

test("a debit leads to the success address before the money is there, and says so when it is opened again", async () => {
  const session = await newSession({ allowed_payment_method_types: ["card", "sepa_debit"] });
  const fields = { method: "sepa_debit", name: card.name, email: card.email, form: "d" };
  const wrong = await submit(addressOf(session), { ...fields, iban: "AT12" });
  expect([wrong.status, wrong.text.includes('id="iban-fault"')]).toEqual([400, true]);
  const answer = await submit(addressOf(session), { ...fields, iban: "AT61 1904 3002 3457 3201" });
  expect(answer.to).toBe(`http://localhost:3000/orderCompletedStripe?session_id=${session.id}`);
  expect((await open(addressOf(session))).text).toContain("Diese Zahlung ist angestoßen");
});

test.each(["paypal", "klarna"] as const)(
  "%s asks on a page of its own; who calls off may pay otherwise",
  async (method) => {
    const session = await newSession({ allowed_payment_method_types: ["card", method] });
    const fields = { method, name: card.name, email: card.email, form: "w" };
    expect((await submit(addressOf(session), fields)).to).toBe(`/c/pay/${session.id}/authenticate`);
    expect((await open(`${addressOf(session)}/authenticate`)).text).toContain("Zahlung abbrechen");
    const called = await submit(`${addressOf(session)}/authenticate`, { result: "fail" });
    const again = await open(new URL(String(called.to), place.sandbox.url).href);
    expect(again.text).toContain('role="alert"');
    await submit(addressOf(session), fields);
    expect((await submit(`${addressOf(session)}/authenticate`, { result: "complete" })).to).toContain(
      "orderCompletedStripe",
    );
  },
);
