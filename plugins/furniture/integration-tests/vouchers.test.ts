import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { keepSilent, payOnPage } from "../../../tests/shopper/payment-page";
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
  until,
} from "../../../tests/shopper/shop";

const longTest = longOnly(test);

test("a voucher takes its value off, never more than is left", async () => {
  const code = await newVoucher(50);
  const cart = await cartWith("frame");
  await enter(cart, code);
  expect((await look(cart)).summary).toMatchObject({ voucher_code: code, voucher_sum: 50, total: 2 });
  await terms(cart, { shipping: "pickup" });
  expect((await look(cart)).summary).toMatchObject({ voucher_sum: 17, total: 0, pay_by: "free" });
  await terms(cart, { express_build: true });
  const { summary, cart: stored } = await look(cart);
  expect(summary).toMatchObject({ voucher_sum: 50, total: 32, pay_by: "card" });
  expect(stored.total).toBe(32);
});

test.each(["UNKNOWN-CODE", "", "x".repeat(201), "'; drop table promotion; --"])(
  "the unknown code %j leaves the cart as it was",
  async (code) => {
    const cart = await cartWith("table");
    const before = await look(cart);
    const { status, body } = await enter(cart, code);
    expect(status).toBe(400);
    expect(body.message).toEqual(expect.any(String));
    expect((await look(cart)).summary).toEqual(before.summary);
  },
);

test("a code has to match exactly, case included", async () => {
  const code = await newVoucher(50);
  const cart = await cartWith("table");
  expect((await enter(cart, code.toLowerCase())).status).toBe(400);
  expect((await enter(cart, ` ${code}`)).status).toBe(400);
  expect((await enter(cart, code)).status).toBe(200);
});

test("taking off a code that is not on the cart leaves its voucher on it", async () => {
  const code = await newVoucher(20);
  const cart = await orderableCart("stool");
  await enter(cart, code);
  const takeOff = (promo_codes: string[]) => store("DELETE", `/carts/${cart}/promotions`, { promo_codes });
  expect((await takeOff(["ANOTHER-CODE"])).status).toBe(200);
  expect((await look(cart)).summary).toMatchObject({ voucher_code: code, voucher_sum: 20 });
  expect((await takeOff([code])).status).toBe(200);
  expect((await look(cart)).summary).toMatchObject({ voucher_code: null, voucher_sum: 0 });
});

test("one order takes one voucher", async () => {
  const [first, second] = [await newVoucher(50), await newVoucher(20)];
  const cart = await cartWith("table");
  expect((await enter(cart, first, second)).status).toBe(400);
  await enter(cart, first);
  const { status, body } = await enter(cart, second);
  expect([status, body.issues[0].code]).toEqual([400, "voucher_one_only"]);
  expect((await enter(cart, first)).status).toBe(200);
  expect((await look(cart)).summary.voucher_sum).toBe(50);
});

test("a total of 0 is ordered at once, and the voucher is used up", async () => {
  const code = await newVoucher(50);
  const cart = await orderableCart("sample");
  await enter(cart, code);
  expect((await look(cart)).summary).toMatchObject({ total: 0, voucher_sum: 5, pay_by: "free" });
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  const { body } = await complete(cart);
  expect(body.order.total).toBe(0);
  expect(await recordOf(body.order.id)).toMatchObject({ pay_by: "free", voucher_code: code, voucher_sum: 5 });
  const other = await cartWith("table");
  const refused = await enter(other, code);
  expect([refused.status, refused.body.issues[0].code]).toEqual([400, "voucher_gone"]);
});

test("the bank-transfer voucher replaces the card, and counts as redeemed", async () => {
  const code = await newVoucher(0);
  const cart = await orderableCart("table");
  await enter(cart, code);
  expect((await look(cart)).summary).toMatchObject({
    pay_by: "bank_transfer",
    voucher_code: code,
    total: 1491,
  });
  await add(cart, "stool");
  await store("POST", `/carts/${cart}`, { email: "someone@example.test" });
  expect((await look(cart)).summary).toMatchObject({
    pay_by: "bank_transfer",
    voucher_code: code,
    total: 1666,
  });
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  const { body } = await complete(cart);
  expect(body.order.total).toBe(1666);
  expect(await recordOf(body.order.id)).toMatchObject({ pay_by: "bank_transfer", voucher_code: code });
  expect((await enter(await cartWith("stool"), code)).status).toBe(400);
});

test("without its voucher a prepared transfer pays for nothing", async () => {
  const code = await newVoucher(0);
  const cart = await orderableCart("table");
  await enter(cart, code);
  await checkout(cart);
  await store("DELETE", `/carts/${cart}/promotions`, { promo_codes: [code] });
  expect((await look(cart)).summary).toMatchObject({ pay_by: "card", voucher_code: null });
  expect((await complete(cart)).status).toBe(400);
  expect(await ordersOf(cart)).toBe(0);
});

test("of two carts with one code one gets to pay, the other is told before", async () => {
  const code = await newVoucher(50);
  const carts = await Promise.all([orderableCart("table"), orderableCart("bench")]);
  for (const cart of carts) expect((await enter(cart, code)).status).toBe(200);
  const answers = await Promise.all(carts.map((cart) => checkout(cart)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const loser = answers.findIndex(({ status }) => status === 400);
  expect(answers[loser]?.body).toMatchObject({
    issues: [{ path: "voucher_code", code: "voucher_in_payment", params: { minutes: 35 } }],
  });
  expect(answers[loser]?.body.message).toContain(code);
  const winner = answers[1 - loser];
  expect(await payOnPage(winner?.body.url)).toBe(true);
  expect((await complete(carts[1 - loser] ?? "")).body.type).toBe("order");
  const left = await look(carts[loser] ?? "");
  expect(left.summary).toMatchObject({ voucher_code: null, voucher_sum: 0 });
});

test("a code that another cart is paying with is not called redeemed, and is free again when that payment is called off", async () => {
  const code = await newVoucher(50);
  const [first, second] = [await orderableCart("table"), await cartWith("bench")];
  await enter(first, code);
  const { body: payment } = await checkout(first);
  expect(payment.next).toBe("redirect");
  const refused = await enter(second, code);
  expect([refused.status, refused.body.issues[0].code]).toEqual([400, "voucher_in_payment"]);
  expect(refused.body.issues[0].params.minutes).toBeGreaterThan(30);
  expect(refused.body.message).toMatch(/in 35 Min\./);
  expect((await look(second)).summary).toMatchObject({ voucher_code: null, voucher_sum: 0 });
  await store("DELETE", `/carts/${first}/checkout`);
  expect((await enter(second, code)).status).toBe(200);
});

test("taking the voucher off closes the open payment page, counts the cart anew and leaves the code to others", async () => {
  const code = await newVoucher(50);
  const cart = await orderableCart("table");
  await enter(cart, code);
  const { body: payment } = await checkout(cart);
  const taken = await store("DELETE", `/carts/${cart}/promotions`, { promo_codes: [code] });
  expect(taken.status).toBe(200);
  expect((await look(cart)).summary).toMatchObject({ voucher_code: null, voucher_sum: 0, total: 1491 });
  expect(await payOnPage(payment.url)).toBe(false);
  expect((await enter(await cartWith("bench"), code)).status).toBe(200);
});

test("a voucher stays with a cart that is paid but not yet ordered, also when it is to be taken off", async () => {
  const code = await newVoucher(50);
  const [paid, other] = await Promise.all([orderableCart("table"), orderableCart("bench")]);
  await enter(paid, code);
  const { body: payment } = await checkout(paid);
  await keepSilent(payment.url);
  expect(await payOnPage(payment.url)).toBe(true);
  const taken = await store("DELETE", `/carts/${paid}/promotions`, { promo_codes: [code] });
  expect([taken.status, taken.body.issues?.[0].code]).toEqual([400, "payment_underway"]);
  const refused = await enter(other, code);
  expect([refused.status, refused.body.issues?.[0].code]).toEqual([400, "voucher_in_payment"]);
  expect((await complete(paid)).body.order.total).toBe(1491 - 50);
});

longTest("a voucher is free again also when giving it back breaks off in between", async () => {
  const code = await newVoucher(50);
  const cart = await orderableCart("sample");
  await enter(cart, code);
  const { id } = (await complete(cart)).body.order;
  const used = async () => Number((await rows("select used from promotion where code = $1", code))[0]?.used);
  expect(await used()).toBe(1);
  const name = `broken_${cart.toLowerCase()}`;
  await rows(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`,
  );
  await rows(
    `create trigger ${name} before update on promotion for each row when (new.code = '${code}') execute function ${name}()`,
  );
  await admin("POST", `/orders/${id}/cancel`);
  const redeemed = "select 1 from furniture_voucher_hold where cart_id = $1 and redeemed";
  await until(async () => (await rows(redeemed, cart)).length === 0, 30);
  await rows(`drop function ${name} cascade`);
  await until(async () => (await used()) === 0, 60);
  expect((await enter(await cartWith("bench"), code)).status).toBe(200);
});

test("of two free orders with one code exactly one is placed", async () => {
  const code = await newVoucher(50);
  const carts = await Promise.all([orderableCart("sample"), orderableCart("sample")]);
  for (const cart of carts) await enter(cart, code);
  await Promise.all(carts.map((cart) => complete(cart)));
  const orders = await Promise.all(carts.map((cart) => ordersOf(cart)));
  expect(orders.sort()).toEqual([0, 1]);
});

test("who loses a voucher to another is told once, and can then order without it", async () => {
  const code = await newVoucher(50);
  const [early, late] = await Promise.all([orderableCart("sample"), orderableCart("stool")]);
  await enter(early, code);
  await enter(late, code);
  await complete(early);
  await store("POST", `/carts/${late}`, { email: "late@example.test" });
  const told = await checkout(late);
  expect([told.status, told.body.issues?.[0].code]).toEqual([400, "voucher_gone"]);
  expect((await look(late)).summary).toMatchObject({ voucher_code: null, total: 194 });
  expect((await checkout(late)).body.next).toBe("redirect");
});

longTest(
  "a voucher that nobody has redeemed is not called redeemed: off, ended and not begun are told as they are",
  async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
    const within = (name: string, times: object) =>
      newVoucher(20, { campaign: { name, campaign_identifier: `${name}-${Date.now()}`, ...times } });
    const [off, ended, early] = [
      await newVoucher(20),
      await within("ended", { ends_at: day(1) }),
      await within("early", { starts_at: day(1) }),
    ];
    const endNow = () =>
      rows(
        `update promotion_campaign c set ends_at = now() from promotion p where p.campaign_id = c.id and p.code = $1`,
        ended,
      );
    const switchOff = () => rows("update promotion set status = 'inactive' where code = $1", off);
    const cart = await orderableCart("table");
    const refusalOf = async (code: string) => {
      const { status, body } = await enter(cart, code);
      return [status, body.issues?.[0].code, /eingelöst/.test(body.message ?? "")];
    };
    expect(await refusalOf(early)).toEqual([400, "voucher_not_yet", false]);
    const begins = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
    expect((await enter(cart, early)).body.message).toContain(begins.format(new Date(day(1))));
    await endNow();
    expect(await refusalOf(ended)).toEqual([400, "voucher_over", false]);

    expect((await enter(cart, off)).status).toBe(200);
    await switchOff();
    const told = await checkout(cart);
    expect([told.status, told.body.issues?.[0].code]).toEqual([400, "voucher_over"]);
    expect((await look(cart)).summary).toMatchObject({ voucher_code: null, total: 1491 });
    expect((await checkout(cart)).body.next).toBe("redirect");
    expect(await refusalOf(off)).toEqual([400, "voucher_over", false]);
  },
);

longTest(
  "a voucher whose pieces have left the cart says so, gives way to another, comes back with them, and no order uses it up",
  async () => {
    const [stool] = (await admin("GET", "/products?handle=stool&fields=id")).body.products;
    const application_method = {
      ...{ type: "percentage", target_type: "items", allocation: "across", value: 20, currency_code: "eur" },
      target_rules: [{ attribute: "items.product.id", operator: "in", values: [stool.id] }],
    };
    const code = await newVoucher(0, { application_method });
    const cart = await orderableCart("table", "stool");
    expect((await enter(cart, code)).status).toBe(200);
    // 20 % of the stool's price of 194 EUR.
    expect((await look(cart)).summary).toMatchObject({
      voucher_code: code,
      voucher_sum: 39,
      voucher_lapsed: null,
    });
    const lineOf = async (kind: string) =>
      (await look(cart)).summary.lines.find((line: { kind: string }) => line.kind === kind).id;
    await store("DELETE", `/carts/${cart}/line-items/${await lineOf("stool")}`);
    const lapsed = {
      voucher_code: null,
      voucher_sum: 0,
      total: 1491,
      voucher_lapsed: { code, reason: "voucher_not_applicable" },
    };
    expect((await look(cart)).summary).toMatchObject(lapsed);

    await add(cart, "stool");
    expect((await look(cart)).summary).toMatchObject({
      voucher_code: code,
      voucher_sum: 39,
      voucher_lapsed: null,
    });
    await store("DELETE", `/carts/${cart}/line-items/${await lineOf("stool")}`);

    // Medusa's own way to a payment asks the same.
    const { payment_collection } = (await store("POST", "/payment-collections", { cart_id: cart })).body;
    const stock = await store("POST", `/payment-collections/${payment_collection.id}/payment-sessions`, {
      provider_id: "pp_stripe-checkout_card",
    });
    expect([stock.status, stock.body.issues?.[0].code]).toEqual([400, "voucher_not_applicable"]);
    const told = await checkout(cart);
    expect([told.status, told.body.issues?.[0].code]).toEqual([400, "voucher_not_applicable"]);
    expect((await checkout(cart)).body.next).toBe("redirect");
    const other = await orderableCart("stool");
    expect((await enter(other, code)).status).toBe(200);

    const both = await cartWith("table", "stool");
    expect((await enter(both, code)).status).toBe(200);
    const [table, gone] = (await look(both)).summary.lines;
    expect(table.kind).toBe("table");
    await store("DELETE", `/carts/${both}/line-items/${gone.id}`);
    const fixed = await newVoucher(30);
    expect((await enter(both, fixed)).status).toBe(200);
    expect((await look(both)).summary).toMatchObject({ voucher_code: fixed, total: 1461 });
  },
);

test("staff's percentages are worked out by Medusa and follow the cart", async () => {
  const code = await newVoucher(10, {
    limit: null,
    application_method: {
      type: "percentage",
      target_type: "order",
      allocation: "across",
      value: 10,
      currency_code: "eur",
    },
  });
  const cart = await cartWith("sample", "stool");
  expect((await enter(cart, code)).status).toBe(200);
  const one = await look(cart);
  expect(one.summary.voucher_sum).toBeGreaterThan(0);
  await add(cart, "table");
  const { summary, cart: stored } = await look(cart);
  expect(summary.voucher_sum).toBeGreaterThan(one.summary.voucher_sum + 100);
  expect(stored.total).toBe(summary.total);
});
