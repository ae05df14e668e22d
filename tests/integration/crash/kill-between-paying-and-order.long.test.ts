import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPlank, stateOf, type TestPlank } from "../../../plugins/furniture/integration-tests/plank-stock";
import { LONG } from "../../long-run";
import { type Answer, CONTACT, call, newVoucher, regionIds, rows, shop } from "../../shopper/shop";
import { SecondShop } from "./second-shop";

/** Ten moments between the payment and the last word about its order, each by the statement that would come next. */
const POINTS: [string, RegExp, "short" | "long"][] = [
  ["the event of the payment is written down", /insert into "stripe_event"/, "long"],
  ["the order is made", /insert into "order" /, "long"],
  ["the order is joined to its cart", /insert into "order_cart"/, "short"],
  ["the use of the voucher is counted", /update "promotion" set/, "long"],
  ["the payment is written down", /insert into "payment" /, "long"],
  ["the payment is captured", /insert into "capture"/, "short"],
  ["the payment is entered with the order", /insert into "order_transaction"/, "long"],
  ["the plank is sold", /update furniture_plank set order_id/, "long"],
  ["the mails are written", /insert into furniture_mail/, "short"],
  ["the order is marked as whole", /insert into furniture_order /, "long"],
];
/** So many orders are under way at one death: fewer than the payments a process deals with at a time. */
const AT_ONCE = 3;
const chosen = POINTS.filter(([, , form]) => LONG || form === "short");
const deaths = Array.from({ length: Math.ceil(chosen.length / AT_ONCE) }, (_, index) =>
  chosen.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
).map((points) => ({ points, moments: points.map(([moment]) => moment).join("; ") }));

let second: SecondShop;
beforeAll(async () => {
  second = await SecondShop.start();
}, 120_000);
afterAll(() => second?.stop());

test.each(deaths)(
  "killed before $moments: after the restart each payment is one order, for the money that was paid",
  async ({ points }) => {
    const shoppers: Shopper[] = [];
    for (const [, statement] of points) {
      const shopper = await readyToPay();
      await second.caught(statement, () => sandbox("POST", `/checkout/sessions/${shopper.session}/pay`, {}));
      shoppers.push(shopper);
    }
    await second.kill();
    await second.restart();
    for (const shopper of shoppers) await settled(shopper);
    for (const shopper of shoppers) await expectOneOrder(shopper);
  },
  180_000,
);

interface Shopper {
  cart: string;
  plank: TestPlank;
  voucher: string;
  /** Of the payment page. */
  session: string;
  /** Whole EUR. */
  total: number;
}

/** A shopper with a picked plank and a voucher, on the payment page. */
async function readyToPay(): Promise<Shopper> {
  const plank = await newPlank("stool");
  const voucher = await newVoucher(50);
  const cart = await cartWith(plank.id, voucher);
  const { total } = (await store("GET", `/carts/${cart}/summary`)).body.summary;
  const { url } = (await store("POST", `/carts/${cart}/checkout`, {})).body;
  return { cart, plank, voucher, total, session: new URL(url).pathname.split("/").at(-1) ?? "" };
}

async function expectOneOrder({ cart, plank, voucher, session, total }: Shopper): Promise<void> {
  const [order] = await ordersOf(cart);
  const id = String(order?.id);
  const whole = async () => {
    expect(await ordersOf(cart)).toEqual([{ id, joined: 1, total: String(total) }]);
    expect(await moneyOf(id, session)).toEqual({ captured: [total], entered: [total], refunded: [] });
    expect(await stateOf(plank)).toMatchObject({ order_id: id });
    expect(await rows("select used from promotion where code = $1", voucher)).toEqual([{ used: 1 }]);
    expect(await mailsOf(id)).toEqual(["order_confirmation", "workshop_order"]);
  };
  await whole();
  // The shopper who comes back now, and a webhook that comes once more, change nothing.
  expect((await store("POST", `/carts/${cart}/complete`)).body.order.id).toBe(id);
  await deliver(session);
  await whole();
}

async function cartWith(plank: string, voucher: string): Promise<string> {
  const { home } = await regionIds();
  const cart = (await store("POST", "/carts", { region_id: home })).body.cart.id;
  const configuration = { choosePlanks: true, planks: [plank] };
  const added = await store("POST", `/carts/${cart}/furniture`, { kind: "stool", configuration });
  expect([added.status, added.body.message]).toEqual([200, undefined]);
  await store("POST", `/carts/${cart}`, CONTACT);
  await store("POST", `/carts/${cart}/terms`, { data_security: true });
  await store("POST", `/carts/${cart}/promotions`, { promo_codes: [voucher] });
  return cart;
}

function store(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json", "x-publishable-api-key": shop.publishableKey };
  return call(`${second.medusa}/store${path}`, { method, headers, body: JSON.stringify(body) });
}

function sandbox(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  return call(`${second.stripe}/_sandbox${path}`, { method, headers, body: JSON.stringify(body) });
}

/** What Stripe does for three days: it delivers the event again. */
async function deliver(session: string): Promise<void> {
  const { body } = await sandbox("GET", `/events?session=${session}&type=checkout.session.completed`);
  await sandbox("POST", `/events/${body[0].id}/deliver`);
}

/** Nothing is left to do: the order is whole and the event processed. */
async function settled({ cart, session }: Shopper): Promise<void> {
  const deadline = Date.now() + 100_000;
  for (;;) {
    await deliver(session);
    const [whole] = await rows("select 1 from furniture_order where cart_id = $1", cart);
    const [done] = await rows(
      "select 1 from stripe_event where checkout_session_id = $1 and status = 'processed'",
      session,
    );
    if (whole && done) return;
    if (Date.now() > deadline) throw new Error(`The cart ${cart} did not settle`);
    await pause(1000);
  }
}

/** Every order with a line of this cart, joined to it or not. */
function ordersOf(cart: string): Promise<Record<string, unknown>[]> {
  return rows(
    `select distinct o.id, o.metadata->>'total' as total,
       (select count(*)::int from order_cart oc where oc.order_id = o.id and oc.cart_id = $1 and oc.deleted_at is null) as joined
     from cart_line_item cl
     join order_line_item li on li.metadata->>'configuration_id' = cl.metadata->>'configuration_id'
     join order_item oi on oi.item_id = li.id
     join "order" o on o.id = oi.order_id and o.deleted_at is null
     where cl.cart_id = $1`,
    cart,
  );
}

async function moneyOf(order: string, session: string) {
  const captures = await rows(
    `select c.amount from capture c join payment p on p.id = c.payment_id
     join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     where l.order_id = $1 and c.deleted_at is null`,
    order,
  );
  const entries = await rows(
    "select amount from order_transaction where order_id = $1 and deleted_at is null",
    order,
  );
  const { body } = await sandbox("GET", `/events?session=${session}&type=refund.created`);
  const amounts = (found: Record<string, unknown>[]) => found.map(({ amount }) => Number(amount));
  return { captured: amounts(captures), entered: amounts(entries), refunded: amounts(body) };
}

async function mailsOf(order: string): Promise<unknown[]> {
  const found = await rows(
    "select template from furniture_mail where order_id = $1 and template <> 'papers' order by template",
    order,
  );
  return found.map(({ template }) => template);
}
