import type { Logger } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { API_KEY, startTestSandbox, type TestSandbox, until, WEBHOOK_SECRET } from "../../../sandbox/testing";
import { enterRefund } from "../../refunds/order-book";
import { notRefunded } from "../../staff/refund-reasons";
import { StripeCheckoutProvider } from "./service";
import { type BookInMemory, storeInMemory } from "./store.cases";

let place: TestSandbox;
let provider: StripeCheckoutProvider;
let errors: string[];
let book: BookInMemory;
let toldRefused: string[];
let count = 0;

const options = () => ({
  apiKey: API_KEY,
  webhookSecret: WEBHOOK_SECRET,
  apiUrl: place.sandbox.url,
  successUrl: "http://localhost:3000/orderCompletedStripe?session_id={CHECKOUT_SESSION_ID}&cart_id={CART_ID}",
  cancelUrl: "http://localhost:3000/orderCancelledStripe?cart_id={CART_ID}",
  linkUrl: "http://localhost:3000/pay/{LINK}",
  otherOrigins: ["http://planks46.example"],
  paymentMethods: ["card" as const],
  unknownPaymentHours: 72,
  finalRefusals: [],
});
const newProvider = (changes = {}): StripeCheckoutProvider => {
  const logger = { error: (message: string) => errors.push(message) } as unknown as Logger;
  const store = storeInMemory();
  book = store.refunds;
  toldRefused = store.toldRefused;
  return new StripeCheckoutProvider({ logger }, { ...options(), ...changes }, store);
};

beforeAll(async () => {
  place = await startTestSandbox();
});
afterAll(() => place.stop());
beforeEach(async () => {
  errors = [];
  provider = newProvider();
  await place.control("DELETE", "/failures");
});

type Data = Record<string, unknown> & { id: string; session_id: string };

async function initiate(amount = 1491, extra: Record<string, unknown> = {}): Promise<Data> {
  count += 1;
  const data = { session_id: `payses_${count}`, cart_id: `cart_${count}`, locale: "de", ...extra };
  const started = await provider.initiatePayment({ amount, currency_code: "eur", data });
  return started.data as Data;
}

const atStripe = (data: Data): Promise<Stripe.Checkout.Session> =>
  place.stripe.checkout.sessions.retrieve(data.id);
const pay = (data: Data): Promise<unknown> => place.control("POST", `/checkout/sessions/${data.id}/pay`, {});
const refundsOf = async (data: Data): Promise<Stripe.Refund[]> => {
  const { payment_intent } = await atStripe(data);
  return (await place.stripe.refunds.list({ payment_intent: String(payment_intent) })).data;
};

test("starting a payment creates a page over the exact cents that leads back to the cart", async () => {
  const data = await initiate(1491.07, { email: "anna@example.com" });
  expect(data).toMatchObject({ status: "open", url: expect.stringContaining("/c/pay/"), amount: 149_107 });
  const session = await atStripe(data);
  expect(session).toMatchObject({
    mode: "payment",
    amount_total: 149_107,
    currency: "eur",
    locale: "de",
    customer_email: "anna@example.com",
    metadata: { shop_id: "shop_1", session_id: data.session_id, cart_id: data.cart_id },
    cancel_url: `http://localhost:3000/orderCancelledStripe?cart_id=${data.cart_id}`,
  });
  expect(session.success_url).toBe(
    `http://localhost:3000/orderCompletedStripe?session_id={CHECKOUT_SESSION_ID}&cart_id=${data.cart_id}`,
  );
  expect(session.expires_at - session.created).toBeGreaterThanOrEqual(30 * 60);
  expect(session.expires_at - session.created).toBeLessThanOrEqual(31 * 60 + 5);
});

test("a shopper goes back to the host of the shop that they came from, and to no other", async () => {
  const english = await initiate(1491, { return_origin: "http://planks46.example" });
  expect(await atStripe(english)).toMatchObject({
    success_url: `http://planks46.example/orderCompletedStripe?session_id={CHECKOUT_SESSION_ID}&cart_id=${english.cart_id}`,
    cancel_url: `http://planks46.example/orderCancelledStripe?cart_id=${english.cart_id}`,
  });
  const link = "abcdefghijklmnop";
  const linked = await atStripe(await initiate(1491, { link, return_origin: "http://planks46.example" }));
  expect(linked.cancel_url).toBe(`http://planks46.example/pay/${link}`);
  for (const return_origin of ["http://evil.example", "http://planks46.example.evil.example", 7]) {
    const { success_url, cancel_url } = await atStripe(await initiate(1491, { return_origin }));
    expect([success_url, cancel_url].map((address) => new URL(String(address)).host)).toEqual(
      Array(2).fill("localhost:3000"),
    );
  }
  expect(() =>
    StripeCheckoutProvider.validateOptions({ ...options(), otherOrigins: ["http://planks46.example/"] }),
  ).toThrow("otherOrigins.0 must be origins such as https://shop.example");
});

test("the shop says which methods of payment the page offers, whatever else the account takes", async () => {
  expect((await atStripe(await initiate())).payment_method_types).toEqual(["card"]);
  provider = newProvider({ paymentMethods: ["card", "paypal", "klarna"] });
  expect((await atStripe(await initiate())).payment_method_types).toEqual(["card", "klarna", "paypal"]);
});

test("a payment link offers nothing that makes its order wait again", async () => {
  const link = { link: "a-name-of-sixteen-or-more" };
  const linkUrl = "http://localhost:3000/pay/{LINK}";
  provider = newProvider({ linkUrl, paymentMethods: ["card", "sepa_debit"] });
  expect((await atStripe(await initiate(100, link))).payment_method_types).toEqual(["card"]);
  expect((await atStripe(await initiate())).payment_method_types).toEqual(["card", "sepa_debit"]);
  provider = newProvider({ linkUrl, paymentMethods: ["sepa_debit"] });
  expect((await atStripe(await initiate(100, link))).payment_method_types).toEqual(["card"]);
});

test("a debit is authorised later, then captured, or dead", async () => {
  provider = newProvider({ paymentMethods: ["sepa_debit"] });
  const status = async (data: Data): Promise<string> => (await provider.authorizePayment({ data })).status;
  const [paid, failed] = [await initiate(), await initiate()];
  for (const data of [paid, failed]) {
    await place.control("POST", `/checkout/sessions/${data.id}/pay`, { method: "sepa_debit" });
    expect(await status(data)).toBe("pending_authorization");
    await expect(provider.deletePayment({ data })).rejects.toThrow("can no longer be changed");
  }
  await place.control("POST", `/payments/${paid.id}/delayed`, { result: "succeed" });
  await place.control("POST", `/payments/${failed.id}/delayed`, { result: "fail" });
  expect([await status(paid), await status(failed)]).toEqual(["captured", "canceled"]);
  await expect(provider.deletePayment({ data: failed })).resolves.toBeDefined();
});

test("an amount that is no whole cent is refused instead of rounded", async () => {
  await expect(initiate(10.005)).rejects.toThrow("10.005 eur is no amount that can be charged.");
});

test("an answer of Stripe's that gets lost does not create a second page", async () => {
  await place.control("POST", "/failures", { kind: "lost", method: "POST", path: "/v1/checkout/sessions" });
  const data = await initiate();
  const { data: sessions } = await place.stripe.checkout.sessions.list({ limit: 100 });
  expect(sessions.filter((session) => session.metadata?.session_id === data.session_id)).toHaveLength(1);
});

test("an unpaid session needs more, a paid one is captured", async () => {
  const data = await initiate();
  await expect(provider.authorizePayment({ data })).resolves.toMatchObject({ status: "requires_more" });
  await pay(data);
  await expect(provider.authorizePayment({ data })).resolves.toMatchObject({
    status: "captured",
    data: { payment_status: "paid", payment_intent: expect.stringMatching(/^pi_/) },
  });
  await expect(provider.getPaymentStatus({ data })).resolves.toMatchObject({ status: "captured" });
  await expect(provider.capturePayment({ data })).resolves.toMatchObject({
    data: { payment_status: "paid" },
  });
  await expect(provider.retrievePayment({ data })).resolves.toMatchObject({ data: { status: "complete" } });
});

test("another sum than the one asked for is never taken as payment", async () => {
  const data = await initiate();
  await pay(data);
  await expect(provider.authorizePayment({ data: { ...data, amount: 149_101 } })).resolves.toMatchObject({
    status: "error",
  });
  expect(errors).toEqual([expect.stringContaining("149100 eur instead of 149101 eur")]);
});

test("the sum that was asked for in another currency is never taken as payment, and is another page", async () => {
  const data = await initiate();
  const other = await provider.updatePayment({ data, amount: 1491, currency_code: "chf" });
  expect(other.data).toMatchObject({ currency: "chf", amount: 149_100 });
  expect(
    await Promise.all([data, other.data as Data].map(async (one) => (await atStripe(one)).status)),
  ).toEqual(["expired", "open"]);
  await pay(other.data as Data);
  const mistaken = { ...other.data, currency: "eur" };
  await expect(provider.authorizePayment({ data: mistaken })).resolves.toMatchObject({ status: "error" });
  expect(errors).toEqual([expect.stringContaining("149100 chf instead of 149100 eur")]);
});

test("of a page that nobody has paid the sum is not compared", async () => {
  const data = await initiate();
  const answer = await provider.authorizePayment({ data: { ...data, amount: 1 } });
  expect([answer.status, errors]).toEqual(["requires_more", []]);
});

test("a Checkout Session of another cart is never taken as payment", async () => {
  const paid = await initiate();
  await pay(paid);
  const own = await initiate();
  await expect(provider.authorizePayment({ data: { ...own, id: paid.id } })).rejects.toThrow(
    "does not belong",
  );
});

test("money that was given back pays for nothing", async () => {
  const data = await initiate();
  await pay(data);
  await provider.refundPayment({ data, amount: 1491, context: { idempotency_key: "ref_all" } });
  await expect(provider.authorizePayment({ data })).resolves.toMatchObject({ status: "canceled" });
});

test("one refund of Medusa's gives back once, however often it is tried", async () => {
  const data = await initiate();
  await pay(data);
  const refund = { data, amount: 100.5, context: { idempotency_key: "ref_1" } };
  await place.control("POST", "/failures", { kind: "lost", path: "/v1/refunds" });
  await provider.refundPayment(refund);
  await provider.refundPayment(refund);
  expect((await refundsOf(data)).map(({ amount }) => amount)).toEqual([10_050]);
});

/** A paid payment session of which Stripe's owner has refunded so much without Medusa, in cents. */
async function paid({ refunded = 0 } = {}): Promise<Data> {
  const data = await initiate();
  await pay(data);
  const { payment_intent } = await atStripe(data);
  if (refunded > 0)
    await place.stripe.refunds.create({ payment_intent: String(payment_intent), amount: refunded });
  return data;
}

const refundAll = (data: Data, key: string) =>
  provider.refundPayment({ data, amount: 1491, context: { idempotency_key: key } });
const amountsOf = async (data: Data) => (await refundsOf(data)).map(({ amount }) => amount).reverse();

test("a refund gives back what is left, and all of it gone back before is a refund that is done", async () => {
  const data = await paid({ refunded: 10_000 });
  await refundAll(data, "ref_left");
  expect(await amountsOf(data)).toEqual([10_000, 139_100]);
  await expect(refundAll(data, "ref_nothing_left")).resolves.toBeDefined();
  expect(await amountsOf(data)).toEqual([10_000, 139_100]);
  expect(book.attempts.has("ref_nothing_left")).toBe(false);
});

test("a part is not refunded while Stripe knows of a refund that this shop has not entered", async () => {
  const data = await paid({ refunded: 10_000 });
  const part = { data, amount: 100, context: { idempotency_key: "ref_part" } };
  await expect(provider.refundPayment(part)).rejects.toThrow("refund_not_entered");
  expect([await amountsOf(data), book.attempts.has("ref_part")]).toEqual([[10_000], false]);
});

test("more than what is left beside what was paid out otherwise is refused, and the refusal is kept", async () => {
  const data = await paid();
  book.otherwise = 10_000;
  await expect(refundAll(data, "ref_too_much")).rejects.toThrow("more_than_left");
  expect([await amountsOf(data), book.attempts.get("ref_too_much")?.status]).toEqual([[], "refused"]);
});

test("a refusal is told with its payment, a refund that goes is not", async () => {
  const data = await paid();
  await provider.refundPayment({ data, amount: 100, context: { idempotency_key: "ref_goes" } });
  expect(toldRefused).toEqual([]);
  book.otherwise = 10_000;
  await expect(refundAll(data, "ref_refused")).rejects.toThrow("more_than_left");
  expect(toldRefused).toEqual([(await atStripe(data)).payment_intent]);
});

test("a refund that Stripe has not answered is no failure; it is asked for again, and given back once", async () => {
  const data = await paid();
  // One call and the library's two repetitions.
  await place.control("POST", "/failures", {
    kind: "lost",
    requests: 3,
    path: "/v1/refunds",
    method: "POST",
  });
  await expect(refundAll(data, "ref_lost")).resolves.toBeDefined();
  expect(book.attempts.get("ref_lost")).toMatchObject({ status: "asked", amount: 149_100 });
  await refundAll(data, "ref_lost");
  expect(await amountsOf(data)).toEqual([149_100]);
  expect(book.attempts.get("ref_lost")).toMatchObject({ status: "succeeded" });
});

test("a refund that Stripe answered with its own failure is asked for with another key", async () => {
  const data = await paid();
  await place.control("POST", "/failures", {
    kind: "error",
    requests: 3,
    path: "/v1/refunds",
    method: "POST",
  });
  await refundAll(data, "ref_broken");
  expect(book.attempts.get("ref_broken")).toMatchObject({ status: "asked", tries: 1 });
  await refundAll(data, "ref_broken");
  expect(book.attempts.get("ref_broken")).toMatchObject({ status: "succeeded", tries: 2 });
  expect(await amountsOf(data)).toEqual([149_100]);
});

test("entering a refund of Stripe's asks for none", async () => {
  const data = await paid({ refunded: 10_000 });
  const [done] = await refundsOf(data);
  await enterRefund(String(done?.id), () =>
    provider.refundPayment({ data, amount: 100, context: { idempotency_key: "ref_entry" } }),
  );
  expect(await amountsOf(data)).toEqual([10_000]);
  expect(book.entered).toEqual(new Map([[done?.id, "ref_entry"]]));
});

test("a session of another shop, whose database was copied here, is neither read nor closed nor refunded", async () => {
  const [open, done] = [await initiate(), await paid()];
  const store = { ...storeInMemory(), refunds: book, shopId: () => Promise.resolve("shop_2") };
  const said: string[] = [];
  const logger = { info: (message: string) => said.push(message) } as unknown as Logger;
  const copy = new StripeCheckoutProvider({ logger }, options(), store);
  await copy.deletePayment({ data: open });
  expect((await atStripe(open)).status).toBe("open");
  await expect(copy.authorizePayment({ data: done })).rejects.toThrow("another shop's");
  await expect(copy.refundPayment({ data: done, amount: 1 })).rejects.toThrow("another shop's");
  expect([await refundsOf(done), said.length]).toEqual([[], 2]);
});

test("an unpaid session cannot be refunded or captured", async () => {
  const data = await initiate();
  await expect(provider.refundPayment({ data, amount: 1 })).rejects.toThrow("has not been paid");
  await expect(provider.capturePayment({ data })).rejects.toThrow("has not been paid");
});

test("giving up a payment closes its page, as often as it is asked", async () => {
  const data = await initiate();
  await provider.deletePayment({ data });
  expect((await atStripe(data)).status).toBe("expired");
  await provider.deletePayment({ data });
  await provider.cancelPayment({ data });
  await expect(provider.authorizePayment({ data })).resolves.toMatchObject({ status: "canceled" });
});

test("a payment session that never reached Stripe can be given up", async () => {
  await expect(provider.deletePayment({ data: { session_id: "payses_x" } })).resolves.toBeDefined();
  await expect(
    provider.deletePayment({ data: { ...(await initiate()), id: "cs_gone" } }),
  ).resolves.toBeDefined();
});

test("a payment that arrived meanwhile is not given up", async () => {
  const data = await initiate();
  await pay(data);
  await expect(provider.deletePayment({ data })).rejects.toThrow("has just been paid");
  await expect(provider.cancelPayment({ data })).rejects.toThrow("has just been paid");
  await provider.refundPayment({ data, amount: 1491, context: { idempotency_key: "ref_2" } });
  await expect(provider.deletePayment({ data })).resolves.toBeDefined();
});

test("a stranger's id in the data closes nobody else's page", async () => {
  const theirs = await initiate();
  await provider.deletePayment({ data: { ...theirs, session_id: "payses_mine" } });
  expect((await atStripe(theirs)).status).toBe("open");
});

test("another amount closes the old page and opens a new one, back and forth", async () => {
  const first = await initiate(100);
  const change = async (data: Data, amount: number): Promise<Data> =>
    (await provider.updatePayment({ data, amount, currency_code: "eur" })).data as Data;
  expect((await change(first, 100)).id).toBe(first.id);
  const second = await change(first, 200);
  const third = await change(second, 100);
  expect(
    await Promise.all([first, second, third].map(async (data) => (await atStripe(data)).status)),
  ).toEqual(["expired", "expired", "open"]);
  expect(third).toMatchObject({ amount: 10_000, session_id: first.session_id, cart_id: first.cart_id });
});

test("a paid session cannot take another amount", async () => {
  const data = await initiate(100);
  await pay(data);
  await expect(provider.updatePayment({ data, amount: 200, currency_code: "eur" })).rejects.toThrow(
    "just been paid",
  );
});

test("a webhook is believed only with Stripe's signature", async () => {
  const data = await initiate(123.45);
  await pay(data);
  const isPaidEvent = ({ body }: { body: string }): boolean =>
    body.includes("checkout.session.completed") && body.includes(data.id);
  await until("the event arrives", () => place.receiver.deliveries.some(isPaidEvent));
  const delivery = place.receiver.deliveries.find(isPaidEvent);
  const payload = {
    data: {},
    rawData: Buffer.from(delivery?.body ?? ""),
    headers: { "stripe-signature": delivery?.signature },
  };
  const action = await provider.getWebhookActionAndData(payload);
  expect(action).toMatchObject({ action: "captured", data: { session_id: data.session_id } });
  expect(Number(action.data?.amount)).toBe(123.45);
  await expect(provider.getWebhookActionAndData({ ...payload, headers: {} })).rejects.toThrow(
    "verify the event",
  );
});

test("a Stripe that is away or refuses the key is reported in plain words", async () => {
  const away = newProvider({ apiUrl: "http://127.0.0.1:9" });
  const start = { amount: 10, currency_code: "eur", data: { session_id: "payses_y" } };
  await expect(away.initiatePayment(start)).rejects.toThrow(
    "Could not start the payment: Stripe did not answer.",
  );
  // What staff read of a refund has words of its own.
  const known = { id: "cs_1", session_id: "payses_y", amount: 1000, currency: "eur" };
  await expect(away.refundPayment({ data: known, amount: 10 })).rejects.toThrow(notRefunded("stripe_silent"));
  const locked = newProvider({ apiKey: "sk_test_wrong" });
  await expect(locked.initiatePayment(start)).rejects.toThrow("Stripe refused the shop's API key");
});

test.each([[[]], [["card", "bitcoin"]]])("the methods of payment %j are refused", (paymentMethods) => {
  expect(() => StripeCheckoutProvider.validateOptions({ ...options(), paymentMethods })).toThrow(
    "must name some of card, paypal, klarna, sepa_debit",
  );
});

test("faulty options are all named", () => {
  expect(() => StripeCheckoutProvider.validateOptions({ apiKey: "x", successUrl: "nowhere" })).toThrow(
    "stripe-checkout options: apiKey must be a secret or restricted key: sk_… or rk_…; webhookSecret is missing; successUrl must be an http(s) address; cancelUrl is missing",
  );
});
