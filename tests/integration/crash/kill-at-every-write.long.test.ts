import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { change, linesOf, preview } from "../../../plugins/furniture/integration-tests/changed-orders";
import { from, newPlank } from "../../../plugins/furniture/integration-tests/plank-stock";
import {
  bring,
  type PaidOrder,
  pack,
  paidOrder,
  ship,
} from "../../../plugins/furniture/integration-tests/staff-deeds";
import { payOnPage } from "../../shopper/payment-page";
import { reservation } from "../../shopper/reservation";
import { type Answer, admin, newVoucher, rows, shop, store } from "../../shopper/shop";
import { type Books, booksOf, type Subject, same, settledBooks } from "./order-books";
import { SecondShop } from "./second-shop";

let second: SecondShop;
beforeAll(async () => {
  second = await SecondShop.start();
  // All that is asked below is asked of the server that dies, and paid at its payment provider.
  Object.assign(shop, { medusa: second.medusa, stripeSandbox: second.stripe });
}, 120_000);
afterAll(() => second?.stop());

interface Deed {
  prepare(): Promise<Subject>;
  /** What is pressed, and pressed again by who got no answer. */
  press(order: Subject): Promise<Answer | undefined>;
}

type Paid = PaidOrder & Required<Subject> & { fulfillment: string; path: string };
type Quoted = Subject & { page: string };

const STOOL = { kind: "stool" as const };
const BENCH = { kind: "bench", configuration: {} };
const one = (items: readonly string[]) => items.map((id) => ({ id, quantity: 1 }));

/** Two stools, one of them from a picked plank, paid by card with a voucher. */
async function paid(): Promise<Paid> {
  const [sample] = await rows(
    "select image from furniture_plank where sample and deleted_at is null limit 1",
  );
  const image = `${second.medusa}${new URL(String(sample?.image)).pathname}`;
  const plank = await newPlank("stool", { image });
  const voucher = await newVoucher(50);
  const order = await paidOrder([{ ...STOOL, configuration: from(plank) }, STOOL], voucher);
  return { ...order, plank: plank.id, voucher, fulfillment: "", path: `/orders/${order.id}` };
}

async function packed(): Promise<Paid> {
  const order = await paid();
  return { ...order, fulfillment: await pack(order, order.items) };
}

async function pressChange({ id, path }: Paid, lines: object[]): Promise<Answer> {
  const wish = { lines };
  const { version, difference } = (await preview(id, wish)).body.preview ?? {};
  return admin("POST", `${path}/change`, { ...wish, reason: "Am Telefon besprochen", version, difference });
}

/** A payment page on which what a link asks for can be paid. */
async function pageOf(token: string): Promise<string> {
  return (await store("POST", `/furniture/payment-links/${token}`, { locale: "de" })).body.url;
}

async function payHere({ page }: Quoted): Promise<undefined> {
  await payOnPage(page);
}

const DEEDS: Record<string, Deed> = {
  "an order is cancelled": {
    prepare: paid,
    press: ({ path }: Paid) => admin("POST", `${path}/cancel`),
  },
  "a part of a card payment goes back": {
    prepare: paid,
    press: ({ payment }: Paid) => admin("POST", `/payments/${payment}/refund`, { amount: 20 }),
  },
  "a piece is taken out of an order": {
    prepare: paid,
    press: async (order: Paid) => pressChange(order, (await linesOf(order.id)).slice(0, 1)),
  },
  "a piece is added to an order": {
    prepare: paid,
    press: async (order: Paid) => pressChange(order, [...(await linesOf(order.id)).slice(0, 2), BENCH]),
  },
  "what a change costs more is paid": {
    prepare: async (): Promise<Quoted> => {
      const order = await paid();
      await change(order.id, { lines: [...(await linesOf(order.id)), BENCH] });
      const { link } = (await admin("GET", `${order.path}/change`)).body.order;
      return { ...order, page: await pageOf(link.url.split("/").at(-1)) };
    },
    press: payHere,
  },
  "pieces are packed": {
    prepare: paid,
    press: ({ path, items }: Paid) => admin("POST", `${path}/fulfillments`, { items: one(items) }),
  },
  "pieces are unpacked": {
    prepare: packed,
    press: ({ path, fulfillment }: Paid) => admin("POST", `${path}/fulfillments/${fulfillment}/cancel`),
  },
  "pieces are sent": {
    prepare: packed,
    press: ({ path, fulfillment, items }: Paid) =>
      admin("POST", `${path}/fulfillments/${fulfillment}/shipments`, { items: one(items) }),
  },
  "pieces are delivered": {
    prepare: async () => {
      const order = await packed();
      await ship(order, order.fulfillment, order.items);
      return order;
    },
    press: ({ path, fulfillment }: Paid) =>
      admin("POST", `${path}/fulfillments/${fulfillment}/mark-as-delivered`),
  },
  "pieces come back": {
    prepare: async () => {
      const order = await paid();
      await bring(order);
      const { body } = await admin("POST", "/returns", { order_id: order.id });
      const path = `/returns/${body.return.id}`;
      const items = one(order.items);
      await admin("POST", `${path}/request-items`, { items });
      await admin("POST", `${path}/request`);
      await admin("POST", `${path}/receive`);
      await admin("POST", `${path}/receive-items`, { items });
      return { ...order, path };
    },
    press: ({ path }: Paid) => admin("POST", `${path}/receive/confirm`),
  },
  "a delivery abroad is offered": {
    prepare: async () => ({ id: await reservation("stool") }),
    press: ({ id }: Subject) => admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 120 }),
  },
  "an offer is paid": {
    prepare: async (): Promise<Quoted> => {
      const id = await reservation("stool");
      const { body } = await admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 120 });
      return { id, page: await pageOf(body.reservation.token) };
    },
    press: payHere,
  },
};

/** What is written all the time, or by a job of the very moment. */
const NOT_OF_THE_DEED =
  /rate_limit|workflow_execution|locking|furniture_finding|furniture_reconciliation|stripe_shop|auth_identity|api_key/;
/** So many presses hang at one death: fewer than the connections a process has to the database. */
const AT_ONCE = 3;
/** Before how many of a deed's writes the server dies: all of them take hours. Which ones, the seed says. */
const KILLS = Number(process.env.KILLS ?? AT_ONCE);
const SEED = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000);
/** By then the leases of a dead server are over and the sweep has looked, ms. */
const SWEPT = 40_000;
/** "Soon" for what only the comparison of every five minutes mends, ms. */
const COMPARED = 400_000;

/** The writes of a deed, each by its verb and table, in their order, with what subscribers write in the seconds after it. */
async function writesOf(press: () => Promise<unknown>): Promise<string[]> {
  const stop = second.trap.listen();
  await press();
  await pause(4000);
  const writes = stop().map(
    (sql) => /\b(?:insert into|(?<!for )update|delete from) +"?\w+"?/.exec(sql)?.[0] ?? "",
  );
  return [...new Set(writes)].filter((write) => write && !NOT_OF_THE_DEED.test(write));
}

/** Whether a press got as far as a write, and hangs there now. Some come with another process or job now and then. */
function isCaught(write: string, press: () => Promise<unknown>): Promise<boolean> {
  const begin = async () => void press().catch(() => undefined);
  return second.caught(new RegExp(`${write}(?!\\w)`), begin, 8).then(
    () => true,
    () => false,
  );
}

/** As many writes as are wanted, in no order. */
function some(writes: readonly string[]): string[] {
  const whole = fc.shuffledSubarray([...writes], { minLength: writes.length });
  return (fc.sample(whole, { seed: SEED, numRuns: 1 })[0] ?? []).slice(0, KILLS);
}

test.each(Object.keys(DEEDS))(
  `killed while %s, before ${KILLS} of its writes (seed ${SEED}): soon after, or when pressed again, all books say what they say without a death`,
  async (name) => {
    const { prepare, press } = DEEDS[name] as Deed;
    const lived = await prepare();
    const before = await settledBooks(lived);
    const writes = some(await writesOf(() => press(lived)));
    const after = await settledBooks(lived);
    expect(same(before, after)).toBe(false);
    let deaths = 0;
    while (writes.length > 0) {
      const orders: { write: string; order: Subject }[] = [];
      for (const write of writes.splice(0, AT_ONCE)) orders.push({ write, order: await prepare() });
      for (const { order } of orders) expect(await settledBooks(order)).toEqual(before);
      const died: typeof orders = [];
      for (const { write, order } of orders)
        if (await isCaught(write, () => press(order))) died.push({ write, order });
      deaths += died.length;
      await second.kill();
      await second.restart();
      await Promise.all(
        died.map(async ({ write, order }) => expect(await end(order, press, after), write).toEqual(after)),
      );
    }
    expect(deaths, "none of the writes came a second time").toBeGreaterThan(0);
  },
  3_600_000,
);

/** The books of an order whose server died: once they are as they should be, or for good. Where nothing moves any more, it is pressed again. */
async function end(order: Subject, press: Deed["press"], after: Books): Promise<Books> {
  const died = Date.now();
  let [now, since, isPressed] = [await booksOf(order), Date.now(), false];
  while (!same(now, after) && Date.now() - died < COMPARED) {
    if (!isPressed && Date.now() - since > SWEPT) {
      isPressed = true;
      await press(order).catch(() => undefined);
    }
    await pause(1000);
    const next = await booksOf(order);
    if (!same(now, next)) since = Date.now();
    now = next;
  }
  return now;
}
