import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { inDays } from "../../../tests/shopper/days";
import { payOnPage } from "../../../tests/shopper/payment-page";
import { admin, rows, store, transferOrder } from "../../../tests/shopper/shop";
import { change, formOf, ledgers, linesOf, mailOf, settled } from "./changed-orders";
import { balance, papersOf } from "./papers";
import { paidOrder } from "./staff-deeds";

const longTest = longOnly(test);

test("what a change costs more can be transferred, whatever the order was paid by: staff book it, and the link is paid with it", async () => {
  const { id } = await paidOrder([["table"]]);
  const received = () => admin("POST", `/furniture/orders/${id}/payment-received`);
  const card = async () => (await admin("GET", `/furniture/orders/${id}`)).body.order;
  expect([(await card()).transfer_due, (await received()).status]).toEqual([null, 400]);
  const more = { lines: [...(await linesOf(id)), { kind: "stool", configuration: {} }] };
  expect((await change(id, more)).status).toBe(200);
  const token = String((await mailOf(id, "order_changed")).data.url)
    .split("/")
    .at(-1);
  const page = async () => (await store("GET", `/furniture/payment-links/${token}`)).body.payment_link.state;
  const opened = await store("POST", `/furniture/payment-links/${token}`);
  expect([(await card()).transfer_due, await page(), opened.status]).toEqual([175, "payable", 200]);

  expect((await received()).status).toBe(200);
  await expect.poll(() => ledgers(id)).toEqual(settled(1491 + 175));
  expect(await payOnPage(opened.body.url).catch(() => false), "the page it was to be paid on is closed").toBe(
    false,
  );
  expect([(await card()).transfer_due, await page()]).toEqual([null, "paid"]);
  const { text, count } = await mailOf(id, "payment_received");
  expect([text.includes("175,00"), count]).toEqual([true, 1]);
  const paid = [
    { by: "card", amount: 1491 },
    { by: "bank_transfer", amount: 175 },
  ];
  expect([text.includes("online bezahlt (1.491,00 €), Überweisung (175,00 €)"), (await card()).paid]).toEqual(
    [true, paid],
  );
  const papers = await papersOf(id, 3);
  expect(balance(papers)).toBe((1491 + 175) * 100);
  expect((await received()).status, "it is booked once").toBe(400);
});

test("a transfer is not booked on an order whose placing a crash has interrupted: nothing is prepared for it before it is whole", async () => {
  const id = await transferOrder("stool");
  const received = () => admin("POST", `/furniture/orders/${id}/payment-received`);
  const ofOrder =
    "payment_collection_id in (select payment_collection_id from order_payment_collection where order_id = $1)";
  const sessions = () =>
    rows(`select id, status from payment_session where ${ofOrder} and deleted_at is null`, id);
  const payments = "update payment set deleted_at = case when deleted_at is null then now() end where";
  const before = await sessions();
  await rows(`${payments} ${ofOrder}`, id);
  await rows("update furniture_order set deleted_at = now() where order_id = $1", id);
  try {
    const { status, body } = await received();
    expect([status, body.issues[0].code]).toEqual([400, "no_payment"]);
    expect(await sessions()).toEqual(before);
  } finally {
    await rows("update furniture_order set deleted_at = null where order_id = $1", id);
    await rows(`${payments} ${ofOrder}`, id);
  }
  expect((await received()).status).toBe(200);
});

longTest(
  "an order paid by transfer and changed to cost more is paid by a second transfer, of an earlier day too",
  async () => {
    const id = await transferOrder("table");
    const received = (body?: object) => admin("POST", `/furniture/orders/${id}/payment-received`, body);
    expect((await received()).status).toBe(200);
    const more = { lines: [...(await linesOf(id)), { kind: "stool", configuration: {} }] };
    expect((await change(id, more)).status).toBe(200);
    expect((await received({ received_on: inDays(-1) })).body.issues[0].path).toBe("received_on");
    const both = await Promise.all([received(), received()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    await expect.poll(() => ledgers(id)).toEqual(settled(1491 + 175));
    expect(balance(await papersOf(id, 3))).toBe((1491 + 175) * 100);
  },
);

longTest(
  "of an order paid partly by card and partly by transfer each refund has a paper with its own way, and a mail",
  async () => {
    const { id } = await paidOrder([["table"]]);
    const more = { lines: [...(await linesOf(id)), { kind: "stool", configuration: {} }] };
    expect((await change(id, more)).status).toBe(200);
    expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBe(200);
    await papersOf(id, 3);
    const payments = await rows(
      `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
       where l.order_id = $1 and p.captured_at is not null order by p.amount desc`,
      id,
    );
    const [card, transfer] = payments.map((payment) => payment.id);
    for (const [payment, amount] of [
      [card, 20],
      [transfer, 20],
      [card, 5],
    ])
      expect((await admin("POST", `/payments/${payment}/refund`, { amount })).status).toBe(200);
    const papers = await papersOf(id, 6);
    expect(balance(papers)).toBe((1491 + 175 - 45) * 100);
    const notes = await rows(
      `select cents, document->>'paidBy' as by from furniture_paper where order_id = $1 and scope = 'refund' order by place`,
      id,
    );
    expect(notes).toEqual([
      { cents: 2000, by: "online" },
      { cents: 2000, by: "transfer" },
      { cents: 500, by: "online" },
    ]);
    const mails = await rows(
      "select (data->>'amount')::float as amount from furniture_mail where order_id = $1 and template = 'refund' order by created_at",
      id,
    );
    expect(mails).toEqual([{ amount: 20 }, { amount: 20 }, { amount: 5 }]);
    const { paid } = (await admin("GET", `/furniture/orders/${id}`)).body.order;
    expect(paid).toEqual([
      { by: "card", amount: 1491 - 25 },
      { by: "bank_transfer", amount: 175 - 20 },
    ]);
  },
);

longTest(
  "of an order paid partly by card and partly by transfer staff are told to transfer back what was transferred, and no more",
  async () => {
    const { id } = await paidOrder([["table"]]);
    const [dear] = await linesOf(id);
    const more = { lines: [dear, { kind: "stool", configuration: {} }] };
    expect((await change(id, more)).status).toBe(200);
    expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBe(200);
    const card = async () => (await admin("GET", `/furniture/orders/${id}`)).body.order;
    expect((await card()).transferred, "no more than came by transfer").toBe(175);
    expect((await change(id, { lines: [dear] })).status).toBe(200);
    expect(await askedOfStaff(id)).toEqual([undefined, 175]);
    expect((await formOf(id)).by_hand).toBe(175);
  },
);

longTest(
  "of an order paid by transfer whose difference was paid by card staff are not told to transfer what the card gets back",
  async () => {
    const id = await transferOrder("table");
    expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBe(200);
    const [dear] = await linesOf(id);
    expect((await change(id, { lines: [dear, { kind: "stool", configuration: {} }] })).status).toBe(200);
    const token = String((await mailOf(id, "order_changed")).data.url)
      .split("/")
      .at(-1);
    expect(await payOnPage((await store("POST", `/furniture/payment-links/${token}`)).body.url)).toBe(true);
    await expect.poll(async () => (await ledgers(id)).open).toBe(0);
    expect((await admin("GET", `/furniture/orders/${id}`)).body.order.paid).toEqual([
      { by: "bank_transfer", amount: 1491 },
      { by: "card", amount: 175 },
    ]);
    expect((await change(id, { lines: [dear] })).status).toBe(200);
    await expect.poll(async () => (await mailOf(id, "refund")).data.amount).toBe(175);
    expect(await askedOfStaff(id)).toEqual([undefined, undefined]);
  },
);

/** What the mail to the workshop about each change of an order asks staff to transfer, EUR. */
async function askedOfStaff(id: string): Promise<unknown[]> {
  const mails = await rows(
    "select data from furniture_mail where order_id = $1 and template = 'workshop_order_changed' order by created_at",
    id,
  );
  return mails.map(({ data }) => Object(data).transfer);
}

longTest(
  "a difference that was paid online and is not entered yet, as a crash leaves it, is not booked as a transfer as well",
  async () => {
    const { id } = await paidOrder([["table"]]);
    const more = { lines: [...(await linesOf(id)), { kind: "stool", configuration: {} }] };
    expect((await change(id, more)).status).toBe(200);
    const { link } = await formOf(id);
    const opened = await store("POST", `/furniture/payment-links/${link.url.split("/").at(-1)}`);
    expect(await payOnPage(opened.body.url)).toBe(true);
    await expect.poll(() => ledgers(id)).toEqual(settled(1491 + 175));
    await uncapture(id);
    const collections = () =>
      rows(
        `select c.status from payment_collection c join order_payment_collection l on l.payment_collection_id = c.id
         where l.order_id = $1 order by c.created_at`,
        id,
      );
    const before = await collections();

    const { status, body } = await admin("POST", `/furniture/orders/${id}/payment-received`);
    expect([status, body.issues?.[0].code]).toEqual([400, "payment_underway"]);
    expect(await collections(), "what was paid is not called off").toEqual(before);
  },
);

/** Takes back that the newest payment of an order, of 175 EUR after 1491, was entered. */
async function uncapture(orderId: string): Promise<void> {
  const [newest] = await rows(
    `select p.id, p.payment_collection_id from payment p
     join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
     where l.order_id = $1 order by p.created_at desc limit 1`,
    orderId,
  );
  const captures = "(select id from capture where payment_id = $1)";
  await rows(`delete from order_transaction where reference_id in ${captures}`, newest?.id);
  await rows("delete from capture where payment_id = $1", newest?.id);
  await rows("update payment set captured_at = null where id = $1", newest?.id);
  await rows(
    "update payment_collection set status = 'authorized', captured_amount = 0, raw_captured_amount = null where id = $1",
    newest?.payment_collection_id,
  );
  const sums = { pending_difference: 175, transaction_total: 1491, paid_total: 1491 };
  const raw = Object.entries(sums).map(([name, value]) => [`raw_${name}`, { value: String(value) }]);
  await rows(
    `update order_summary set totals = totals || $2 where order_id = $1`,
    orderId,
    JSON.stringify({ ...sums, ...Object.fromEntries(raw) }),
  );
}
