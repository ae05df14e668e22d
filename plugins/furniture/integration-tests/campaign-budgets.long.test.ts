import { expect, test } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
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
} from "../../../tests/shopper/shop";
import { paid } from "./paid-cart";
import { createCampaign, createPromotion, newCampaign, newPromotion } from "./staff-promotions";

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
