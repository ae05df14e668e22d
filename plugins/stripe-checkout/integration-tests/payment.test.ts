import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { admin, rows, sandbox, shop, store, until } from "../../../tests/shopper/shop";
import { addArticle, amountOf, complete, deliverPaid, endingOf, events, pay, startPayment } from "./shop";

const longTest = longOnly(test);

const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

test("ten repeated and reordered deliveries racing with the return page give one order and one capture", async () => {
  const payment = await startPayment({ mode: "hold" });
  const amount = await amountOf(payment);
  await pay(payment);

  const all = await events(payment);
  const paid = all.filter(({ type }) => type === "checkout.session.completed");
  const deliveries = shuffled([...all, ...Array.from({ length: 10 }, () => paid).flat()]);
  const answers = await Promise.all([
    ...deliveries.map(async ({ id }) => (await sandbox("POST", `/events/${id}/deliver`)).body.status),
    ...Array.from({ length: 3 }, async () => (await complete(payment)).status),
  ]);

  expect(await endingOf(payment)).toEqual({ orders: 1, captured: [amount], refundedAtStripe: [] });
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  const [event] = await rows("select status, outcome, attempts from stripe_event where id = $1", paid[0]?.id);
  expect(event).toEqual({ status: "processed", outcome: "ordered", attempts: 1 });
});

longTest("six shoppers who pay at the same moment get an order each", async () => {
  const payments = await Promise.all(Array.from({ length: 6 }, () => startPayment({ mode: "hold" })));
  await Promise.all(payments.map((payment) => pay(payment)));
  const answers = await Promise.all(
    payments.flatMap((payment) => [deliverPaid(payment), complete(payment).then(({ status }) => status)]),
  );
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  const endings = await Promise.all(payments.map((payment) => endingOf(payment)));
  expect(endings.map(({ orders, captured }) => [orders, captured.length])).toEqual(
    payments.map(() => [1, 1]),
  );
});

test("the webhook alone places the order", async () => {
  const payment = await startPayment({ mode: "deliver" });
  await pay(payment);
  await until(async () => (await endingOf(payment)).captured.length === 1);
  expect(await endingOf(payment)).toEqual({
    orders: 1,
    captured: [await amountOf(payment)],
    refundedAtStripe: [],
  });
});

test("the return page alone places the order, and a webhook that comes late changes nothing", async () => {
  const payment = await startPayment({ mode: "drop" });
  await pay(payment);
  expect((await complete(payment)).body).toMatchObject({ type: "order" });
  const ending = await endingOf(payment);
  expect(ending).toEqual({ orders: 1, captured: [await amountOf(payment)], refundedAtStripe: [] });

  expect(await deliverPaid(payment)).toBe(200);
  expect(await deliverPaid(payment)).toBe(200);
  expect(await endingOf(payment)).toEqual(ending);
  const [link] = await rows("select order_id from order_cart where cart_id = $1", payment.cartId);
  const { body } = await admin(
    "GET",
    `/orders/${link?.order_id}?fields=id,summary.paid_total,payment_status`,
  );
  expect(body.order).toMatchObject({
    payment_status: "captured",
    summary: { paid_total: await amountOf(payment) },
  });
});

test("a webhook that was dropped places the order when it is delivered again", async () => {
  const payment = await startPayment({ mode: "drop" });
  await pay(payment);
  expect((await endingOf(payment)).orders).toBe(0);
  expect(await deliverPaid(payment)).toBe(200);
  expect((await endingOf(payment)).orders).toBe(1);
});

longTest("repeating the return page answers the same order", async () => {
  const payment = await startPayment({ mode: "drop" });
  await pay(payment);
  const answers = [await complete(payment), await complete(payment)];
  expect(new Set(answers.map(({ body }) => body.order?.id)).size).toBe(1);
});

test("an unpaid cart becomes no order on the return page", async () => {
  const payment = await startPayment({ mode: "deliver" });
  expect((await complete(payment)).body.type).not.toBe("order");
  expect((await endingOf(payment)).orders).toBe(0);
});

longTest("after a declined card another card pays the same order", async () => {
  const payment = await startPayment({ mode: "deliver" });
  expect((await pay(payment, "4000000000000002")).body).toMatchObject({ outcome: "declined" });
  expect((await complete(payment)).body.type).not.toBe("order");
  await pay(payment);
  await until(async () => (await endingOf(payment)).orders === 1);
});

longTest("changing the cart closes the payment page of the old sum", async () => {
  const payment = await startPayment({ mode: "deliver" });
  expect((await addArticle(payment.cartId)).status).toBe(200);
  const late = await pay(payment);
  expect(late.body).toMatchObject({
    outcome: "closed",
    session: { status: "expired", payment_status: "unpaid" },
  });
  expect((await fetch(payment.url)).status).toBe(410);
});

test("a cart that has just been paid can no longer be changed, and becomes the order that was paid", async () => {
  const payment = await startPayment({ mode: "hold" });
  await pay(payment);
  const changed = await addArticle(payment.cartId);
  expect(changed.status).toBeGreaterThanOrEqual(400);
  const { body } = await store("GET", `/carts/${payment.cartId}?fields=id,total,*items`);
  expect(body.cart.items).toHaveLength(1);
  expect(body.cart.total).toBe(await amountOf(payment));

  expect(await deliverPaid(payment)).toBe(200);
  expect(await endingOf(payment)).toEqual({
    orders: 1,
    captured: [await amountOf(payment)],
    refundedAtStripe: [],
  });
});

test("a payment whose payment session is gone is refunded, once", async () => {
  const payment = await startPayment({ mode: "hold" });
  const amount = await amountOf(payment);
  await pay(payment);
  await rows("delete from payment_session where id = $1", payment.paymentSessionId);
  // As Medusa leaves it; without a trace the database would look like an older backup.
  await rows("update cart set updated_at = now() where id = $1", payment.cartId);
  expect(await Promise.all([1, 2, 3].map(() => deliverPaid(payment)))).toEqual([200, 200, 200]);
  expect(await endingOf(payment)).toEqual({ orders: 0, captured: [], refundedAtStripe: [amount] });
});

test("a paid cart that Medusa refuses to complete is refunded, once", async () => {
  const payment = await startPayment({ mode: "hold" });
  const amount = await amountOf(payment);
  await pay(payment);
  // An article that must be shipped, and no way to ship it.
  await rows("update cart_line_item set requires_shipping = true where cart_id = $1", payment.cartId);
  await rows("update cart_shipping_method set deleted_at = now() where cart_id = $1", payment.cartId);
  expect(await Promise.all([1, 2, 3].map(() => deliverPaid(payment)))).toEqual([200, 200, 200]);
  expect(await endingOf(payment)).toMatchObject({ orders: 0, refundedAtStripe: [amount] });

  const back = await complete(payment);
  expect(back.body.type).not.toBe("order");
  expect(await deliverPaid(payment)).toBe(200);
  expect(await endingOf(payment)).toMatchObject({ orders: 0, refundedAtStripe: [amount] });
});

longTest(
  "a paid cart that cannot even begin to be completed is tried again and refunded in the end, once",
  async () => {
    const payment = await startPayment({ mode: "hold" });
    const amount = await amountOf(payment);
    await pay(payment);
    await rows("update cart_line_item set deleted_at = now() where cart_id = $1", payment.cartId);
    const answers: (number | null)[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) answers.push(await deliverPaid(payment));
    expect(answers).toEqual([500, 500, 500, 500, 200, 200]);
    expect(await endingOf(payment)).toMatchObject({ orders: 0, refundedAtStripe: [amount] });
    expect((await complete(payment)).body?.type).not.toBe("order");
  },
);

test("an order that a crash left without its payment gets it with the next delivery", async () => {
  const payment = await startPayment({ mode: "hold" });
  await pay(payment);
  const { body } = await complete(payment);
  const session = payment.paymentSessionId;
  await rows("delete from order_transaction where order_id = $1", body.order.id);
  await rows(
    "delete from capture using payment where payment_id = payment.id and payment_session_id = $1",
    session,
  );
  await rows("delete from payment where payment_session_id = $1", session);
  await rows("update payment_session set status = 'pending', authorized_at = null where id = $1", session);

  expect(await deliverPaid(payment)).toBe(200);
  expect(await endingOf(payment)).toEqual({
    orders: 1,
    captured: [await amountOf(payment)],
    refundedAtStripe: [],
  });
  const entries = await rows("select amount from order_transaction where order_id = $1", body.order.id);
  expect(entries.map(({ amount }) => Number(amount))).toEqual([await amountOf(payment)]);
});

test("a payment that a crash has left out of the book of its order is entered there with the next delivery", async () => {
  const payment = await startPayment({ mode: "hold" });
  await pay(payment);
  const { body } = await complete(payment);
  await rows("delete from order_transaction where order_id = $1", body.order.id);
  expect(await deliverPaid(payment)).toBe(200);
  const amount = await amountOf(payment);
  const entries = await rows("select amount from order_transaction where order_id = $1", body.order.id);
  expect(entries.map((entry) => Number(entry.amount))).toEqual([amount]);
  expect((await endingOf(payment)).captured).toEqual([amount]);
});

test("while Stripe is away the webhook is refused, and the next delivery places the order", async () => {
  const payment = await startPayment({ mode: "hold" });
  await pay(payment);
  // One call and the library's two retries.
  await sandbox("POST", "/failures", { kind: "error", requests: 3, path: payment.checkoutSessionId });
  expect(await deliverPaid(payment)).toBe(500);
  // It was no attempt at the cart: after an hour of silence the next failure would give the money back.
  expect(
    await rows("select attempts from stripe_event where checkout_session_id = $1", payment.checkoutSessionId),
  ).toEqual([{ attempts: 0 }]);
  expect(await deliverPaid(payment)).toBe(200);
  expect((await endingOf(payment)).orders).toBe(1);
});

test("a refund in the admin reaches Stripe", async () => {
  const payment = await startPayment({ mode: "deliver" });
  await pay(payment);
  const captured = () =>
    rows(
      "select id from payment where payment_session_id = $1 and captured_at is not null",
      payment.paymentSessionId,
    );
  await until(async () => (await captured()).length === 1);
  const [row] = await captured();
  const { status } = await admin("POST", `/payments/${row?.id}/refund`, { amount: 41.5 });
  expect(status).toBe(200);
  expect((await endingOf(payment)).refundedAtStripe).toEqual([41.5]);
});

test("a forged webhook is refused, an event of no interest is accepted", async () => {
  const forged = await fetch(`${shop.medusa}/hooks/stripe-checkout`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
    body: JSON.stringify({ id: "evt_forged", type: "checkout.session.completed" }),
  });
  expect(forged.status).toBe(400);
  expect(await rows("select id from stripe_event where id = 'evt_forged'")).toEqual([]);

  const payment = await startPayment({ mode: "hold" });
  await pay(payment);
  const [other] = await events(payment, "payment_intent.created");
  expect((await sandbox("POST", `/events/${other?.id}/deliver`)).body.status).toBe(200);
  expect(await rows("select id from stripe_event where id = $1", other?.id)).toEqual([]);
});

test.runIf(process.env.TEST_LONG === "1")(
  "a payment without webhook and without return becomes an order by itself",
  async () => {
    const payment = await startPayment({ mode: "drop" });
    await pay(payment);
    await until(async () => (await endingOf(payment)).orders === 1, 8 * 60);
  },
  9 * 60 * 1000,
);
