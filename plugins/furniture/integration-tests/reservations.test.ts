import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { keepSilent, payOnPage, refundsOf, sessionOf } from "../../../tests/shopper/payment-page";
import { offer, pageOfLink, reservation } from "../../../tests/shopper/reservation";
import {
  type Answer,
  admin,
  checkout,
  complete,
  enter,
  fromVienna,
  newVoucher,
  orderableCart,
  recordOf,
  rows,
  sandbox,
  shop,
  store,
  until,
} from "../../../tests/shopper/shop";
import { hold, letGo } from "./held";

const longTest = longOnly(test);

// biome-ignore lint/suspicious/noExplicitAny: see Answer
async function listed(id: string): Promise<any> {
  const { body } = await admin("GET", "/furniture/reservations?limit=100");
  return body.reservations.find((row: { id: string }) => row.id === id);
}

/** Which of these reservations wait, in the order in which staff see them. */
async function waiting(...ids: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const { body } = await admin("GET", `/furniture/reservations?state=waiting&limit=100&offset=${offset}`);
    const page = body.reservations.map(({ id }: { id: string }) => id);
    if (page.length === 0) return found.filter((id) => ids.includes(id));
    found.push(...page);
  }
}

const stateOf = async (token: string) =>
  (await store("GET", `/furniture/payment-links/${token}`)).body.payment_link;

/** The text of a sent mail about an order; null before. */
async function sentText(id: string, template: string): Promise<string | null> {
  const [mail] = await rows(
    "select sent->>'text' as text from furniture_mail where order_id = $1 and template = $2",
    id,
    template,
  );
  return (mail?.text as string | null | undefined)?.replace(/\u00a0/g, " ") ?? null;
}

async function moneyOf(id: string) {
  const { body } = await admin("GET", `/orders/${id}?fields=id,total,payment_status,summary`);
  const { total, payment_status, summary } = body.order;
  return { total, payment_status, paid: summary.paid_total, open: summary.pending_difference };
}

longTest(
  "what waits stands in its turn: reservations without an offer, the oldest first, then offers by the day on which they end",
  async () => {
    const [first, second, third, fourth] = [
      await reservation("stool"),
      await reservation("stool"),
      await reservation("stool"),
      await reservation("stool"),
    ];
    await offer(first, 100);
    await offer(second, 100);
    await rows(
      "update furniture_payment_link set expires_at = now() + interval '1 hour' where order_id = $1",
      second,
    );
    expect(await waiting(first, second, third, fourth)).toEqual([third, fourth, second, first]);
  },
);

test("staff quote the delivery, the customer pays by the link, and the same order is a paid order", async () => {
  const id = await reservation("table");
  expect(await listed(id)).toMatchObject({
    name: "Anna Muster",
    country: "at",
    total: 1491,
    state: "open",
    token: null,
  });
  const token = await offer(id, 180);
  const state = await stateOf(token);
  expect(state).toMatchObject({
    state: "payable",
    amount: 1671,
    delivery_cost: 180,
    expires_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  });
  // The page names a day, so the link holds to the end of it.
  const [ends] = await rows(
    "select to_char(expires_at at time zone 'Europe/Berlin', 'HH24:MI:SS') as clock from furniture_payment_link where token = $1",
    token,
  );
  expect(ends).toEqual({ clock: "23:59:59" });
  const mail = await rows(
    "select data from furniture_mail where template = 'payment_link' and order_id = $1",
    id,
  );
  expect(mail).toEqual([
    {
      data: expect.objectContaining({
        url: expect.stringMatching(`/pay/${token}$`),
        last_day: state.expires_on,
      }),
    },
  ]);

  const url = await pageOfLink(token);
  expect(await pageOfLink(token)).toBe(url);
  expect(await payOnPage(url)).toBe(true);
  await until(async () => (await listed(id)).state === "paid");
  expect(await moneyOf(id)).toEqual({ total: 1671, payment_status: "captured", paid: 1671, open: 0 });
  await until(async () => (await recordOf(id)).pay_by === "card");
  expect(await recordOf(id)).toMatchObject({ reservation: true, delivery_cost: 180, total: 1671 });
  expect(await stateOf(token)).toMatchObject({ state: "paid" });
  const again = await store("POST", `/furniture/payment-links/${token}`, {});
  expect([again.status, again.body.issues[0].code]).toEqual([400, "link_paid"]);
  await until(
    async () =>
      (await rows("select 1 from furniture_mail where template = 'payment_received' and order_id = $1", id))
        .length === 1,
  );
});

longTest("without webhook the return page alone makes the order paid, once", async () => {
  const id = await reservation("table");
  const url = await pageOfLink(await offer(id, 0));
  await keepSilent(url);
  expect(await payOnPage(url)).toBe(true);
  const session = new URL(url).pathname.split("/").at(-1);
  const answers = await Promise.all(
    [1, 2, 3].map(() => store("POST", `/stripe-checkout/sessions/${session}/settle`)),
  );
  expect(answers.map(({ body }) => body.outcome)).toEqual(["ordered", "ordered", "ordered"]);
  expect(await moneyOf(id)).toEqual({ total: 1491, payment_status: "captured", paid: 1491, open: 0 });
});

longTest("a new offer takes the place of the old one, whose page cannot be paid any more", async () => {
  const id = await reservation("table");
  const first = await offer(id, 180);
  const oldPage = await pageOfLink(first);
  const second = await offer(id, 95);
  expect(second).not.toBe(first);
  expect(await stateOf(first)).toMatchObject({ state: "withdrawn" });
  expect(await stateOf(second)).toMatchObject({ state: "payable", amount: 1586 });
  expect(await payOnPage(await pageOfLink(second))).toBe(true);
  await until(async () => (await listed(id)).state === "paid");
  expect((await moneyOf(id)).paid).toBe(1586);
  expect(await payOnPage(oldPage)).toBe(false);
  expect(await stateOf(first)).toMatchObject({ state: "paid", amount: 1586, delivery_cost: 95 });
});

longTest(
  "of two offers made at once on what the list showed one goes out, and the other is refused as seen too late",
  async () => {
    const id = await reservation("stool");
    const offered = (delivery_cost: number, replaces: string | null) =>
      admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost, replaces });
    const answers = await Promise.all([offered(40, null), offered(40, null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.issues[0].code).toBe("offer_changed");
    expect(await rows("select 1 from furniture_payment_link where order_id = $1", id)).toHaveLength(1);
    const { token } = await listed(id);
    expect(await stateOf(token)).toMatchObject({ state: "payable", amount: 234 });
    expect((await offered(50, token)).status).toBe(200);
    expect(await stateOf(token)).toMatchObject({ state: "withdrawn" });
  },
);

longTest("each reservation that waits is on one page of the list, however many came after it", async () => {
  const ids = [await reservation("sample"), await reservation("sample"), await reservation("sample")];
  const url = await pageOfLink(await offer(String(ids[1]), 5));
  expect(await payOnPage(url)).toBe(true);
  await until(async () => (await listed(String(ids[1]))).state === "paid");
  const found: string[] = [];
  const path = "/furniture/reservations?state=waiting&limit=2";
  const first = (await admin("GET", path)).body;
  for (let offset = 0; offset < first.count; offset += 2) {
    const { body } = await admin("GET", `${path}&offset=${offset}`);
    expect(body.reservations.length).toBeLessThanOrEqual(2);
    found.push(...body.reservations.map((row: { id: string }) => row.id));
  }
  expect(found).toHaveLength(first.count);
  expect(ids.map((id) => found.includes(id))).toEqual([true, false, true]);
  for (const state of ["paid", "all"]) {
    const { body } = await admin("GET", `/furniture/reservations?state=${state}&limit=100`);
    expect(
      body.reservations.some((row: { id: string }) => row.id === ids[1]),
      state,
    ).toBe(true);
  }
  const { number } = await listed(String(ids[0]));
  const named = (await admin("GET", `${path}&q=${number}`)).body;
  expect([named.count, named.reservations[0]?.id]).toEqual([1, ids[0]]);
  expect((await admin("GET", `${path}&q=niemand`)).body).toMatchObject({ count: 0, reservations: [] });
  expect((await admin("GET", "/furniture/reservations?state=lost")).status).toBe(400);
});

test("cancelling withdraws the link, and a payment that was just made goes back", async () => {
  const id = await reservation("table");
  const token = await offer(id, 10);
  const url = await pageOfLink(token);
  await keepSilent(url);
  expect(await payOnPage(url)).toBe(true);
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  expect(await stateOf(token)).toMatchObject({ state: "withdrawn" });
  expect((await listed(id)).state).toBe("cancelled");
  await store("POST", `/stripe-checkout/sessions/${new URL(url).pathname.split("/").at(-1)}/settle`, {});
  await until(async () => (await refundsOf(url))[0] === 150100);
  expect((await admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 1 })).status).toBe(400);
});

longTest(
  "money for a cancelled reservation that the bank is slow to send back stays the order's, and its customer is told when it is back",
  async () => {
    const id = await reservation("table");
    const url = await pageOfLink(await offer(id, 10));
    await keepSilent(url);
    expect(await payOnPage(url)).toBe(true);
    await sandbox("PUT", `/payments/${sessionOf(url)}/refund-mode`, { mode: "pend" });
    expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
    const told = () =>
      rows(
        "select data->>'amount' as amount from furniture_mail where template = 'refund' and order_id = $1",
        id,
      );
    const refund = async () =>
      (await rows("select stripe_id, status from stripe_refund where order_id = $1", id))[0] ?? {};
    /** The job's turn; it leaves what is under way alone for half a minute. */
    const compare = async () => {
      await rows(
        "update stripe_returned_payment set created_at = created_at - interval '1 minute' where order_id = $1",
        id,
      );
      expect((await admin("POST", "/stripe-checkout/comparisons")).status).toBe(200);
    };

    await store("POST", `/stripe-checkout/sessions/${sessionOf(url)}/settle`, {});
    expect(await refundsOf(url)).toEqual([150100]);
    await compare();
    expect(await refund()).toMatchObject({ status: "pending" });
    expect(await told()).toEqual([]);

    await sandbox("POST", `/refunds/${(await refund()).stripe_id}`, { status: "succeeded" });
    await compare();
    await until(async () => (await told()).length > 0);
    expect(await told()).toEqual([{ amount: "1501" }]);
    expect(await refund()).toMatchObject({ status: "succeeded" });
    expect(await rows("select 1 from stripe_unknown_payment where id = $1", sessionOf(url))).toEqual([]);
    expect(await refundsOf(url)).toEqual([150100]);
  },
);

longTest("cancelling a reservation that was paid by its link refunds the card", async () => {
  const id = await reservation("table");
  const url = await pageOfLink(await offer(id, 20));
  await payOnPage(url);
  await until(async () => (await listed(id)).state === "paid");
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  expect(await refundsOf(url)).toEqual([151100]);
});

test("a link is not paid while its order asks for another sum than the page says, as a crash within a new offer leaves it", async () => {
  const id = await reservation("stool");
  const token = await offer(id, 20);
  const asks = (more: number) =>
    rows(
      `update payment_collection set amount = amount + $2 where id in (
         select payment_collection_id from order_payment_collection where order_id = $1)`,
      id,
      more,
    );
  await asks(30);
  const { status, body } = await store("POST", `/furniture/payment-links/${token}`, { locale: "de" });
  expect([status, body.issues?.[0].code]).toEqual([400, "link_withdrawn"]);
  await asks(-30);
  expect(await pageOfLink(token)).toMatch(/^http/);
});

test.each([[-1], [1.5], ["20"], [10_001], [undefined]])("a delivery cost of %s is refused", async (cost) => {
  const { status, body } = await admin("POST", "/furniture/reservations/order_none/offer", {
    delivery_cost: cost,
  });
  expect([status, body.issues?.[0]?.path]).toEqual([400, "delivery_cost"]);
});

test("an unknown link is not found, and staff alone make offers", async () => {
  expect((await store("GET", "/furniture/payment-links/guessed-token-of-somebody")).status).toBe(404);
  expect((await store("POST", "/furniture/payment-links/guessed-token-of-somebody", {})).status).toBe(404);
});

test("an order by transfer waits until staff have seen the money, and is paid then, once", async () => {
  const cart = await orderableCart("stool");
  await enter(cart, await newVoucher(0));
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  const { id } = (await complete(cart)).body.order;
  expect((await moneyOf(id)).payment_status).toBe("authorized");
  const answers = await Promise.all(
    [1, 2].map(() => admin("POST", `/furniture/orders/${id}/payment-received`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await moneyOf(id)).toEqual({ total: 194, payment_status: "captured", paid: 194, open: 0 });
  const mails = await rows(
    "select 1 from furniture_mail where template = 'payment_received' and order_id = $1",
    id,
  );
  expect(mails).toHaveLength(1);
});

longTest(
  "with the code for transfers a reservation may be transferred after its offer, and is a paid order then",
  async () => {
    const cart = await orderableCart("table");
    await enter(cart, await newVoucher(0));
    await fromVienna(cart);
    await checkout(cart);
    const { id } = (await complete(cart)).body.order;
    const received = () => admin("POST", `/furniture/orders/${id}/payment-received`);
    const codeOf = ({ status, body }: Answer) => [status, body.issues?.[0]?.code];
    const card = async () => (await admin("GET", `/furniture/orders/${id}`)).body.order;
    expect(codeOf(await received())).toEqual([400, "not_offered"]);
    expect((await card()).transfer_due).toBeNull();

    const token = await offer(id, 180);
    expect(await stateOf(token)).toMatchObject({ state: "payable", amount: 1671, may_transfer: true });
    expect((await card()).transfer_due).toBe(1671);
    await until(async () => (await sentText(id, "payment_link")) !== null, 60);
    const offered = await sentText(id, "payment_link");
    expect(offered).toMatch(/auch überweisen[\s\S]*IBAN/);
    expect(offered).toContain(`Verwendungszweck: ${(await card()).number}`);
    const page = await pageOfLink(token);

    const answers = await Promise.all([received(), received()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await moneyOf(id)).toEqual({ total: 1671, payment_status: "captured", paid: 1671, open: 0 });
    expect(await recordOf(id)).toMatchObject({
      pay_by: "bank_transfer",
      reservation: true,
      delivery_cost: 180,
      total: 1671,
    });
    expect((await card()).transfer_due).toBeNull();
    expect((await listed(id)).state).toBe("paid");
    expect(await stateOf(token)).toMatchObject({ state: "paid" });
    expect(await payOnPage(page)).toBe(false);
    await until(async () => (await sentText(id, "payment_received")) !== null, 60);
    const thanks = await sentText(id, "payment_received");
    for (const part of ["Zahlung: Überweisung", "Lieferung: 180,00", "Widerruf"])
      expect(thanks).toContain(part);
    await until(
      async () =>
        (await rows("select 1 from furniture_paper where order_id = $1 and cents = 167100", id)).length === 1,
    );
  },
);

longTest(
  "a transfer is not booked on an offer that was paid online, and staff read that its money goes back",
  async () => {
    const id = await reservation("stool");
    expect(await payOnPage(await pageOfLink(await offer(id, 20)))).toBe(true);
    await until(async () => (await recordOf(id)).pay_by === "card");
    const { status, body } = await admin("POST", `/furniture/orders/${id}/payment-received`);
    expect([status, body.issues[0].code]).toEqual([400, "paid_online"]);
    expect(body.message).toMatch(/überweise es zurück/);
    expect(await moneyOf(id)).toMatchObject({ total: 214, paid: 214 });
  },
);

longTest(
  "where the shop offers transfers to everybody no code is needed; a reservation from before is paid by its link alone",
  async () => {
    const id = await reservation("stool");
    const token = await offer(id, 20);
    expect(await stateOf(token)).toMatchObject({ state: "payable", may_transfer: true });
    await rows(`update "order" set metadata = metadata - 'may_transfer' where id = $1`, id);
    expect(await stateOf(token)).toMatchObject({ state: "payable", may_transfer: false });
    const refused = await admin("POST", `/furniture/orders/${id}/payment-received`);
    expect([refused.status, refused.body.issues[0].code]).toEqual([400, "no_transfer"]);
  },
);

longTest("a crash between the payment of a reservation and its new name is made good by itself", async () => {
  const id = await reservation("table");
  expect(await payOnPage(await pageOfLink(await offer(id, 100)))).toBe(true);
  await until(async () => (await recordOf(id)).pay_by === "card");
  const before = await recordOf(id);
  await rows(
    `update "order" set metadata = metadata - 'reservation' || '{"pay_by": "reservation", "total": 1491}' where id = $1`,
    id,
  );
  await until(async () => (await recordOf(id)).pay_by === "card", 40);
  expect(await recordOf(id)).toEqual(before);
});

longTest("a new offer closes the payment page of the old one", async () => {
  const id = await reservation("table");
  const page = await pageOfLink(await offer(id, 100));
  const fresh = await offer(id, 120);
  expect(await payOnPage(page)).toBe(false);
  expect(await payOnPage(await pageOfLink(fresh))).toBe(true);
  await until(async () => (await stateOf(fresh)).state === "paid");
  expect((await moneyOf(id)).total).toBe(1611);
});

longTest(
  "a new offer that cannot close the page of the old one leaves the old one as it was, and says why",
  async () => {
    const id = await reservation("table");
    const token = await offer(id, 100);
    const page = await pageOfLink(token);
    await sandbox("POST", "/failures", { kind: "error", requests: 20, path: "/expire" });
    const refused = await admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 120 });
    await sandbox("DELETE", "/failures");
    expect([refused.status, refused.body.issues?.[0]?.code]).toEqual([400, "payment_page_open"]);
    expect(await stateOf(token)).toMatchObject({ state: "payable", amount: 1591 });
    expect(await payOnPage(page)).toBe(true);
    await until(async () => (await listed(id)).state === "paid");
  },
);

longTest(
  "the payment page of an offer that could not be closed as its order was cancelled is closed soon after",
  async () => {
    const id = await reservation("stool");
    const page = await pageOfLink(await offer(id, 100));
    const open = () =>
      rows(
        `select 1 from payment_session s join order_payment_collection l on l.payment_collection_id = s.payment_collection_id
        where l.order_id = $1 and s.deleted_at is null and s.status = 'pending'`,
        id,
      );
    await sandbox("POST", "/failures", { kind: "error", requests: 20, path: "/expire" });
    try {
      expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
      await until(
        async () =>
          (await rows("select 1 from furniture_order where order_id = $1 and released_at is not null", id))
            .length === 1,
      );
      expect(await open()).toHaveLength(1);
    } finally {
      await sandbox("DELETE", "/failures");
    }
    await expect.poll(open, { timeout: 60_000 }).toEqual([]);
    expect(await payOnPage(page)).toBe(false);
  },
);

longTest(
  "a transfer is not booked on an order that is being cancelled, nor an order cancelled whose transfer has come",
  async () => {
    const ordered = async () => {
      const cart = await orderableCart("stool");
      await enter(cart, await newVoucher(0));
      await checkout(cart);
      return (await complete(cart)).body.order.id as string;
    };
    const statusOf = async (id: string) =>
      (await rows(`select status from "order" where id = $1`, id))[0]?.status;
    const refundsOfOrder = (id: string) =>
      rows("select 1 from order_transaction where order_id = $1 and reference = 'refund'", id);

    const id = await ordered();
    // Cancelling waits for another job that writes to the order; meanwhile staff see the transfer.
    await hold(id, 6);
    const cancelling = admin("POST", `/orders/${id}/cancel`);
    await until(
      async () => (await rows("select 1 from locking where id = $1", `furniture-order:${id}`)).length === 1,
    );
    const booking = admin("POST", `/furniture/orders/${id}/payment-received`);
    await letGo(id);
    const [cancelled, booked] = [await cancelling, await booking];
    expect([cancelled.status, booked.status, booked.body.issues?.[0]?.code]).toEqual([
      200,
      400,
      "order_cancelled",
    ]);
    expect(await refundsOfOrder(id)).toEqual([]);

    const other = await ordered();
    await hold(`furniture-order:${other}`, 6);
    const late = admin("POST", `/orders/${other}/cancel`);
    const [payment] = await rows(
      `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
     where l.order_id = $1`,
      other,
    );
    // As if it had been booked the moment before.
    await rows(
      "insert into capture (id, amount, raw_amount, payment_id) select 'capt_' || $1, amount, raw_amount, id from payment where id = $1",
      payment?.id,
    );
    await rows("update payment set captured_at = now() where id = $1", payment?.id);
    await letGo(`furniture-order:${other}`);
    expect([(await late).status, (await late).body.issues?.[0]?.code]).toEqual([400, "transfer_kept"]);
    expect(await statusOf(other)).toBe("pending");
  },
);

const received = (id: string) => admin("POST", `/furniture/orders/${id}/payment-received`);
const settle = (url: string) => store("POST", `/stripe-checkout/sessions/${sessionOf(url)}/settle`);

longTest(
  "an offer that is paid by card, though nobody has heard of it yet, is not booked as transferred",
  async () => {
    const id = await reservation("stool");
    const url = await pageOfLink(await offer(id, 100));
    await keepSilent(url);
    expect(await payOnPage(url)).toBe(true);
    const refused = await received(id);
    expect([refused.status, refused.body.issues?.[0]?.code]).toEqual([400, "payment_underway"]);
    expect((await settle(url)).body.outcome).toBe("ordered");
    expect(await moneyOf(id)).toEqual({ total: 294, payment_status: "captured", paid: 294, open: 0 });
  },
);

longTest(
  "a transfer that is booked in the moment in which the card's money is entered is refused, and leaves nothing that could be captured",
  async () => {
    const id = await reservation("stool");
    const url = await pageOfLink(await offer(id, 100));
    await keepSilent(url);
    expect(await payOnPage(url)).toBe(true);
    const live = () =>
      rows(
        `select p.provider_id, p.captured_at is not null as captured from payment p
         join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
         where l.order_id = $1 and p.canceled_at is null and p.deleted_at is null`,
        id,
      );
    // The payment knows of the money, and the order's book does not until this transaction ends.
    const blocker = new Client({ connectionString: shop.database });
    await blocker.connect();
    onTestFinished(() => blocker.end());
    await blocker.query("begin");
    await blocker.query("lock table order_transaction in share mode");
    const settling = settle(url);
    await until(async () => (await live()).some(({ captured }) => captured));
    const booking = received(id);
    await pause(2000);
    await blocker.query("commit");
    const [{ body }, refused] = await Promise.all([settling, booking]);
    expect([body.outcome, refused.status, refused.body.issues?.[0]?.code]).toEqual([
      "ordered",
      400,
      "paid_online",
    ]);
    expect(await live()).toEqual([{ provider_id: "pp_stripe-checkout_card", captured: true }]);
    expect(await moneyOf(id)).toEqual({ total: 294, payment_status: "captured", paid: 294, open: 0 });
  },
);

longTest(
  "while a card's payment is promised and its money not entered yet, no transfer is booked on the offer and no other is made",
  async () => {
    const id = await reservation("stool");
    await pageOfLink(await offer(id, 100));
    const payment = `pay_test_${id}`;
    // As a crash leaves it between the promise and the capture.
    await rows(
      `insert into payment (id, amount, raw_amount, currency_code, provider_id, data, payment_collection_id, payment_session_id)
       select $1, s.amount, s.raw_amount, s.currency_code, s.provider_id, s.data, s.payment_collection_id, s.id
       from payment_session s join order_payment_collection l on l.payment_collection_id = s.payment_collection_id
       where l.order_id = $2 and s.provider_id = 'pp_stripe-checkout_card' and s.deleted_at is null`,
      ...[payment, id],
    );
    const another = await admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 90 });
    for (const { status, body } of [await received(id), another])
      expect([status, body.issues?.[0]?.code]).toEqual([400, "payment_underway"]);
    expect(await moneyOf(id)).toMatchObject({ total: 294, paid: 0 });
    // Once it is over, what is transferred is booked.
    await rows("update payment set canceled_at = now() where id = $1", payment);
    expect((await received(id)).status).toBe(200);
    expect(await moneyOf(id)).toMatchObject({ total: 294, paid: 294, open: 0 });
  },
);

longTest("cancelling a reservation closes its payment page", async () => {
  const id = await reservation("table");
  const page = await pageOfLink(await offer(id, 100));
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  expect(await payOnPage(page)).toBe(false);
});

longTest(
  "who opens a payment link on another address of the shop gets a page of its own, which leads back there",
  async () => {
    const token = await offer(await reservation("table"), 100);
    const at = async (origin: object) =>
      (await store("POST", `/furniture/payment-links/${token}`, { locale: "de", ...origin })).body.url;
    const first = await at({});
    const there = { return_origin: "https://planks.example" };
    const second = await at(there);
    expect(second).not.toBe(first);
    expect(await at(there)).toBe(second);
    expect(await payOnPage(first).catch(() => false), "the page before is closed").toBe(false);
  },
);
