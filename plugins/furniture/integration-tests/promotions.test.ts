import { expect, onTestFinished, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  add,
  admin,
  cartWith,
  checkout,
  enter,
  look,
  newVoucher,
  orderableCart,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { paid } from "./paid-cart";
import { createPromotion, method, newPromotion } from "./staff-promotions";

const longTest = longOnly(test);

const BUYGET = {
  type: "buyget",
  ...method({
    ...{ target_type: "items", allocation: "each", value: 100, max_quantity: 1 },
    ...{ apply_to_quantity: 1, buy_rules_min_quantity: 1 },
    buy_rules: [{ attribute: "items.product.id", operator: "eq", values: ["prod_x"] }],
    target_rules: [{ attribute: "items.product.id", operator: "eq", values: ["prod_x"] }],
  }),
};

test.each([
  [
    "on shipping",
    method({ target_type: "shipping_methods" }),
    "application_method.target_type",
    /Bestellung/,
  ],
  ["of buying and getting", BUYGET, "type", /Prozent/],
  ["of 0.40 EUR", method({ type: "fixed", value: 0.4 }), "application_method.value", /ganze/],
  [
    "of 10.50 EUR an item",
    method({ type: "fixed", target_type: "items", allocation: "each", max_quantity: 1, value: 10.5 }),
    "application_method.value",
    /ganze/,
  ],
  ["of 0 %", method({ value: 0 }), "application_method.value", /zwischen|größer/],
  ["of 101 %", method({ value: 101 }), "application_method.value", /100/],
  [
    "in dollars",
    method({ type: "fixed", value: 10, currency_code: "usd" }),
    "application_method.currency_code",
    /EUR/,
  ],
  [
    "of EUR off net prices",
    { ...method({ type: "fixed", value: 10, currency_code: "eur" }), is_tax_inclusive: false },
    "is_tax_inclusive",
    /Steuer/,
  ],
])(
  "a promotion %s is refused, and the answer says what to do instead",
  async (_what, change, path, words) => {
    const { status, body } = await createPromotion(change);
    expect([status, body.issues?.[0]?.path], JSON.stringify(body)).toEqual([400, path]);
    expect(body.message).toMatch(words);
  },
);

test("a percentage is made as Medusa's page sends it: without a switch for taxes, and always of gross prices", async () => {
  const { status, body } = await createPromotion({ ...method({ value: 10 }), is_tax_inclusive: false });
  expect(status, JSON.stringify(body)).toBe(200);
  const cart = await cartWith("table");
  expect((await enter(cart, body.promotion.code)).status).toBe(200);
  expect((await look(cart)).summary.voucher_sum).toBe(149);
});

test("what is refused when a promotion is made is refused when it is changed, too", async () => {
  const { id } = await newPromotion();
  for (const change of [
    { application_method: { value: 120 } },
    { application_method: { target_type: "shipping_methods" } },
    { application_method: { type: "fixed", value: 0.4 } },
    { application_method: { type: "fixed", value: 10 }, is_tax_inclusive: false },
  ]) {
    const { status, body } = await admin("POST", `/promotions/${id}`, change);
    expect([status, body.issues?.length], JSON.stringify(change)).toEqual([400, 1]);
  }
  expect((await admin("POST", `/promotions/${id}`, { application_method: { value: 15 } })).status).toBe(200);
});

test("a promotion the shop does not know is not switched on, but can be switched off", async () => {
  const { id } = await newPromotion({ status: "draft" });
  await rows(
    "update promotion_application_method set target_type = 'shipping_methods' where promotion_id = $1",
    id,
  );
  const refused = await admin("POST", `/promotions/${id}`, { status: "active" });
  expect([refused.status, refused.body.issues?.[0].path]).toEqual([400, "application_method.target_type"]);
  expect((await admin("POST", `/promotions/${id}`, { status: "inactive" })).status).toBe(200);
});

test("left to itself a promotion is of gross prices, and takes what it says to the whole EUR", async () => {
  const { code } = await newPromotion({ is_tax_inclusive: undefined });
  const cart = await cartWith("table");
  expect((await enter(cart, code)).status).toBe(200);
  const { summary, cart: stored } = await look(cart);
  expect(summary).toMatchObject({ voucher_sum: 149, total: 1491 - 149 });
  expect(stored.total).toBe(summary.total);
});

longTest("a percentage of net prices from before takes what it says of gross prices", async () => {
  const { id, code } = await newPromotion();
  await rows("update promotion set is_tax_inclusive = false where id = $1", id);
  const cart = await cartWith("table");
  await enter(cart, code);
  expect((await look(cart)).summary).toMatchObject({ voucher_sum: 149, total: 1491 - 149 });
  await add(cart, "stool");
  const { summary, cart: stored } = await look(cart);
  expect(summary).toMatchObject({ voucher_sum: 169, total: 1491 + 194 - 19 - 169 });
  expect(stored.total).toBe(summary.total);
});

test("beside a voucher, and by Medusa's own route too, a percentage still takes what it says", async () => {
  await newPromotion({ is_automatic: true });
  const cart = await cartWith("bench");
  expect((await enter(cart, await newVoucher(50))).status).toBe(200);
  const total = 935 - 94 - 50;
  expect((await look(cart)).summary.total).toBe(total);
  await store("POST", `/carts/${cart}`, { metadata: { message: "Bitte klingeln" } });
  const { summary, cart: stored } = await look(cart);
  expect([summary.total, stored.total]).toEqual([total, total]);
});

test("a percentage of some pieces is of their prices alone", async () => {
  const [stool] = await rows("select id from product where handle = 'stool' and deleted_at is null");
  const target_rules = [{ attribute: "items.product.id", operator: "eq", values: [String(stool?.id)] }];
  const { code } = await newPromotion(
    method({ target_type: "items", allocation: "each", max_quantity: 1, value: 50, target_rules }),
  );
  const cart = await cartWith("table", "stool");
  expect((await enter(cart, code)).status).toBe(200);
  for (let times = 0; times < 2; times++) {
    const { summary, cart: stored } = await look(cart);
    expect([summary.voucher_sum, stored.total]).toEqual([97, 1491 + 194 - 19 - 97]);
    await store("POST", `/carts/${cart}`, { metadata: { message: `${times}` } });
  }
});

test("100 % of the goods leave the express build to be paid, and summary, cart and order say so", async () => {
  const { code } = await newPromotion(method({ value: 100 }));
  const cart = await orderableCart("table", "stool");
  await terms(cart, { express_build: true });
  await enter(cart, code);
  for (let times = 0; times < 2; times++) {
    const { summary, cart: stored } = await look(cart);
    expect([summary.total, stored.total]).toEqual([65, 65]);
    await store("POST", `/carts/${cart}`, { metadata: { message: `${times}` } });
  }
  expect(await paid(cart)).toBe(65);
});

longTest(
  "a promotion on shipping that came in all the same takes nothing, and the order is placed at the sum that was paid",
  async () => {
    const { id } = await newPromotion({ is_automatic: true });
    await rows(
      "update promotion_application_method set target_type = 'shipping_methods', value = 100 where promotion_id = $1",
      id,
    );
    const cart = await orderableCart("bench");
    await terms(cart, { express_build: true });
    const { summary, cart: stored } = await look(cart);
    expect([summary.total, stored.total]).toEqual([1000, 1000]);
    // Any change by Medusa's own route lets its engine work the cart out once more.
    await store("POST", `/carts/${cart}`, { metadata: { message: "Bitte klingeln" } });
    expect((await look(cart)).cart.total).toBe(1000);
    expect(await paid(cart)).toBe(1000);
  },
);

test("a cart that Medusa would charge another sum for than the shop says is not sent to pay", async () => {
  const cart = await orderableCart("bench");
  await rows(
    `insert into credit_line (id, cart_id, amount, raw_amount) values ($1, $2, 100, '{"value": "100", "precision": 20}')`,
    `cr_${cart}`,
    cart,
  );
  onTestFinished(async () => void (await rows("delete from credit_line where cart_id = $1", cart)));
  const { status, body } = await checkout(cart);
  expect([status, body.issues?.[0].code]).toEqual([400, "total_differs"]);
  expect(body.message).toMatch(/nichts bezahlt/);
  const { body: collection } = await store("POST", "/payment-collections", { cart_id: cart });
  const stock = await store(
    "POST",
    `/payment-collections/${collection.payment_collection.id}/payment-sessions`,
    {
      provider_id: "pp_stripe-checkout_card",
    },
  );
  expect([stock.status, stock.body.issues?.[0].code]).toEqual([400, "total_differs"]);
});
