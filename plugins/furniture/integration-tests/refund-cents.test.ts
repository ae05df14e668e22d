import { expect, test } from "vitest";
import { payOnPage, refundsOf } from "../../../tests/shopper/payment-page";
import { admin, checkout, complete, orderableCart, rows } from "../../../tests/shopper/shop";

test.each([0.005, 10.001])(
  "a refund of %j EUR is no amount: it is refused in words, and nothing goes back",
  async (amount) => {
    const { payment, url } = await paidOrder;
    const { status, body } = await admin("POST", `/payments/${payment}/refund`, { amount });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body.message).toMatch(/\w{4}/);
    expect(body.message).not.toMatch(/\[object/);
    expect(body.issues?.[0]).toMatchObject({ path: "amount" });
    expect(await refundsOf(url)).toEqual([]);
  },
);

test("a refund of more than is left is refused with what is left, and nothing goes back", async () => {
  const { payment, url } = await paidOrder;
  const { status, body } = await admin("POST", `/payments/${payment}/refund`, { amount: 194.01 });
  expect([status, body.issues?.[0]]).toEqual([
    400,
    expect.objectContaining({ path: "amount", code: "more_than_left" }),
  ]);
  expect(body.message).toMatch(/höchstens 194,00\s€/);
  expect(await refundsOf(url)).toEqual([]);
});

test("a refund of cents goes through, and what is left is less then", async () => {
  const { payment, url } = await paidOrder;
  expect((await admin("POST", `/payments/${payment}/refund`, { amount: 10.05 })).status).toBe(200);
  expect(await refundsOf(url)).toEqual([1005]);
  const { body } = await admin("POST", `/payments/${payment}/refund`, { amount: 194 });
  expect(body.message).toMatch(/höchstens 183,95\s€/);
});

const paidOrder = (async () => {
  const cart = await orderableCart("stool");
  const { url } = (await checkout(cart)).body;
  expect(await payOnPage(url)).toBe(true);
  const { id } = (await complete(cart)).body.order;
  const [found] = await rows(
    `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
     where l.order_id = $1`,
    id,
  );
  return { payment: String(found?.id), url: String(url) };
})();
