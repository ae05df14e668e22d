import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { admin, rows, until } from "../../../tests/shopper/shop";
import { medusaOrder, paidOrder } from "./staff-deeds";

const longTest = longOnly(test);

type Totals = Record<string, number>;

/** The stored sums in EUR, those of full precision to the cent. */
async function totalsOf(orderId: string): Promise<Totals> {
  const [row] = await rows(
    `select s.totals from "order" o
     join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null where o.id = $1`,
    orderId,
  );
  const stored = Object.entries(row?.totals as Record<string, number | { value: string }>);
  return Object.fromEntries(
    stored.map(([name, sum]) => [name, Number(Number(typeof sum === "object" ? sum.value : sum).toFixed(2))]),
  );
}

/** As a writer leaves it who did not know the last refund: its entry is there, the sums are those from before. */
async function forgetRefund(orderId: string, { paid_total }: Totals, refund: number): Promise<void> {
  await rows(
    `update order_summary s set totals = s.totals || jsonb_build_object('transaction_total', $2::float, 'refunded_total', 0,
       'pending_difference', -$3::float)
     from "order" o where o.id = $1 and s.order_id = o.id and s.version = o.version`,
    orderId,
    paid_total,
    refund,
  );
}

async function aWhileAgo(orderId: string): Promise<void> {
  for (const table of ["order_transaction", "order_summary"])
    await rows(
      `update ${table} set updated_at = updated_at - interval '2 minutes' where order_id = $1`,
      orderId,
    );
}

/** The findings about an order, which this test's comparison, another test's or the shop's own may have made. */
async function reportedOf(orderId: string): Promise<unknown[]> {
  await admin("POST", "/furniture/reconciliations");
  return rows("select code, outcome, times from furniture_finding where order_id = $1", orderId);
}

longTest("refunds at one instant are each in the order's book", async () => {
  const order = await paidOrder([["stool"]]);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((amount) => admin("POST", `/payments/${order.payment}/refund`, { amount })),
  );
  const refunded = answers.reduce((sum, { status }, at) => sum + (status === 200 ? at + 1 : 0), 0);
  expect(refunded).toBeGreaterThan(0);
  const { total, summary } = await medusaOrder(order.id);
  expect(summary).toMatchObject({
    paid_total: order.total,
    refunded_total: refunded,
    transaction_total: order.total - refunded,
    pending_difference: total - (order.total - refunded),
  });
});

test("a refund that the order's book has lost is entered again by itself, once, and reported", async () => {
  const order = await paidOrder([["stool"]]);
  expect((await admin("POST", `/payments/${order.payment}/refund`, { amount: 14 })).status).toBe(200);
  const right = await totalsOf(order.id);
  await forgetRefund(order.id, right, 14);
  expect(await totalsOf(order.id)).not.toEqual(right);
  // Of a moment ago: a writer may still be under way.
  expect(await reportedOf(order.id)).toEqual([]);

  await aWhileAgo(order.id);
  await until(async () => (await reportedOf(order.id)).length > 0);
  expect(await totalsOf(order.id)).toEqual(right);
  await aWhileAgo(order.id);
  expect(await reportedOf(order.id)).toEqual([{ code: "amount_differs", outcome: "completed", times: 1 }]);
});
