import { expect, test } from "vitest";
import { inDays } from "../../../tests/shopper/days";
import { payOnPage } from "../../../tests/shopper/payment-page";
import { offer, reservation } from "../../../tests/shopper/reservation";
import {
  admin,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  rows,
  terms,
  until,
} from "../../../tests/shopper/shop";
import { mailOf } from "./changed-orders";
import { mailsOf } from "./mailbox";
import { paidOrder } from "./staff-deeds";
import { boardOf, move, placedUnpaid, takeBack } from "./workshop";

/** The clocks of the pieces of an order are put back. */
const ago = (order: string, minutes: number) =>
  rows(
    "update furniture_workshop_piece set step_at = now() - make_interval(mins => $2) where order_id = $1",
    order,
    minutes,
  );
const templatesOf = async (order: string) => (await mailsOf(order)).map(({ template }) => template);
/** The job runs every minute. */
const told = (order: string, template: string) =>
  until(async () => (await templatesOf(order)).includes(template), 90);

async function workedOn(...kinds: ("table" | "stool")[]) {
  const { id } = await paidOrder(kinds.map((kind) => [kind]));
  return { id, pieces: await boardOf(id, kinds.length) };
}

test("customers hear once that their order is being built and that it is ready, and never of a step that was none", async () => {
  const [begun, slip, half, ready] = await Promise.all([
    workedOn("table", "stool"),
    workedOn("stool"),
    workedOn("table", "stool"),
    workedOn("table", "stool", "stool", "stool", "stool"),
  ]);
  const [table] = begun.pieces;
  expect((await move(table?.number ?? "", "sawn", table?.version ?? 0)).status).toBe(200);
  await ago(begun.id, 11);

  const [slipped] = slip.pieces;
  expect((await move(slipped?.number ?? "", "sawn", slipped?.version ?? 0)).status).toBe(200);
  expect((await takeBack(slipped?.number ?? "", "accepted", 2, "Verdrückt")).status).toBe(200);
  await ago(slip.id, 11);

  const [finished] = half.pieces;
  expect((await move(finished?.number ?? "", "ready", finished?.version ?? 0)).status).toBe(200);
  await ago(half.id, 11);

  for (const { number, version } of ready.pieces)
    expect((await move(number, "ready", version)).status).toBe(200);
  await ago(ready.id, 11);

  await told(begun.id, "work_begun");
  await told(ready.id, "ready_for_delivery");
  const said = await mailOf(begun.id, "work_begun");
  const [{ day = "" } = {}] = await rows("select day from furniture_promise where order_id = $1", begun.id);
  expect(said.count).toBe(1);
  // By its key alone the job knows that the customer has heard of it, whatever day is promised later.
  expect(await rows("select 1 from furniture_mail where key = $1", `work_begun:${begun.id}`)).toHaveLength(1);
  expect(said.text).toContain("in der Werkstatt geht es los");
  expect(said.text).toContain(String(Number(String(day).slice(8))));
  const arranged = await mailOf(ready.id, "ready_for_delivery");
  expect(arranged.count).toBe(1);
  for (const { number, kind } of ready.pieces)
    expect(arranged.text).toContain(`${number} ${kind === "table" ? "Tisch" : "Hocker"}`);
  expect(arranged.text).toContain("Die Spedition meldet sich");
  expect(await templatesOf(slip.id)).not.toContain("work_begun");
  expect(await templatesOf(half.id)).not.toContain("ready_for_delivery");
}, 180_000);

test("who does not pick up is reminded once, after a week or two days after the appointment, and staff find the order", async () => {
  const pickup = async (days: number, agreed?: number, ...kinds: ("stool" | "sample")[]) => {
    const cart = await orderableCart(...(kinds.length > 0 ? kinds : ["stool" as const]));
    await terms(cart, { shipping: "pickup" });
    expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
    const { id } = (await complete(cart)).body.order;
    const piece = (await boardOf(id, Math.max(1, kinds.length))).at(-1);
    const { status } = await admin("POST", `/furniture/orders/${id}/shipping`, { pieces: [piece?.number] });
    expect(status).toBe(200);
    const [shipment] = (await admin("GET", `/furniture/orders/${id}/shipping`)).body.shipping.shipments;
    await rows(
      "update fulfillment set packed_at = now() - make_interval(days => $2) where id = $1",
      shipment.id,
      days,
    );
    if (agreed !== undefined)
      await rows(
        `update fulfillment set metadata = jsonb_build_object('appointment', jsonb_build_object(
           'day', $2::text, 'from', '10:00', 'to', '12:00')) where id = $1`,
        shipment.id,
        inDays(-agreed),
      );
    return { id, shipment: shipment.id };
  };
  const [late, unread, sample, missed, early, agreed, old, fetched, withdrawn] = [
    await pickup(8),
    await pickup(8),
    // Of this one the sample lies ready, and the stool is not built yet.
    await pickup(8, undefined, "stool", "sample"),
    await pickup(4, 3),
    await pickup(6),
    await pickup(8, 1),
    await pickup(40),
    await pickup(2),
    await pickup(2),
  ];
  const received_on = inDays(0);
  expect((await admin("POST", `/furniture/orders/${withdrawn.id}/withdrawals`, { received_on })).status).toBe(
    200,
  );
  await rows(
    "update fulfillment set packed_at = now() - interval '8 days' where id = $1",
    withdrawn.shipment,
  );
  await admin("POST", `/furniture/orders/${fetched.id}/shipping/${fetched.shipment}/delivered`);
  await rows("update fulfillment set packed_at = now() - interval '8 days' where id = $1", fetched.shipment);
  // Medusa's own API takes any text as a day: here none at all, and one that no calendar has, on an order that is not due yet.
  const write = (shipment: string, day: string) =>
    rows(
      "update fulfillment set metadata = jsonb_build_object('appointment', jsonb_build_object('day', $2::text)) where id = $1",
      shipment,
      day,
    );
  await write(unread.shipment, "nächsten Dienstag");
  await write(early.shipment, "9999-02-30");
  await told(late.id, "pickup_reminder");
  await told(unread.id, "pickup_reminder");
  expect((await mailOf(unread.id, "pickup_reminder")).text).not.toContain("Verabredet");
  await told(sample.id, "pickup_reminder");
  await told(missed.id, "pickup_reminder");
  const said = await mailOf(late.id, "pickup_reminder");
  expect([said.count, said.text]).toEqual([1, expect.stringContaining("Abholen kannst du hier")]);
  expect(said.text).not.toContain("Verabredet");
  expect((await mailOf(missed.id, "pickup_reminder")).text).toContain("Verabredet war der");
  for (const { id } of [early, agreed, old, fetched, withdrawn])
    expect(await templatesOf(id)).not.toContain("pickup_reminder");
  const { body } = await admin("GET", "/furniture/today");
  const waiting = body.entries.find(({ code }: { code: string }) => code === "pickups_waiting");
  const ids = waiting.orders.map(({ id }: { id: string }) => id);
  expect([late, unread, sample, missed, old].every(({ id }) => ids.includes(id))).toBe(true);
  expect([early, agreed, fetched].map(({ id }) => ids.includes(id))).toEqual([false, false, false]);
}, 180_000);

const promise = async (order: string, day: unknown, reason: string) =>
  expect((await admin("POST", `/furniture/orders/${order}/promise`, { day, reason })).status).toBe(200);
/** The promises of an order stand for eleven minutes more. */
const stood = (order: string) =>
  rows(
    "update furniture_promise set created_at = created_at - interval '11 minutes' where order_id = $1",
    order,
  );
const daysTold = async (order: string) =>
  (
    await rows(
      "select data->>'day' as day from furniture_mail where order_id = $1 and template = 'promise_changed' order by created_at",
      order,
    )
  ).map(({ day }) => day);

test("another day is told once it has stood, the day before it too when it comes back, and one taken back at once never", async () => {
  const [moved, slip] = await Promise.all([workedOn("stool"), workedOn("stool")]);
  const [[terms], [slipTerms], [late]] = await Promise.all([
    rows("select day from furniture_promise where order_id = $1", moved.id),
    rows("select day from furniture_promise where order_id = $1", slip.id),
    rows("select to_char((now() at time zone 'Europe/Berlin')::date + 75, 'YYYY-MM-DD') as day"),
  ]);
  await promise(slip.id, late?.day, "Vertippt");
  await promise(slip.id, slipTerms?.day, "War richtig");
  await stood(slip.id);
  await promise(moved.id, late?.day, "Der Stahl kommt später");
  await stood(moved.id);
  await until(async () => (await daysTold(moved.id)).length === 1, 90);
  const said = await mailOf(moved.id, "promise_changed");
  expect([said.count, said.data.day, said.data.reason]).toEqual([1, late?.day, "Der Stahl kommt später"]);
  expect(said.text).toContain("Der Stahl kommt später");
  // A shop that was brought up to date has told days under a key of order and day.
  await rows(
    `update furniture_mail set key = 'promise_changed:' || order_id || ':' || (data->>'day')
     where order_id = $1 and template = 'promise_changed'`,
    moved.id,
  );

  await promise(moved.id, terms?.day, "Der Stahl ist doch da");
  await stood(moved.id);
  await until(async () => (await daysTold(moved.id)).length === 2, 90);
  expect(await daysTold(moved.id)).toEqual([late?.day, terms?.day]);
  expect(await daysTold(slip.id)).toEqual([]);
}, 240_000);

test("an offer that ends soon is told once, and not to who has cancelled; a refund that failed is told to staff", async () => {
  const [ending, lasting, cancelled] = await Promise.all([1, 2, 3].map(() => reservation("stool")));
  for (const id of [ending, lasting, cancelled]) await offer(String(id), 60);
  // First, because the job that mails it may run at any moment.
  expect((await admin("POST", `/orders/${cancelled}/cancel`)).status).toBe(200);
  for (const id of [ending, cancelled])
    await rows(
      "update furniture_payment_link set expires_at = now() + interval '4 days' where order_id = $1",
      id,
    );
  const unpaid = await placedUnpaid(await transferCart());
  await rows(
    `insert into furniture_finding (id, reconciliation_id, code, outcome, subject, order_id, detail, last_seen_at)
     values ($1, 'test', 'refund_failed', 'flagged', $1, $2, 'Stripe hat 175 EUR nicht erstattet.', now())`,
    `ffind_${unpaid}`,
    unpaid,
  );

  await told(String(ending), "offer_ending");
  await told(unpaid, "workshop_refund_failed");
  const { text, count } = await mailOf(String(ending), "offer_ending");
  expect(count).toBe(1);
  // 194 for the stool and 60 for its delivery.
  expect(text).toContain("254,00 €");
  expect(text).toMatch(/\/pay\/[\w-]{20,}/);
  expect(await templatesOf(String(lasting))).not.toContain("offer_ending");
  expect(await templatesOf(String(cancelled))).not.toContain("offer_ending");
  expect((await mailOf(unpaid, "workshop_refund_failed")).text).toContain(
    "Stripe hat 175 EUR nicht erstattet.",
  );
  await rows("update furniture_finding set resolved_at = now() where id = $1", `ffind_${unpaid}`);
}, 180_000);

async function transferCart(): Promise<string> {
  const cart = await orderableCart("stool");
  await enter(cart, await newVoucher(0));
  return cart;
}
