import { expect, test } from "vitest";
import { keepSilent, payOnPage, refundsOf, sessionOf } from "../../../tests/shopper/payment-page";
import {
  add,
  admin,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  ordersOf,
  rows,
  until,
} from "../../../tests/shopper/shop";
import { from, letHoldRunOut, newPlank, stateOf, type TestPlank } from "./plank-stock";

/** A shopper who has paid, and whose voucher another order got meanwhile. */
async function paidCartWithoutVoucher(webhook: "silent" | "on time") {
  const cart = await orderableCart("table");
  return { cart, ...(await payWithoutVoucher(cart, 50, webhook)) };
}

async function payWithoutVoucher(cart: string, worth: number, webhook: "silent" | "on time") {
  const code = await newVoucher(worth);
  await enter(cart, code);
  const { url } = (await checkout(cart)).body;
  if (webhook === "silent") await keepSilent(url);
  await rows(
    `update furniture_voucher_hold set cart_id = 'cart_of_somebody_else', redeemed = true where cart_id = $1`,
    cart,
  );
  expect(await payOnPage(url)).toBe(true);
  return { code, url };
}

async function lostMail(cart: string) {
  const found = await rows(
    "select recipient, data from furniture_mail where template = 'order_lost' and cart_id = $1",
    cart,
  );
  return found;
}

test("on the return page a paid cart whose voucher is gone is refunded at once, and the shopper told why", async () => {
  const { cart, code, url } = await paidCartWithoutVoucher("silent");
  const answers = await Promise.all([complete(cart), complete(cart)]);
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body.issues[0]).toMatchObject({ code: "payment_returned", params: { amount: 1441 } });
    expect(body.issues[1]).toMatchObject({ code: "voucher_gone" });
    expect(body.issues[1].message).toContain(code);
  }
  expect(await refundsOf(url)).toEqual([144100]);
  expect(await ordersOf(cart)).toBe(0);
  await until(async () => (await lostMail(cart)).length === 1);
  expect((await complete(cart)).body.issues[0].code).toBe("payment_returned");
  expect(await refundsOf(url)).toEqual([144100]);
});

test("the webhook alone refunds it at once as well, and writes one mail", async () => {
  const { cart, url } = await paidCartWithoutVoucher("on time");
  await until(async () => (await refundsOf(url)).length === 1);
  expect(await ordersOf(cart)).toBe(0);
  await until(async () => (await lostMail(cart)).length === 1);
  expect((await complete(cart)).body.issues[0].code).toBe("payment_returned");
  expect(await refundsOf(url)).toEqual([144100]);
  expect(await lostMail(cart)).toHaveLength(1);
});

test("the cart is kept: without the voucher it can be paid again on a fresh page", async () => {
  const { cart, url } = await paidCartWithoutVoucher("silent");
  await complete(cart);
  const refused = await checkout(cart);
  expect(refused.body.issues[0].code).toBe("voucher_gone");
  const again = await checkout(cart);
  expect(again.body.url).not.toBe(url);
  expect(await payOnPage(again.body.url)).toBe(true);
  expect((await complete(cart)).body.order.total).toBe(1491);
});

test("the cart is kept: with a voucher over all that it costs it is ordered without a further payment", async () => {
  const { cart, url } = await paidCartWithoutVoucher("silent");
  expect((await complete(cart)).body.issues[0].code).toBe("payment_returned");
  expect((await checkout(cart)).body.issues[0].code).toBe("voucher_gone");
  await enter(cart, await newVoucher(5000));
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  const { status, body } = await complete(cart);
  expect([status, body.order?.total]).toEqual([200, 0]);
  expect([await ordersOf(cart), await refundsOf(url)]).toEqual([1, [144100]]);
});

test("who loses a second payment of one cart reads why, and how much of that one goes back", async () => {
  const { cart } = await paidCartWithoutVoucher("silent");
  expect((await complete(cart)).body.issues[0].params).toEqual({ amount: 1441 });
  expect((await checkout(cart)).body.issues[0].code).toBe("voucher_gone");
  const { code, url } = await payWithoutVoucher(cart, 100, "silent");
  const { body } = await complete(cart);
  expect(body.issues[0].params).toEqual({ amount: 1391 });
  expect(body.issues[1].message).toContain(code);
  expect(await refundsOf(url)).toEqual([139100]);
});

const codes = (body: { issues: { code: string }[] }) => body.issues.map(({ code }) => code);

/** An orderable cart with a stool made from one picked plank. */
async function cartWithPlank(plank: TestPlank): Promise<string> {
  const cart = await orderableCart();
  expect((await add(cart, "stool", from(plank))).status).toBe(200);
  return cart;
}

test("a paid cart whose plank somebody else has got is refunded at once, and the shopper told which plank", async () => {
  const plank = await newPlank("stool");
  const [late, early] = [await cartWithPlank(plank), await cartWithPlank(plank)];
  const { url } = (await checkout(late)).body;
  await keepSilent(url);
  await letHoldRunOut(plank);
  expect(await payOnPage((await checkout(early)).body.url)).toBe(true);
  const { order } = (await complete(early)).body;

  expect(await payOnPage(url)).toBe(true);
  const { status, body } = await complete(late);
  expect(status).toBe(400);
  expect(codes(body)).toEqual(["payment_returned", "plank_gone"]);
  expect(body.issues[1].message).toContain(plank.title);
  expect(await refundsOf(url)).toEqual([body.issues[0].params.amount * 100]);
  expect([await ordersOf(late), await ordersOf(early)]).toEqual([0, 1]);
  expect(await stateOf(plank)).toMatchObject({ state: "sold", order_id: order.id });
  await until(async () => (await lostMail(late)).length === 1);
  expect((await lostMail(late))[0]?.data).toMatchObject({ planks: [plank.title] });
});

test("a paid cart whose plank staff have measured too short meanwhile is refunded at once, and the shopper told why", async () => {
  const plank = await newPlank("stool");
  const late = await cartWithPlank(plank);
  const { url } = (await checkout(late)).body;
  await keepSilent(url);
  await letHoldRunOut(plank);
  expect((await admin("POST", `/furniture/planks/${plank.id}`, { length: 20 })).status).toBe(200);

  expect(await payOnPage(url)).toBe(true);
  const { status, body } = await complete(late);
  expect(status).toBe(400);
  expect(codes(body)).toEqual(["payment_returned", "plank_too_short"]);
  expect(await refundsOf(url)).toEqual([body.issues[0].params.amount * 100]);
  expect([await ordersOf(late), (await stateOf(plank)).state]).toEqual([0, "available"]);
  await until(async () => (await lostMail(late)).length === 1);
  expect((await lostMail(late))[0]?.data).toMatchObject({
    planks: [],
    reasons: [expect.stringContaining(`„${plank.title}“ ist mit 20 cm zu kurz`)],
  });
});

/** From now on the database refuses to write down the money of this cart's order; Medusa gives it back then. Returns what ends that. */
async function refuseMoneyOf(cart: string): Promise<() => Promise<void>> {
  const name = `refused_${cart.toLowerCase()}`;
  await rows(
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if exists (select 1 from order_cart where order_id = new.order_id and cart_id = '${cart}') then raise exception 'disk full'; end if;
       return new; end $$`,
  );
  await rows(
    `create trigger ${name} before insert on order_transaction for each row execute function ${name}()`,
  );
  return async () => {
    await rows(`drop trigger ${name} on order_transaction`);
    await rows(`drop function ${name}()`);
  };
}

/** As where the shop dies before it closes the page that Medusa opens in the place of a payment that it gives back. */
async function letOpen(page: string, paid: string): Promise<void> {
  await rows(
    "update payment_session set data = data || jsonb_build_object('instead_of', $2::text) where data ->> 'id' = $1",
    sessionOf(page),
    sessionOf(paid),
  );
  await rows(
    "update stripe_returned_payment set told_at = null, created_at = now() - interval '1 minute' where id = $1",
    sessionOf(paid),
  );
}

test("a paid cart that the shop itself could not write down is refunded, the shopper told that, and nothing of what was gone; it can be paid again", async () => {
  const cart = await orderableCart("stool");
  const { url } = (await checkout(cart)).body;
  await keepSilent(url);
  expect(await payOnPage(url)).toBe(true);
  const mend = await refuseMoneyOf(cart);
  try {
    const { status, body } = await complete(cart);
    expect([status, body.issues && codes(body)]).toEqual([400, ["payment_returned", "order_not_placed"]]);
    expect(await refundsOf(url)).toEqual([body.issues[0].params.amount * 100]);
    await until(async () => (await lostMail(cart)).length === 1);
    expect((await lostMail(cart))[0]?.data).toMatchObject({ planks: [], reasons: [], cause: "not_placed" });
    expect(codes((await complete(cart)).body)).toEqual(["payment_returned", "order_not_placed"]);
  } finally {
    await mend();
  }
  expect(await ordersOf(cart)).toBe(0);
  await letOpen((await checkout(cart)).body.url, url);
  await admin("POST", "/stripe-checkout/comparisons");
  expect(codes((await complete(cart)).body)).toEqual(["payment_returned", "order_not_placed"]);
  const again = (await checkout(cart)).body.url;
  expect(await payOnPage(again)).toBe(true);
  expect((await complete(cart)).body.type).toBe("order");
});
