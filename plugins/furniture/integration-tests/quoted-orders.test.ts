import type { Kind } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { offer } from "../../../tests/shopper/reservation";
import {
  admin,
  checkout,
  complete,
  enter,
  fromVienna,
  newVoucher,
  orderableCart,
  recordOf,
  rows,
  store,
  until,
} from "../../../tests/shopper/shop";
import { euro, mailsOf, openMail, plain } from "./mailbox";
import { keyOf, look } from "./order-keys";

const longTest = longOnly(test);

interface BillLine {
  price: number;
  discount_amount: number;
  discount_price: number;
}

async function reservation(kinds: Kind[], voucher?: string): Promise<string> {
  const cart = await orderableCart(...kinds);
  await fromVienna(cart);
  if (voucher) expect((await enter(cart, voucher)).status).toBe(200);
  expect((await checkout(cart)).body.next).toBe("complete");
  return (await complete(cart)).body.order.id;
}

/** Price and discount of each line as the bill has them, and what its rows add up to beside its total. */
async function billOf(id: string) {
  const { body } = await store("GET", `/orders/${id}/bill`);
  const { bill } = body;
  const lines: BillLine[] = bill.lines;
  const rowsSum =
    lines.reduce((sum, { discount_price }) => sum + discount_price, 0) -
    bill.pickup_deduction +
    bill.express_fee -
    bill.voucher_sum +
    bill.delivery_cost;
  return {
    lines: lines.map(({ price, discount_amount }) => [price, discount_amount]),
    delivery: bill.delivery_cost,
    rowsSum,
    total: bill.total,
  };
}

/** The mail about the newest offer; one about an offer that was replaced before it left is dropped. */
async function offerMail(id: string): Promise<string> {
  const newest = async () =>
    (
      await rows(
        `select id, status from furniture_mail where order_id = $1 and template = 'payment_link' order by created_at desc limit 1`,
        id,
      )
    )[0];
  await until(async () => (await newest())?.status === "sent");
  return plain((await openMail({ id: String((await newest())?.id) })).text);
}

test("a quoted reservation of desk and stool keeps its discount in bill and mail, and books the delivery alone as delivery", async () => {
  const id = await reservation(["tableOffice", "stool"]);
  await offer(id, 120);
  expect(await billOf(id)).toEqual({
    lines: [
      [1819, 0],
      [194, 19],
    ],
    delivery: 120,
    rowsSum: 1819 + 175 + 120,
    total: 1819 + 175 + 120,
  });
  const mail = await offerMail(id);
  for (const sum of [1819, 194, -19, 175, 120, 2114]) expect(mail).toContain(euro(sum));
  expect(mail).not.toContain(euro(101));
});

longTest(
  "with a voucher beside the discount, quoted twice, every row is still what was agreed to",
  async () => {
    const id = await reservation(["table", "stool", "bench"], await newVoucher(50));
    await offer(id, 100);
    await offer(id, 80);
    const total = 1491 + 194 - 19 + 935 - 94 - 50 + 80;
    expect(await billOf(id)).toEqual({
      lines: [
        [1491, 0],
        [194, 19],
        [935, 94],
      ],
      delivery: 80,
      rowsSum: total,
      total,
    });
    const mail = await offerMail(id);
    for (const sum of [-113, -50, 80, total]) expect(mail).toContain(euro(sum));
  },
);

longTest("an order from before discounts were kept on it has them all the same after an edit", async () => {
  const id = await reservation(["bench", "stool"]);
  await offer(id, 60);
  await rows(`update "order" set metadata = metadata - 'line_discounts' where id = $1`, id);
  expect((await billOf(id)).lines).toEqual([
    [935, 0],
    [194, 19],
  ]);
});

test("an offer that a voucher pays for becomes an order at its button, once, and is confirmed as one rather than as money that came", async () => {
  const id = await reservation(["stool"], await newVoucher(500));
  const key = await keyOf(id);
  const { body } = await admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 0 });
  const link = `/furniture/payment-links/${body.reservation.token}`;
  expect((await store("GET", link)).body.payment_link).toMatchObject({ state: "payable", amount: 0 });
  expect((await look(key)).body.order_page).toMatchObject({
    state: "offered",
    payment: { state: "offered", open: 0, link: body.reservation.token, offer_ended: false },
  });
  const pressed = await Promise.all([1, 2].map(() => store("POST", link, { locale: "de" })));
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(pressed.find(({ status }) => status === 200)?.body.url).toContain(`/pay/${body.reservation.token}`);
  expect((await store("GET", link)).body.payment_link).toMatchObject({ state: "paid", amount: 0 });
  expect(await recordOf(id)).toMatchObject({ pay_by: "free", reservation: true, total: 0 });
  const templates = (await mailsOf(id)).map(({ template }) => template);
  expect(templates).toContain("order_confirmation");
  expect(templates).not.toContain("payment_received");
  // A confirmation of an order that is just being placed would wait for a minute.
  const confirmed = async () =>
    (await mailsOf(id)).find(({ template }) => template === "order_confirmation")?.status;
  await expect.poll(confirmed, { timeout: 20_000, interval: 250 }).toBe("sent");
});

test("an offer that has run out is said on the order's page until there is a new one", async () => {
  const id = await reservation(["stool"]);
  const key = await keyOf(id);
  const standing = async () => {
    const { state, payment } = (await look(key)).body.order_page;
    return [state, payment.open, payment.offer_ended];
  };
  expect(await standing()).toEqual(["reserved", 0, false]);
  await offer(id, 60);
  expect(await standing()).toEqual(["offered", 254, false]);
  await rows(
    "update furniture_payment_link set expires_at = now() - interval '1 day' where order_id = $1",
    id,
  );
  expect(await standing()).toEqual(["reserved", 0, true]);
  await offer(id, 70);
  expect(await standing()).toEqual(["offered", 264, false]);
});
