import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shop } from "../../../tests/shopper/shop";
import type { Run } from "../src/core/database";
import { unjoinedOrdersOf } from "../src/modules/orders/order-queries";
import { holdsAny, releaseHolds } from "../src/modules/planks/holds";
import { freeOrder, sellPlanks, unsellPlanks } from "../src/modules/planks/sales";
import { countPieces, listPieces } from "../src/modules/workshop/board";
import { movesOf, ordersAhead, pieceByNumber } from "../src/modules/workshop/moving";
import { promisesChanged } from "../src/modules/workshop/news";
import { notesOf } from "../src/modules/workshop/notes";
import { findOrders, type OrderFilter, piecesOfOrders, tellOrders } from "../src/modules/workshop/order-list";
import { promisesOf } from "../src/modules/workshop/promises";

const client = new Client({ connectionString: shop.database });
beforeAll(async () => {
  await client.connect();
  // What Postgres still reads as a whole now, it has no index for.
  await client.query("set enable_seqscan = off");
});
afterAll(() => client.end());

/** How Postgres would answer what a function asks; nothing is changed. */
async function plansOf(ask: (run: Run) => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  await ask(async (statement, parameters) => {
    let count = 0;
    const numbered = statement.replaceAll("?", () => `$${++count}`);
    const { rows } = await client.query(`explain ${numbered}`, parameters);
    lines.push(...rows.map((row) => String(row["QUERY PLAN"])));
    return [];
  });
  return lines.join("\n");
}

const list = (filter: OrderFilter) => (run: Run) => findOrders(run, filter, { limit: 20 });
const buyer = { first_name: "A", last_name: "B" };
const sale = { cart_id: "cart_none", order_id: "order_none", planks: ["plank_none"], buyer };

test.each<[string, (run: Run) => Promise<unknown>]>([
  ["looking for a half order of a cart, before each order,", (run) => unjoinedOrdersOf(run, "cart_none")],
  ["selling the planks of a cart", (run) => sellPlanks(run, sale)],
  ["taking a sale back", (run) => unsellPlanks(run, "order_none")],
  ["freeing the planks of an order", (run) => freeOrder(run, "order_none")],
  ["asking whether a cart holds planks", (run) => holdsAny(run, "cart_none")],
  ["giving back what a cart holds", (run) => releaseHolds(run, "cart_none")],
  ["looking up a piece by its number", (run) => pieceByNumber(run, "1.1")],
  ["reading where a piece was", (run) => movesOf(run, "fwpiece_none")],
  [
    "reading the pieces of an order",
    (run) => listPieces(run, { order_id: "order_none" }, { limit: 20, offset: 0 }),
  ],
  ["counting what is late", (run) => countPieces(run, { lateOn: "2026-11-25" })],
  ["reading what an order was promised", (run) => promisesOf(run, "order_none")],
  ["reading the notes on an order", (run) => notesOf(run, "order_none")],
  ["listing the newest orders", list({})],
  ["listing what is unpaid", list({ unpaid: "unpaid" })],
  ["listing what is not begun", list({ notBegun: true })],
  ["listing what is late", list({ lateOn: "2026-11-25" })],
  ["listing unread notes", list({ unreadBy: "werkstatt@planke46.example" })],
  ["listing what is built first", list({ express: true })],
  ["listing what is picked up", list({ pickup: true })],
  ["listing what goes abroad", list({ abroad: true })],
  ["searching the orders", list({ text: "anna 7" })],
  ["searching the end of a telephone number", list({ text: "4711" })],
  ["searching in e-mail addresses", list({ text: "muster@beispiel" })],
  ["searching a VAT number", list({ text: "DE 123 456 789" })],
  ["telling of the orders on a page", (run) => tellOrders(run, ["order_none"], "werkstatt@planke46.example")],
  ["reading the pieces of the orders on a page", (run) => piecesOfOrders(run, ["order_none"])],
  ["looking for boards behind their parcels", ordersAhead],
  ["looking for days that staff changed", promisesChanged],
])("%s reads no table as a whole, however much was ever sold", async (_what, ask) => {
  const plans = await plansOf(ask);
  expect(plans).toMatch(/Index .*Scan/);
  expect(plans).not.toMatch(/Seq Scan/);
});

// With few orders Postgres takes any index, so its plans would say nothing here.
test("whatever jobs ask Medusa's tables for by the day, they have in the order of days", async () => {
  const { rows } = await client.query<{ first: string }>(
    `select t.relname || '.' || a.attname as first from pg_index i
     join pg_class t on t.oid = i.indrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]`,
  );
  expect(rows.map(({ first }) => first)).toEqual(
    expect.arrayContaining([
      "order.created_at",
      "order.canceled_at",
      "order_cart.created_at",
      "order_transaction.created_at",
      "refund.created_at",
      "capture.created_at",
      "fulfillment.packed_at",
      "fulfillment.shipped_at",
      "fulfillment.delivered_at",
      "cart.updated_at",
    ]),
  );
});

// Postgres looks for them by a plan that `explain` does not show.
test("whatever is deleted with a shipping method or a line of a cart is found by an index of all rows", async () => {
  const { rows } = await client.query<{ child: string }>(
    `select key.conrelid::regclass::text as child from pg_constraint key
     where key.contype = 'f' and key.confdeltype = 'c'
       and key.confrelid in ('cart_shipping_method'::regclass, 'cart_line_item'::regclass)
       and not exists (select 1 from pg_index i
         where i.indrelid = key.conrelid and i.indkey[0] = key.conkey[1] and i.indpred is null)`,
  );
  expect(rows.map(({ child }) => child)).toEqual([]);
});
