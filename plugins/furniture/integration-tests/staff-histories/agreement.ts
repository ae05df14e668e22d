import { expect } from "vitest";
import { refundsOf } from "../payment-page";
import { stateOf } from "../plank-stock";
import { admin, recordOf, rows, store, until } from "../shop";
import { medusaOrder } from "../staff-deeds";
import { isDone, left, type Model, onTheWay, orderTotal, type Real, refunded } from "./model";

/** What the shop wrote down when the order was placed; no deed of these histories changes it. */
const placed = new WeakMap<Real, unknown>();

/** Pieces, words and sums as they were agreed: of record, sheet and bill. */
async function agreed({ order }: Real): Promise<unknown> {
  const [record, sheet, bill] = await Promise.all([
    recordOf(order.id),
    admin("GET", `/furniture/orders/${order.id}`),
    store("GET", `/orders/${order.id}/bill`),
  ]);
  const { lines, goods, multi_item_discount, voucher_sum, delivery_cost, terms } = bill.body.bill;
  return {
    record,
    lines: sheet.body.order.lines,
    bill: { lines, goods, multi_item_discount, voucher_sum, delivery_cost, terms },
  };
}

/** Remembers what was agreed when an order was placed. */
export async function remember(real: Real): Promise<void> {
  placed.set(real, await agreed(real));
}

/** Stripe's books, Medusa's, record, bill, sheet, mails, planks and voucher, against the model. */
export async function expectAgreement(model: Model, real: Real): Promise<void> {
  await expectMedusa(model, real);
  await expectMails(model, real);
  expect(await refundsOf(real.order.url)).toEqual(model.refunds.map((amount) => amount * 100));
  await expectStock(model, real);
  await expectBill(model, real);
  expect(await agreed(real)).toEqual(placed.get(real));
  const isBack = model.cancelled || left(model) === 0;
  await until(async () => (await used(real)) === (isBack ? 0 : 1));
}

/** What a shopper reads adds up, and to what Medusa would still charge. */
async function expectBill(model: Model, { order }: Real): Promise<void> {
  const { bill } = (await store("GET", `/orders/${order.id}/bill`)).body;
  const pieces = bill.lines.reduce(
    (all: number, line: { discount_price: number }) => all + line.discount_price,
    0,
  );
  expect(bill.cancelled).toBe(model.cancelled);
  expect(bill.given_back).toBeCloseTo(model.total - orderTotal(model), 2);
  expect(pieces - bill.voucher_sum - bill.given_back).toBeCloseTo(bill.total, 2);
  expect(bill.total).toBeCloseTo(orderTotal(model), 2);
}

async function expectMedusa(model: Model, { order }: Real): Promise<void> {
  const stored = await medusaOrder(order.id);
  expect(stored.status).toBe(model.cancelled ? "canceled" : "pending");
  expect(stored.total).toBeCloseTo(orderTotal(model), 2);
  expect(stored.summary.refunded_total).toBeCloseTo(refunded(model), 2);
  const status = refunded(model) === 0 ? "captured" : left(model) === 0 ? "refunded" : "partially_refunded";
  expect(stored.payment_status).toBe(status);
}

/** One mail is queued for each refund, by its sum, and one for the cancellation. */
async function expectMails(model: Model, { order }: Real): Promise<void> {
  const asked = () =>
    rows(
      `select template, (data->>'amount')::float as amount from furniture_mail
       where order_id = $1 and template in ('refund', 'order_cancelled')`,
      order.id,
    );
  const wanted = model.refunds.length + (model.cancelled ? 1 : 0);
  await until(async () => (await asked()).length >= wanted);
  const mails = await asked();
  const amounts = mails.filter(({ template }) => template === "refund").map(({ amount }) => Number(amount));
  expect(amounts.sort()).toEqual([...model.refunds].sort());
  expect(mails).toHaveLength(wanted);
}

async function expectStock(model: Model, { order }: Real): Promise<void> {
  for (const { plank, freed } of model.pieces) {
    await until(async () => (await stateOf(plank)).state === (freed ? "available" : "sold"));
    expect((await stateOf(plank)).order_id).toBe(freed ? null : order.id);
  }
}

async function used({ voucher }: Real): Promise<unknown> {
  return (await rows("select used from promotion where code = $1", voucher))[0]?.used;
}

/** „Abgleich“ asks for what is left to be done, and for nothing else. */
export async function expectFindings(model: Model, { order }: Real): Promise<void> {
  const { body } = await admin("POST", "/furniture/reconciliations");
  const found: { code: string; outcome: string; order_id: string }[] = body.findings;
  const mine = found.filter(({ order_id }) => order_id === order.id);
  const waits = left(model) === 0 && !isDone(model) && !onTheWay(model);
  expect(mine.map(({ code, outcome }) => `${code} ${outcome}`)).toEqual(
    waits ? ["not_released flagged"] : [],
  );
}
