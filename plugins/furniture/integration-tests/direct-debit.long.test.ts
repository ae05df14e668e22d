import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import {
  add,
  admin,
  call,
  cartWith,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  ordersOf,
  recordOf,
  rows,
  sandbox,
  shop,
  until,
} from "../../../tests/shopper/shop";
import { mailsOf, openMail, plain, sentMailsOf } from "./mailbox";
import { from, newPlank, stateOf, type TestPlank } from "./plank-stock";

/** Like the rest of these tests it needs a shop that offers SEPA debits: PAYMENT_METHODS=card,sepa_debit. */
interface Debit {
  cart: string;
  session: string;
  plank: TestPlank;
  voucher: string;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
async function atStripe(method: string, path: string, body?: unknown): Promise<any> {
  return (await sandbox(method, path, body)).body;
}

/** A shopper with a plank and a voucher has sent off a debit; the shop hears of it only where told. */
async function debit(webhooks: "deliver" | "drop" = "deliver"): Promise<Debit> {
  const voucher = await newVoucher(50);
  const plank = await newPlank();
  const cart = await orderableCart("table");
  await add(cart, "stool", from(plank));
  await enter(cart, voucher);
  const { url } = (await checkout(cart)).body;
  const session = new URL(url).pathname.split("/").at(-1) ?? "";
  await atStripe("PUT", `/checkout/sessions/${session}/webhooks`, { mode: webhooks });
  const { outcome } = await atStripe("POST", `/checkout/sessions/${session}/pay`, { method: "sepa_debit" });
  expect(outcome).toBe("processing");
  return { cart, session, plank, voucher };
}

const decide = (session: string, result: "succeed" | "fail"): Promise<unknown> =>
  atStripe("POST", `/payments/${session}/delayed`, { result });

async function orderOf(cart: string): Promise<{ id: string; status: string }> {
  await until(async () => (await ordersOf(cart)) === 1);
  const [order] = await rows(
    `select o.id, o.status from "order" o join order_cart l on l.order_id = o.id where l.cart_id = $1`,
    cart,
  );
  return order as { id: string; status: string };
}

async function recorded(order: string): Promise<void> {
  await until(
    async () => (await rows("select 1 from furniture_order where order_id = $1", order)).length === 1,
  );
}

async function captured(order: string): Promise<number> {
  const [row] = await rows(
    "select coalesce(sum(amount), 0) as sum from order_transaction where order_id = $1 and deleted_at is null",
    order,
  );
  return Number(row?.sum);
}

const used = async (code: string): Promise<unknown> =>
  (await rows("select used from promotion where code = $1", code))[0]?.used;

async function deliver(session: string, type: string): Promise<void> {
  const events = (await sandbox("GET", `/events?session=${session}&type=${type}`)).body;
  for (const { id } of events) await atStripe("POST", `/events/${id}/deliver`, {});
}

test.each(["the return page", "the webhook"])("a debit becomes an order that waits, by %s", async (way) => {
  const { cart, plank, voucher } = await debit(way === "the webhook" ? "deliver" : "drop");
  if (way === "the return page") expect((await complete(cart)).body.type).toBe("order");
  const { id, status } = await orderOf(cart);
  await recorded(id);
  expect(status).toBe("pending");
  expect(await recordOf(id)).toMatchObject({ pay_by: "direct_debit" });
  expect([await captured(id), await used(voucher)]).toEqual([0, 1]);
  expect((await stateOf(plank)).state).toBe("sold");
  expect((await complete(cart)).body.order?.id).toBe(id);

  const mails = await sentMailsOf(id);
  expect(mails.map(({ template }) => template)).toEqual(["order_confirmation", "workshop_order"]);
  const [confirmation, workshop] = await Promise.all(mails.map(openMail));
  expect(plain(confirmation?.text)).toContain("per Lastschrift ein");
  expect(plain(confirmation?.text)).not.toContain("ist bei uns angekommen");
  expect(workshop?.subject).toContain("Zahlung ausstehend");
});

test("nothing counts a waiting order as unpaid, and its bill says that it waits", async () => {
  const { cart } = await debit();
  const { id } = await orderOf(cart);
  await recorded(id);
  await rows(`update "order" set created_at = now() - interval '2 hours' where id = $1`, id);
  await admin("POST", "/furniture/reconciliations", {});
  expect((await orderOf(cart)).status).toBe("pending");
  expect(await rows("select 1 from furniture_finding where order_id = $1", id)).toEqual([]);
  const { body } = await call(`${shop.medusa}/store/orders/${id}/bill`, {
    headers: { "x-publishable-api-key": shop.publishableKey },
  });
  expect(body.bill).toMatchObject({ pay_by: "direct_debit", paid_at: null });
});

test("a debit that succeeds makes the order a paid one, once, and says so", async () => {
  const { cart, session } = await debit();
  const { id } = await orderOf(cart);
  await recorded(id);
  await decide(session, "succeed");
  const { total } = await recordOf(id);
  await until(async () => (await captured(id)) === total);
  for (let repeat = 0; repeat < 2; repeat += 1) {
    await deliver(session, "checkout.session.async_payment_succeeded");
  }
  expect(await captured(id)).toBe(total);
  await until(async () => (await mailsOf(id)).some(({ template }) => template === "payment_received"));
  const [row] = await rows("select paid_at from furniture_order where order_id = $1", id);
  expect(row?.paid_at).not.toBeNull();
  expect((await orderOf(cart)).status).toBe("pending");
});

test("a debit that fails cancels the order, frees plank and voucher and tells the customer, once", async () => {
  const { cart, session, plank, voucher } = await debit();
  const { id } = await orderOf(cart);
  await recorded(id);
  // What is not sent yet of a cancelled order is not sent any more.
  await sentMailsOf(id, 2);
  await decide(session, "fail");
  await until(async () => (await orderOf(cart)).status === "canceled");
  for (let repeat = 0; repeat < 2; repeat += 1) {
    await deliver(session, "checkout.session.async_payment_failed");
  }
  await until(async () => (await stateOf(plank)).state === "available");
  expect([await used(voucher), await captured(id)]).toEqual([0, 0]);
  const other = await cartWith("stool");
  expect((await enter(other, voucher)).status).toBe(200);
  const mails = await sentMailsOf(id, 3);
  expect(mails.map(({ template }) => template)).toEqual([
    "order_confirmation",
    "payment_failed",
    "workshop_order",
  ]);
  const told = mails.find(({ template }) => template === "payment_failed");
  expect(plain(told && (await openMail(told)).text)).toContain("nicht eingelöst");
});

/** The order is as old as one whose payment page is long closed, and all orders are compared with all payments. */
async function compareLate(order: string): Promise<unknown[][]> {
  await rows(`update "order" set created_at = now() - interval '41 minutes' where id = $1`, order);
  await admin("POST", "/furniture/reconciliations");
  const { body } = await admin("GET", `/furniture/reconciliations?order_id=${order}`);
  return body.open.map(({ code, detail }: { code: string; detail: string }) => [code, detail]);
}

async function pack(id: string): Promise<void> {
  const { order } = (await admin("GET", `/orders/${id}?fields=id,*items`)).body;
  const items = order.items.map(({ id }: { id: string }) => ({ id, quantity: 1 }));
  expect((await admin("POST", `/orders/${id}/fulfillments`, { items })).status).toBe(200);
}

test("a debit that fails once its order is packed is staff's to settle, however often it is told; unpacked, it is cancelled", async () => {
  const { cart, session } = await debit();
  const { id } = await orderOf(cart);
  await recorded(id);
  const order = async () => (await admin("GET", `/orders/${id}?fields=id,status,*fulfillments`)).body.order;
  await pack(id);
  await decide(session, "fail");
  for (const _turn of [1, 2]) {
    await deliver(session, "checkout.session.async_payment_failed");
    expect(await compareLate(id)).toEqual([
      ["order_without_payment", expect.stringContaining("schon gepackt")],
    ]);
    expect((await order()).status).toBe("pending");
  }
  const [{ id: parcel }] = (await order()).fulfillments;
  expect((await admin("POST", `/orders/${id}/fulfillments/${parcel}/cancel`)).status).toBe(200);
  expect(await compareLate(id)).toEqual([]);
  expect((await order()).status).toBe("canceled");
});

test("a failed debit of a packed order that its customer transfers instead is booked once, with invoice and mail, and waits for nobody", async () => {
  const { cart, session } = await debit();
  const { id } = await orderOf(cart);
  await recorded(id);
  await pack(id);
  const receive = () => admin("POST", `/furniture/orders/${id}/payment-received`);
  const early = await receive();
  expect([early.status, early.body.issues[0].code]).toEqual([400, "no_transfer"]);

  await decide(session, "fail");
  await deliver(session, "checkout.session.async_payment_failed");
  expect(await compareLate(id)).toHaveLength(1);
  const card = async () => (await admin("GET", `/furniture/orders/${id}`)).body.order;
  expect(await card()).toMatchObject({ debit_failed: true, paid_at: null });
  const { refusal } = (await admin("GET", `/furniture/orders/${id}/shipping`)).body.shipping;
  expect(refusal).toBe("Die Lastschrift ist gescheitert: erst versenden, wenn das Geld überwiesen ist.");

  const both = await Promise.all([receive(), receive()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { total } = await recordOf(id);
  const waiting = await admin("GET", `/furniture/reconciliations?order_id=${id}`);
  expect([await captured(id), waiting.body.open]).toEqual([total, []]);
  expect(await card()).toMatchObject({
    debit_failed: false,
    paid_at: expect.any(String),
    record: { pay_by: "bank_transfer" },
  });
  const papers = () => rows("select kind, cents from furniture_paper where order_id = $1", id);
  await until(async () => (await papers()).length > 0);
  expect(await papers()).toEqual([{ kind: "invoice", cents: Number(total) * 100 }]);
  const received = (await mailsOf(id)).filter(({ template }) => template === "payment_received");
  expect(received).toHaveLength(1);

  // What Stripe tells again of the debit, and a comparison, change nothing.
  await deliver(session, "checkout.session.async_payment_failed");
  expect(await compareLate(id)).toEqual([]);
  expect([(await orderOf(cart)).status, await captured(id)]).toEqual(["pending", total]);
});

test("a transfer that staff book while the order of its failed debit is being cancelled is refused, or keeps the order", async () => {
  const { cart, session } = await debit("drop");
  expect((await complete(cart)).body.type).toBe("order");
  const { id } = await orderOf(cart);
  await recorded(id);
  await decide(session, "fail");

  // Whether an order can be cancelled depends on its parcels, which stay locked until this transaction ends.
  const blocker = new Client({ connectionString: shop.database });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query("begin");
  await blocker.query("lock table fulfillment in access exclusive mode");
  const failing = deliver(session, "checkout.session.async_payment_failed");
  await until(
    async () =>
      (await rows("select 1 from payment_session where data->>'id' = $1 and status = 'canceled'", session))
        .length === 1,
  );
  const booking = admin("POST", `/furniture/orders/${id}/payment-received`);
  await pause(2000);
  await blocker.query("commit");
  const [{ status }] = await Promise.all([booking, failing]);

  const { total } = await recordOf(id);
  const end = { booked: status === 200, status: (await orderOf(cart)).status, captured: await captured(id) };
  const kept = { booked: true, status: "pending", captured: total };
  const ended = { booked: false, status: "canceled", captured: 0 };
  expect([kept, ended]).toContainEqual(end);
  expect(
    await rows("select 1 from order_transaction where order_id = $1 and reference = 'refund'", id),
  ).toEqual([]);
  expect((await mailsOf(id)).map(({ template }) => template)).not.toContain("refund");
});

test("an order whose failed debit was forgotten before it was cancelled is cancelled by the next comparison", async () => {
  const { cart, session, plank } = await debit("drop");
  expect((await complete(cart)).body.type).toBe("order");
  const { id } = await orderOf(cart);
  await recorded(id);
  await rows("delete from payment_session where data->>'id' = $1", session);
  expect(await compareLate(id)).toEqual([]);
  expect((await orderOf(cart)).status).toBe("canceled");
  await until(async () => (await stateOf(plank)).state === "available");
});

test("a debit that fails before its cart became an order leaves a cart that can be paid again", async () => {
  const { cart, session } = await debit("drop");
  expect((await add(cart, "sample")).status).toBe(400);
  await decide(session, "fail");
  await deliver(session, "checkout.session.async_payment_failed");
  expect(await ordersOf(cart)).toBe(0);
  expect((await add(cart, "sample")).status).toBe(200);
  const again = (await checkout(cart)).body;
  expect(again).toMatchObject({ next: "redirect" });
  expect(again.url).not.toContain(session);
});

test("money that comes for an order which staff have cancelled meanwhile goes back, and a mail says so", async () => {
  const { cart, session } = await debit();
  const { id } = await orderOf(cart);
  await recorded(id);
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  await decide(session, "succeed");
  const { total } = await recordOf(id);
  const refunds = async () => (await sandbox("GET", `/events?session=${session}&type=refund.created`)).body;
  await until(async () => (await refunds()).length === 1);
  expect((await refunds())[0].amount).toBe(Number(total) * 100);
  expect((await orderOf(cart)).status).toBe("canceled");
  const isTold = async () => (await mailsOf(id)).some(({ template }) => template === "refund");
  expect(await isTold()).toBe(false);

  const [refund] = await rows(
    "select stripe_id from stripe_refund where attempt = $1",
    `no-order:${session}`,
  );
  await atStripe("POST", `/refunds/${refund?.stripe_id}`, { status: "succeeded" });
  await rows(
    "update stripe_returned_payment set created_at = now() - interval '1 minute' where id = $1",
    session,
  );
  await admin("POST", "/stripe-checkout/comparisons", {});
  await until(isTold);
});

/** As if a debit had been sent off so long ago, and its events were lost. */
const longAgo = (session: string, days: number) =>
  rows(
    `update payment_session set created_at = now() - make_interval(days => $2) where data->>'id' = $1`,
    session,
    days,
  );

/** No event of a session is ever taken on: as if they were older than those that are looked for. */
async function forget(session: string): Promise<void> {
  const { body } = await sandbox("GET", `/events?session=${session}`);
  for (const { id, type } of body as { id: string; type: string }[]) {
    await rows(
      `insert into stripe_event (id, type, status, outcome) values ($1, $2, 'processed', 'foreign') on conflict (id) do nothing`,
      id,
      type,
    );
  }
}

test.each([
  ["succeed", 1],
  ["fail", 0],
] as const)("Stripe is asked about a debit whose event was lost: %s", async (result, paid) => {
  const { cart, session } = await debit("drop");
  await complete(cart);
  const { id } = await orderOf(cart);
  await recorded(id);
  await decide(session, result);
  await longAgo(session, 4);
  await forget(session);
  await admin("POST", "/stripe-checkout/comparisons");
  await until(async () => (await captured(id)) > 0 === (paid === 1));
  if (paid === 0) await until(async () => (await orderOf(cart)).status === "canceled");
});

test("a debit that no bank decides about waits for staff once banks have had their days, and no longer than it waits", async () => {
  const { cart, session } = await debit("drop");
  await complete(cart);
  const { id } = await orderOf(cart);
  await recorded(id);
  const open = async () =>
    (await admin("GET", `/furniture/reconciliations?order_id=${id}`)).body.open.map(
      ({ code }: { code: string }) => code,
    );
  await longAgo(session, 17);
  await admin("POST", "/stripe-checkout/comparisons");
  expect(await open()).not.toContain("payment_waiting");
  await longAgo(session, 21);
  await admin("POST", "/stripe-checkout/comparisons");
  await until(async () => (await open()).includes("payment_waiting"));
  await decide(session, "succeed");
  await forget(session);
  await admin("POST", "/stripe-checkout/comparisons");
  await until(async () => !(await open()).includes("payment_waiting"));
  expect(await captured(id)).toBeGreaterThan(0);
});
