import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { inDays } from "../../../tests/shopper/days";
import { offer } from "../../../tests/shopper/reservation";
import { admin, fromVienna, orderableCart, rows, terms, until } from "../../../tests/shopper/shop";

import { newAddress, storeFrom } from "./from-address";
import { keyOf, look } from "./order-keys";
import * as staff from "./staff-deeds";
import { boardOf, piecesOf, placedUnpaid } from "./workshop";

const longTest = longOnly(test);

interface Entry {
  code: string;
  count: number;
  since: string | null;
  orders: { id: string; number: string }[];
}

async function today(): Promise<Record<string, Entry>> {
  const { status, body } = await admin("GET", "/furniture/today");
  expect(status).toBe(200);
  return Object.fromEntries(body.entries.map((entry: Entry) => [entry.code, entry]));
}

/** All pages of the list together. */
async function waitingReservations(): Promise<{ state: string }[]> {
  const found: { state: string }[] = [];
  for (;;) {
    const path = `/furniture/reservations?state=waiting&limit=100&offset=${found.length}`;
    const { reservations } = (await admin("GET", path)).body;
    if (reservations.length === 0) return found;
    found.push(...reservations);
  }
}

/** How many orders a filter of the list lets through. */
async function listedOrders(filter: string): Promise<number> {
  for (let [count, after] = [0, ""]; ; ) {
    const { orders, next } = (await admin("GET", `/furniture/orders?limit=100&${filter}${after}`)).body;
    count += orders.length;
    if (!next) return count;
    after = `&after=${next}`;
  }
}

/** The same numbers from the lists that staff have of each, which are counted one by one. */
async function countedOneByOne(): Promise<Record<string, number>> {
  const list = async (path: string) => (await admin("GET", `/furniture/${path}`)).body;
  const [late, week, messages, reservations, findings, mails] = await Promise.all([
    list("workshop/pieces?late=true"),
    list("workshop/pieces?limit=1").then(({ week }) => list(`workshop/pieces?week=${week}`)),
    list("open-inquiries"),
    waitingReservations(),
    list("reconciliations"),
    list("mails?status=failed"),
  ]);
  const open: { code: string }[] = findings.open;
  return {
    pieces_late: late.count,
    pieces_due: week.count - (week.counts.delivered ?? 0),
    messages_open: messages.messages,
    withdrawals_open: messages.withdrawals,
    reservations_open: reservations.filter(({ state }) => state === "open").length,
    findings_open: open.length,
    disputes_open: open.filter(({ code }) => code.startsWith("dispute_")).length,
    mails_failed: mails.count,
    notes_due: await listedOrders("notes_due=true"),
    returns_unpaid: await listedOrders("returns_unpaid=true"),
    pickups_waiting: await listedOrders("pickups_waiting=true"),
  };
}

test("what waits today is counted as the lists of each count it, and grows by what comes", async () => {
  const before = await today();
  const { id } = await staff.paidOrder([["stool"], ["bench"]]);
  await boardOf(id, 2);
  await rows(
    "update furniture_workshop_piece set due_on = '2020-03-04' where order_id = $1 and kind = 'stool'",
    id,
  );
  await rows(
    `update furniture_workshop_piece set due_on = to_char((now() at time zone 'Europe/Berlin')::date, 'YYYY-MM-DD')
     where order_id = $1 and kind = 'bench'`,
    id,
  );
  const reserved = await orderableCart("stool");
  await fromVienna(reserved);
  await boardOf(await placedUnpaid(reserved), 1);
  const transferred = await orderableCart("frame");
  await terms(transferred, { payment_method: "bank_transfer" });
  const transfer = await placedUnpaid(transferred);
  await boardOf(transfer, 1);
  await storeFrom(newAddress(), "POST", "/messages", {
    name: "Anna",
    email: "anna@example.test",
    text: "Liefert ihr auf die Insel?",
  });
  await rows(
    `insert into furniture_withdrawal (id, name, email, order_number, confirmed_at) values ($1, 'Anna', 'anna@example.test', '1', now())`,
    `fwdr_today_${id}`,
  );
  for (const [code, subject] of [
    ["dispute_open", `today-d-${id}`],
    ["amount_differs", `today-a-${id}`],
  ])
    await rows(
      `insert into furniture_finding (id, reconciliation_id, code, outcome, subject, detail, last_seen_at)
       values ($1, '', $2, 'flagged', $1, 'Test', now())`,
      subject,
      code,
    );
  await rows(
    `insert into furniture_mail (id, key, template, status, data, next_attempt_at) values ($1, $1, 'order_lost', 'failed', '{}', now())`,
    `fmail_today_${id}`,
  );
  await rows(
    `insert into furniture_order_note (id, order_id, text, created_by) values ($1, $2, 'Ruft an', 'andere@planke46.example')`,
    `fnote_today_${id}`,
    id,
  );
  await admin("POST", `/furniture/orders/${id}/notes`, { text: "Anrufen", due_on: inDays(0) });
  const after = await today();
  try {
    const counts = Object.fromEntries(Object.entries(after).map(([code, { count }]) => [code, count]));
    expect(counts).toMatchObject(await countedOneByOne());
    const grown = Object.fromEntries(
      Object.entries(after).map(([code, { count }]) => [code, count - (before[code]?.count ?? 0)]),
    );
    expect(grown).toEqual({
      pieces_late: 1,
      pieces_due: 1,
      orders_new: 3,
      transfers_waiting: 1,
      reservations_open: 1,
      offers_ending: 0,
      pickups_waiting: 0,
      returns_unpaid: 0,
      notes_due: 1,
      notes_unread: 1,
      messages_open: 1,
      withdrawals_open: 1,
      disputes_open: 1,
      invoices_missing: 0,
      mails_failed: 1,
      findings_open: 2,
    });
    expect(after.transfers_waiting?.since).toMatch(/^\d{4}-/);
    if ((after.notes_unread?.count ?? 0) <= 8)
      expect(after.notes_unread?.orders.map((order) => order.id)).toContain(id);
  } finally {
    await rows("delete from furniture_finding where id like 'today-%'");
    await rows("delete from furniture_mail where id = $1", `fmail_today_${id}`);
    await rows("delete from furniture_withdrawal where id = $1", `fwdr_today_${id}`);
  }
});

longTest(
  "an offer that ends within a week is named, one that has longer is not, and an accepted order is not new",
  async () => {
    const reserved = await orderableCart("stool");
    await fromVienna(reserved);
    const order = await placedUnpaid(reserved);
    const [piece] = await boardOf(order, 1);
    await offer(order, 100);
    const endingOf = async () => (await today()).offers_ending?.orders.map(({ id }) => id) ?? [];
    expect(await endingOf()).not.toContain(order);
    await rows(
      "update furniture_payment_link set expires_at = now() + interval '1 hour' where order_id = $1",
      order,
    );
    expect(await endingOf()).toContain(order);
    const before = (await today()).orders_new?.count ?? 0;
    await rows("update furniture_workshop_piece set step = 'sawn' where number = $1", piece?.number);
    expect((await today()).orders_new?.count).toBe(before - 1);
  },
);

longTest(
  "what came back and is not refunded stands under today and on its customer's page, and is off the board; a refund ends that, also one that is less for wear",
  async () => {
    const order = await staff.paidOrder([["table"], ["stool"], ["stool"]]);
    await boardOf(order.id, 3);
    const key = await keyOf(order.id);
    await staff.bring(order);
    const page = async () => (await look(key)).body.order_page;
    const waits = async () => {
      await admin("POST", "/furniture/reconciliations");
      const { orders, count } = (await today()).returns_unpaid ?? { orders: [], count: 0 };
      expect(await listedOrders("returns_unpaid=true")).toBe(count);
      return [orders.some(({ id }) => id === order.id), (await page()).payment.refund_due];
    };
    /** Staff see the oldest orders. */
    const takeBack = async (...[items, how]: [string[], ("receive" | "dismiss")?]) => {
      await staff.takeBack(order, items, how);
      await until(async () => (await piecesOf(order.id)).length < 3);
      await rows(`update "return" set received_at = '2020-01-01' where order_id = $1`, order.id);
    };
    const left = async () => (await piecesOf(order.id)).map(({ number }) => number.split(".")[1]).sort();
    const [table = "", first = "", second = ""] = order.items;
    await takeBack([first]);
    expect(await waits()).toEqual([true, true]);
    expect([await left(), (await page()).state]).toEqual([["1", "3"], "delivered"]);
    await staff.refund(order, 100);
    expect(await waits()).toEqual([false, false]);
    await takeBack([second, table], "dismiss");
    expect(await waits()).toEqual([true, true]);
    expect((await page()).state).toBe("returned");
    await staff.refund(order, 1500);
    expect(await waits()).toEqual([false, false]);
  },
);

longTest(
  "of a return that arrives in two parcels each waits for its refund, and what has arrived is off the board",
  async () => {
    const order = await staff.paidOrder([["stool"], ["stool"], ["stool"]]);
    await boardOf(order.id, 3);
    await staff.bring(order);
    const waits = async () => {
      await admin("POST", "/furniture/reconciliations");
      // Staff see the oldest orders.
      await rows(`update order_change set confirmed_at = '2020-01-01' where order_id = $1`, order.id);
      const { orders } = (await today()).returns_unpaid ?? { orders: [] };
      return orders.some(({ id }) => id === order.id);
    };
    const onBoard = (count: number) => until(async () => (await piecesOf(order.id)).length === count);
    const [first = "", second = ""] = order.items;
    const announced = await staff.announceReturn(order, [first, second]);
    expect(await waits()).toBe(false);
    await staff.arrive(announced, [first]);
    expect(await waits()).toBe(true);
    await onBoard(2);
    await staff.refund(order, 100);
    expect(await waits()).toBe(false);
    await staff.arrive(announced, [second], "dismiss");
    expect(await waits()).toBe(true);
    await onBoard(1);
    await staff.refund(order, 90);
    expect(await waits()).toBe(false);
  },
);
