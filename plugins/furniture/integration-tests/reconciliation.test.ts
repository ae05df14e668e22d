import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { keepSilent, payOnPage, refundsOf, sessionOf } from "../../../tests/shopper/payment-page";
import {
  add,
  admin,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  rows,
  sandbox,
  transferOrder,
  until,
} from "../../../tests/shopper/shop";
import { from, newPlank, stateOf, type TestPlank } from "./plank-stock";
import { paidOrder, refundOf } from "./staff-deeds";

const longTest = longOnly(test);

interface Found {
  code: string;
  outcome: string;
  order_id: string;
}

/** Compares now, as staff can, and answers what was found about one order. */
async function compare(orderId: string): Promise<[code: string, outcome: string][]> {
  const { body } = await admin("POST", "/furniture/reconciliations");
  const found: Found[] = body.findings;
  return found.filter(({ order_id }) => order_id === orderId).map(({ code, outcome }) => [code, outcome]);
}

/** The same, also where a comparison of another test, or the shop's own, came first and has done what there was to do. */
async function compared(orderId: string): Promise<[code: string, outcome: string][]> {
  await compare(orderId);
  const found = await rows("select code, outcome from furniture_finding where order_id = $1", orderId);
  return found.map(({ code, outcome }) => [String(code), String(outcome)]);
}

async function statusOf(orderId: string): Promise<unknown> {
  return (await rows(`select status from "order" where id = $1`, orderId))[0]?.status;
}

/** As if the order had been placed so many minutes ago. */
async function age(orderId: string, minutes: number): Promise<void> {
  await rows(
    `update "order" set created_at = now() - make_interval(mins => $2) where id = $1`,
    orderId,
    minutes,
  );
}

/** What a process leaves that dies between making an order and checking its payment. */
async function unpaidOrder(plank: TestPlank): Promise<{ id: string; url: string }> {
  const cart = await orderableCart("table");
  const { url } = (await checkout(cart)).body;
  const other = await orderableCart();
  expect((await add(other, "stool", from(plank))).status).toBe(200);
  await enter(other, await newVoucher(5000));
  expect((await checkout(other)).body.next).toBe("complete");
  const { id } = (await complete(other)).body.order;
  await rows("delete from furniture_order where order_id = $1", id);
  await rows("update order_cart set cart_id = $2 where order_id = $1", id, cart);
  return { id, url };
}

test("a card order that is never paid is reported while it can be paid, and then cancelled with all it had", async () => {
  const plank = await newPlank("stool");
  const { id, url } = await unpaidOrder(plank);
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: id });

  expect(await compare(id)).toEqual([]);
  await age(id, 10);
  expect(await compare(id)).toEqual([["order_without_payment", "flagged"]]);
  expect(await statusOf(id)).toBe("pending");
  await age(id, 39);
  expect(await compare(id)).toEqual([["order_without_payment", "flagged"]]);

  await age(id, 41);
  expect(await compare(id)).toEqual([["order_without_payment", "cancelled"]]);
  expect(await statusOf(id)).toBe("canceled");
  expect(await stateOf(plank)).toMatchObject({ state: "available", order_id: null });
  expect(await payOnPage(url)).toBe(false);
  expect(await compare(id)).toEqual([]);
});

longTest(
  "a crash between closing the payment page and cancelling the order leaves the rest to the next run",
  async () => {
    const plank = await newPlank("stool");
    const { id, url } = await unpaidOrder(plank);
    await rows(
      `delete from payment_session where payment_collection_id = (select l.payment_collection_id
       from cart_payment_collection l join order_cart oc on oc.cart_id = l.cart_id where oc.order_id = $1)`,
      id,
    );
    await age(id, 41);
    expect(await compare(id)).toEqual([["order_without_payment", "cancelled"]]);
    expect(await stateOf(plank)).toMatchObject({ state: "available" });
    // Its page was closed before the crash; here it is open, and what is paid there belongs to no order.
    expect(await payOnPage(url)).toBe(true);
    await until(async () => (await refundsOf(url))[0] === 149100);
  },
);

longTest("a card order paid in the last minute is not cancelled: it gets its payment", async () => {
  const { id, url } = await unpaidOrder(await newPlank("stool"));
  await age(id, 41);
  expect(await payOnPage(url)).toBe(true);
  await compare(id);
  expect(await statusOf(id)).toBe("pending");
  await until(
    async () =>
      (await rows("select 1 from order_transaction where order_id = $1 and reference = 'capture'", id))
        .length === 1,
  );
  expect(await refundsOf(url)).toEqual([]);
});

longTest("a payment whose order is late waits for staff until it has its order, and no longer", async () => {
  const cart = await orderableCart("table");
  const { url } = (await checkout(cart)).body;
  await keepSilent(url);
  expect(await payOnPage(url)).toBe(true);
  const open = async () => {
    const { body } = await admin("GET", "/furniture/reconciliations");
    return body.open.filter(({ payment }: { payment: string }) => payment === sessionOf(url)).length;
  };
  const path = `/v1/checkout/sessions/${sessionOf(url)}`;
  await sandbox("POST", "/failures", { kind: "error", requests: 50, path });
  await admin("POST", "/stripe-checkout/comparisons");
  await sandbox("DELETE", "/failures");
  await until(async () => (await open()) === 1);
  expect((await complete(cart)).body.type).toBe("order");
  await admin("POST", "/furniture/reconciliations");
  expect(await open()).toBe(0);
});

test("money kept of a cancelled order goes back, once, and its shopper is told", async () => {
  const { id, url } = await paidOrder([["table"]]);
  await rows(
    `update "order" set status = 'canceled', canceled_at = now() - interval '2 minutes' where id = $1`,
    id,
  );
  await expect.poll(() => compared(id), { timeout: 20_000 }).toContainEqual(["money_kept", "refunded"]);
  expect(await refundsOf(url)).toEqual([149100]);
  await until(
    async () =>
      (
        await rows(
          "select 1 from furniture_mail where order_id = $1 and template in ('refund', 'order_cancelled')",
          id,
        )
      ).length === 2,
  );
  expect(await compare(id)).toEqual([]);
  expect(await refundsOf(url)).toEqual([149100]);
});

longTest("money of a cancelled order that went back in part is made up to the whole", async () => {
  const { id, url } = await paidOrder([["table"]]);
  await refundOf(id, 91);
  await rows(
    `update "order" set status = 'canceled', canceled_at = now() - interval '2 minutes' where id = $1`,
    id,
  );
  await expect.poll(() => compared(id), { timeout: 20_000 }).toContainEqual(["money_kept", "refunded"]);
  expect(await refundsOf(url)).toEqual([9100, 140000]);
});

longTest(
  "what was transferred for a cancelled order waits until staff have transferred it back, and is told then, once",
  async () => {
    const id = await transferOrder("stool");
    expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBeLessThan(300);
    const returned = () => admin("POST", `/furniture/orders/${id}/transfer-returned`);
    const tooEarly = await returned();
    expect([tooEarly.status, tooEarly.body.issues?.[0]?.code]).toEqual([400, "order_open"]);
    await rows(
      `update "order" set status = 'canceled', canceled_at = now() - interval '2 minutes' where id = $1`,
      id,
    );
    const waiting = async () =>
      (await admin("GET", `/furniture/reconciliations?order_id=${id}`)).body.open.map(
        ({ code }: Found) => code,
      );
    expect(await compare(id)).toContainEqual(["transfer_kept", "flagged"]);
    expect(await waiting()).toEqual(["transfer_kept"]);

    const both = await Promise.all([returned(), returned()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await waiting()).toEqual([]);
    expect(await compare(id)).toEqual([]);
    const sums = await rows(
      `select (select sum(amount) from order_transaction where order_id = $1 and deleted_at is null)::float as entered,
       (select count(*) from furniture_mail where order_id = $1 and template = 'refund')::int as mails,
       (select (data->>'amount')::float from furniture_mail where order_id = $1 and template = 'refund') as told`,
      id,
    );
    expect(sums).toEqual([{ entered: 0, mails: 1, told: 194 }]);
  },
);

test("an order for another sum than was taken is reported with its number and left to staff", async () => {
  const { id, url } = await paidOrder([["table"]]);
  await age(id, 10);
  expect(await compare(id)).toEqual([]);
  await rows(`update "order" set metadata = jsonb_set(metadata, '{total}', '1500') where id = $1`, id);
  expect(await compare(id)).toEqual([["amount_differs", "flagged"]]);
  expect(await statusOf(id)).toBe("pending");
  expect(await refundsOf(url)).toEqual([]);
  const { body } = await admin("GET", "/furniture/reconciliations");
  const found = body.findings.find(
    ({ order_id, code }: Found) => order_id === id && code === "amount_differs",
  );
  expect(found.detail.replace(/\s/g, " ")).toContain(
    "Eingezogen sind 1.491,00 €, bestellt wurde für 1.500,00 €.",
  );
  const [stored] = await rows(`select display_id::text as number from "order" where id = $1`, id);
  const waiting = body.open.find(({ order_id }: Found) => order_id === id);
  expect([found.order_number, waiting.order_number]).toEqual([stored?.number, stored?.number]);
  await rows(`update "order" set metadata = jsonb_set(metadata, '{total}', '1491') where id = $1`, id);
});

longTest("what came too much is no longer reported once staff have given it back", async () => {
  const { id } = await paidOrder([["table"]]);
  await age(id, 10);
  await rows(`update "order" set metadata = jsonb_set(metadata, '{total}', '1400') where id = $1`, id);
  expect(await compare(id)).toEqual([["amount_differs", "flagged"]]);
  await refundOf(id, 91);
  expect(await compare(id)).toEqual([]);
});

longTest(
  "a sum that differs is seen for thirty days after the money came, however old the order",
  async () => {
    const { id } = await paidOrder([["table"]]);
    await rows(`update "order" set metadata = jsonb_set(metadata, '{total}', '1500') where id = $1`, id);
    await age(id, 45 * 24 * 60);
    const paidBefore = (days: number) =>
      rows(
        "update order_transaction set created_at = now() - make_interval(days => $2) where order_id = $1",
        id,
        days,
      );
    await paidBefore(29);
    expect(await compare(id)).toEqual([["amount_differs", "flagged"]]);
    await paidBefore(31);
    expect(await compare(id)).toEqual([]);
  },
);

test("a payment page that is still open is nobody's fault: comparing leaves it open", async () => {
  const cart = await orderableCart("stool");
  const { url } = (await checkout(cart)).body;
  const { body } = await admin("POST", "/furniture/reconciliations");
  expect(body.findings.filter(({ cart_id }: { cart_id: string }) => cart_id === cart)).toEqual([]);
  expect(await payOnPage(url)).toBe(true);
});
