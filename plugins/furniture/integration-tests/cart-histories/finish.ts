import { expect } from "vitest";
import { payOnPage } from "../../../../tests/shopper/payment-page";
import {
  admin,
  CONTACT,
  checkout,
  complete,
  ordersOf,
  recordOf,
  rows,
  store,
  terms,
} from "../../../../tests/shopper/shop";
import { expectAgreement, taxOf } from "./agreement";
import { chooseTerms, type Model, moneyOf, payByOf } from "./model";
import type { Real } from "./steps";

/** Ends a history with an order: what was charged, the order, its record and what staff see are the money of the rules. */
export async function finish(model: Model, real: Real): Promise<void> {
  const { cart, coverage } = real;
  if (model.lines.length === 0) {
    expect((await checkout(cart)).status).toBe(400);
    return;
  }
  await makeOrderable(model, cart);
  await expectAgreement(model, cart);
  const way = payByOf(model);
  const { total } = moneyOf(model);
  const prepared = await checkout(cart);
  expect(prepared.status, JSON.stringify(prepared.body)).toBe(200);
  if (way === "card") expect(await payOnPage(prepared.body.url)).toBe(true);
  const { body } = await complete(cart);
  expect(body.type, JSON.stringify(body).slice(0, 500)).toBe("order");
  coverage.note(`ordered: ${way}`);
  expect(await chargedFor(cart)).toBe(way === "card" ? total : 0);
  expect(await ordersOf(cart)).toBe(1);
  await expectOrder(model, body.order.id);
}

async function makeOrderable(model: Model, cart: string): Promise<void> {
  chooseTerms(model, { data_security: true });
  expect((await terms(cart, { data_security: true })).status).toBe(200);
  const country = model.terms.outside_germany ? "at" : "de";
  const zip = country === "at" ? "1010" : "10115";
  const shipping_address = { ...CONTACT.shipping_address, postal_code: zip, country_code: country };
  const given = await store("POST", `/carts/${cart}`, { email: CONTACT.email, shipping_address });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  Object.assign(model, { contact: true, country, zip });
}

async function expectOrder(model: Model, orderId: string): Promise<void> {
  const money = moneyOf(model);
  const [shopper, staff, record] = await Promise.all([
    store("GET", `/orders/${orderId}?fields=total,tax_total,*items,*items.adjustments`),
    admin("GET", `/orders/${orderId}?fields=total,tax_total,item_total,shipping_total`),
    recordOf(orderId),
  ]);
  for (const { order } of [shopper.body, staff.body]) {
    expect(order.total).toBe(money.total);
    expect(order.tax_total).toBeCloseTo(taxOf(model, money.total), 6);
  }
  expect(shopper.body.order.items).toHaveLength(money.lines.length);
  expect(record).toMatchObject({
    pay_by: payByOf(model),
    goods: money.goods,
    multi_item_discount: money.lines.reduce((sum, { discountAmount }) => sum + discountAmount, 0),
    pickup_deduction: money.pickupDeduction,
    express_fee: money.expressFee,
    voucher_code: model.voucher?.code ?? null,
    voucher_sum: money.voucherSum,
    total: money.total,
  });
}

/** What the card was charged for a cart, EUR. */
async function chargedFor(cart: string): Promise<number> {
  const [row] = await rows(
    `select coalesce(sum(c.amount), 0)::float as sum from cart_payment_collection l
     join payment p on p.payment_collection_id = l.payment_collection_id and p.provider_id <> 'pp_system_default'
     join capture c on c.payment_id = p.id where l.cart_id = $1`,
    cart,
  );
  return Number(row?.sum);
}
