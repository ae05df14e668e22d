import { expect, onTestFinished, test } from "vitest";
import { payOnPage } from "./payment-page";
import {
  add,
  admin,
  cartWith,
  checkout,
  complete,
  enter,
  look,
  newVoucher,
  orderableCart,
  ordersOf,
  recordOf,
  rows,
  store,
  terms,
} from "./shop";
import { createCampaign, createPromotion, method, newCampaign, newPromotion } from "./staff-promotions";

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

test("a percentage of net prices from before takes what it says of gross prices", async () => {
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

test("a promotion on shipping that came in all the same takes nothing, and the order is placed at the sum that was paid", async () => {
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
});

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

/** Pays a cart on its page and completes it; what its order costs and was paid. */
async function paid(
  cart: string,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const { body } = await checkout(cart);
  expect(body.next, JSON.stringify(body)).toBe("redirect");
  await meanwhile();
  expect(await payOnPage(body.url)).toBe(true);
  const { body: placed } = await complete(cart);
  expect(placed.type, JSON.stringify(placed)).toBe("order");
  const [captured] = await rows(
    `select sum(t.amount)::float as sum from order_transaction t where t.order_id = $1 and reference = 'capture'`,
    placed.order.id,
  );
  expect([captured?.sum, (await recordOf(placed.order.id)).total]).toEqual([
    placed.order.total,
    placed.order.total,
  ]);
  return placed.order.total;
}

test.each([
  ["worth less", { application_method: { value: 5 } }],
  ["switched off", { status: "inactive" }],
  ["called otherwise", { code: `NEW-${Math.random().toString(36).slice(2, 10).toUpperCase()}` }],
])("a promotion that is %s while a shopper pays counts for that shopper as it did", async (_what, change) => {
  const { id, code } = await newPromotion();
  const cart = await orderableCart("bench");
  await enter(cart, code);
  const total = await paid(cart, async () => {
    expect((await admin("POST", `/promotions/${id}`, change)).status).toBe(200);
    expect((await look(cart)).summary.total).toBe(935 - 94);
  });
  expect(total).toBe(935 - 94);
});

test("once the payment is called off, a changed promotion counts as it is now", async () => {
  const { id, code } = await newPromotion();
  const cart = await orderableCart("bench");
  await enter(cart, code);
  await checkout(cart);
  await admin("POST", `/promotions/${id}`, { application_method: { value: 20 } });
  await store("DELETE", `/carts/${cart}/checkout`);
  await store("POST", `/carts/${cart}`, { metadata: { message: "Noch einmal" } });
  const { summary, cart: stored } = await look(cart);
  expect([summary.total, stored.total]).toEqual([935 - 187, 935 - 187]);
});

test("a promotion somebody is paying with is not deleted, and says when it can be", async () => {
  const { id, code } = await newPromotion();
  const cart = await orderableCart("bench");
  await enter(cart, code);
  await checkout(cart);
  const refused = await admin("DELETE", `/promotions/${id}`);
  expect([refused.status, refused.body.issues?.[0].code]).toEqual([400, "promotion_in_payment"]);
  expect(refused.body.message).toMatch(/Inaktiv/);
  await store("DELETE", `/carts/${cart}/checkout`);
  expect((await admin("DELETE", `/promotions/${id}`)).status).toBe(200);
});

/** What the money of a cart comes to when several take from the same budget: see the campaign tests below. */
const USES = (limit: number) => ({ type: "usage", limit });

test.each([
  ["in EUR", { type: "spend", limit: 100, currency_code: "eur" }, "budget.type"],
  ["for each customer", { type: "use_by_attribute", limit: 1, attribute: "customer_email" }, "budget.type"],
  ["of half a use", USES(0.5), "budget.limit"],
])("a campaign with a budget %s is refused", async (_what, budget, path) => {
  const { status, body } = await createCampaign(budget);
  expect([status, body.issues?.[0]?.path], JSON.stringify(body)).toEqual([400, path]);
  expect(body.message).toMatch(/Verwendung|ganze/);
  if (path !== "budget.type") return;
  const within = await createPromotion({
    campaign: { name: "x", campaign_identifier: `x-${Math.random()}`, budget },
  });
  expect([within.status, within.body.issues?.[0]?.path]).toEqual([400, "campaign.budget.type"]);
});

test("a code with one use in its campaign is held by who pays first; the other is told before paying", async () => {
  const { code } = await newPromotion({ campaign_id: await newCampaign(USES(1)) });
  const [first, second] = [await orderableCart("bench"), await orderableCart("stool")];
  for (const cart of [first, second]) expect((await enter(cart, code)).status).toBe(200);
  const { body: payment } = await checkout(first);
  const told = await checkout(second);
  expect([told.status, told.body.issues?.[0].code]).toEqual([400, "voucher_in_payment"]);
  const third = await enter(await cartWith("stool"), code);
  expect([third.status, third.body.issues?.[0].code]).toEqual([400, "voucher_in_payment"]);
  expect(await payOnPage(payment.url)).toBe(true);
  const { body: placed } = await complete(first);
  expect([placed.type, placed.order?.total]).toEqual(["order", 935 - 94]);
  expect(await recordOf(placed.order.id)).toMatchObject({ voucher_code: code, voucher_sum: 94 });
  const late = await enter(await cartWith("stool"), code);
  expect([late.status, late.body.issues?.[0].code]).toEqual([400, "voucher_gone"]);

  expect((await admin("POST", `/orders/${placed.order.id}/cancel`)).status).toBe(200);
  expect((await enter(await cartWith("stool"), code)).status).toBe(200);
});

test("of five carts with two uses between them two are ordered, and nobody else is charged", async () => {
  const campaign_id = await newCampaign(USES(2));
  const { code } = await newPromotion({ campaign_id });
  const carts = await Promise.all(Array.from({ length: 5 }, () => orderableCart("stool")));
  for (const cart of carts) await enter(cart, code);
  const pages = await Promise.all(carts.map((cart) => checkout(cart)));
  const winners = carts.filter((_, index) => pages[index]?.status === 200);
  expect(winners).toHaveLength(2);
  for (const [index, page] of pages.entries()) {
    if (page.status !== 200) continue;
    expect(await payOnPage(page.body.url)).toBe(true);
    expect((await complete(carts[index] ?? "")).body.type).toBe("order");
  }
  expect(await Promise.all(winners.map(ordersOf))).toEqual([1, 1]);
  const [budget] = await rows(
    "select used::int as used, (raw_used->>'value')::int as raw from promotion_campaign_budget where campaign_id = $1",
    campaign_id,
  );
  expect(budget).toEqual({ used: 2, raw: 2 });
});

test("a promotion that applies by itself and whose last use is being paid with stops nobody from ordering", async () => {
  await newPromotion({ is_automatic: true, campaign_id: await newCampaign(USES(1)) });
  const [first, second] = [await orderableCart("stool"), await orderableCart("bench")];
  for (const [cart, total] of [
    [first, 194 - 19],
    [second, 935 - 94],
  ] as const)
    expect((await look(cart)).summary.total).toBe(total);
  const own = await newVoucher(50);
  expect((await enter(second, own)).status).toBe(200);
  const { body: payment } = await checkout(first);
  expect((await look(second)).summary).toMatchObject({ total: 935 - 50, voucher_code: own });
  const told = await checkout(second);
  expect([told.status, told.body.issues?.[0].code]).toEqual([400, "total_changed"]);
  expect(told.body.message).toMatch(/885,00\s€ statt 791,00\s€/);
  expect(await paid(second)).toBe(935 - 50);
  expect(await payOnPage(payment.url)).toBe(true);
  expect((await complete(first)).body.order.total).toBe(194 - 19);
});

test("uses of a campaign from before it had a limit count once it has one", async () => {
  const campaign_id = await newCampaign({ type: "usage" });
  const { code } = await newPromotion({ campaign_id });
  const early = await orderableCart("stool");
  await enter(early, code);
  expect(await paid(early)).toBe(194 - 19);
  expect((await admin("POST", `/campaigns/${campaign_id}`, { budget: { limit: 2 } })).status).toBe(200);
  const [first, second] = [await orderableCart("stool"), await orderableCart("stool")];
  for (const cart of [first, second]) await enter(cart, code);
  const { body: payment } = await checkout(first);
  const told = await checkout(second);
  expect([told.status, told.body.issues?.[0].code]).toEqual([400, "voucher_in_payment"]);
  expect(await payOnPage(payment.url)).toBe(true);
  expect((await complete(first)).body.order.total).toBe(194 - 19);
  expect((await enter(second, code)).body.issues?.[0].code).toBe("voucher_gone");
});

test("a budget cannot be made smaller than what is used or being paid with, nor put over a payment under way", async () => {
  const campaign_id = await newCampaign(USES(3));
  const { id, code } = await newPromotion({ campaign_id });
  const carts = [await orderableCart("stool"), await orderableCart("stool")];
  for (const cart of carts) {
    await enter(cart, code);
    expect((await checkout(cart)).status).toBe(200);
  }
  const refused = await admin("POST", `/campaigns/${campaign_id}`, { budget: { limit: 1 } });
  expect([refused.status, refused.body.issues?.[0]]).toEqual([
    400,
    expect.objectContaining({ path: "budget.limit", code: "budget_taken", params: { taken: 2 } }),
  ]);
  expect((await admin("POST", `/campaigns/${campaign_id}`, { budget: { limit: 2 } })).status).toBe(200);

  const other = await newCampaign(USES(1));
  for (const attach of [
    () => admin("POST", `/promotions/${id}`, { campaign_id: other }),
    () => admin("POST", `/campaigns/${other}/promotions`, { add: [id] }),
  ]) {
    const { status, body } = await attach();
    expect([status, body.issues?.[0].code]).toEqual([400, "promotion_in_payment"]);
  }
});

test("a limit cannot be made smaller than what is used or being paid with", async () => {
  const { id, code } = await newPromotion({ limit: 5 });
  for (const cart of [await orderableCart("stool"), await orderableCart("stool")]) {
    await enter(cart, code);
    await checkout(cart);
  }
  const refused = await admin("POST", `/promotions/${id}`, { limit: 1 });
  expect([refused.status, refused.body.issues?.[0].path]).toEqual([400, "limit"]);
  expect((await admin("POST", `/promotions/${id}`, { limit: 2 })).status).toBe(200);
});
