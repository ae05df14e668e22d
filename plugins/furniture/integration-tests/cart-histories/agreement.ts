import { expect } from "vitest";
import { type Answer, store } from "../../../../tests/shopper/shop";
import { countingTerms, type Model, moneyOf, payByOf } from "./model";

export const FIELDS = "fields=%2Btotal,%2Btax_total,*items,*items.adjustments,*shipping_methods";
const PAYMENT = ",*payment_collection,*payment_collection.payment_sessions";

interface Adjustment {
  amount: number;
  provider_id: string;
  code: string | null;
}
export interface Item {
  id: string;
  unit_price: number;
  quantity: number;
  adjustments?: Adjustment[];
}
interface Cart {
  total: number;
  tax_total: number;
  currency_code: string;
  items: Item[];
  shipping_methods: { amount: number }[];
  payment_collection?: { amount: number; payment_sessions?: { amount: number; status: string }[] };
}

/** The path of a cart with everything that {@link expectAgreement} compares. */
export function cartPath(cartId: string, { prepared }: Model): string {
  return `/carts/${cartId}?${FIELDS}${prepared ? PAYMENT : ""}`;
}

/** Summary, Medusa's cart and a prepared payment have to say what the rules say, to the cent. */
export async function expectAgreement(model: Model, cartId: string, answer?: Answer): Promise<void> {
  const given = model.prepared ? {} : { cart: answer?.body?.cart, summary: answer?.body?.summary };
  const [cart, summary] = await Promise.all([
    given.cart ?? store("GET", cartPath(cartId, model)).then(({ body }) => body.cart),
    given.summary ?? store("GET", `/carts/${cartId}/summary`).then(({ body }) => body.summary),
  ]);
  expectSummary(model, summary);
  expectCart(model, cart);
}

function expectSummary(model: Model, summary: unknown): void {
  const money = moneyOf(model);
  expect(summary).toMatchObject({
    lines: money.lines.map(({ id, kind, price, discountAmount, discountPrice }) => ({
      id,
      kind,
      price,
      discount_amount: discountAmount,
      discount_price: discountPrice,
    })),
    goods: money.goods,
    pickup_deduction: money.pickupDeduction,
    express_fee: money.expressFee,
    voucher_sum: money.voucherSum,
    total: money.total,
    currency_code: "eur",
    terms: countingTerms(model),
    voucher_code: model.voucher?.code ?? null,
    pay_by: payByOf(model),
  });
}

function expectCart(model: Model, cart: Cart): void {
  const { lines, pickupDeduction, expressFee, voucherSum, total } = moneyOf(model);
  expect(cart.total).toBe(total);
  expect(cart.currency_code).toBe("eur");
  expect(cart.tax_total).toBeCloseTo(taxOf(model, total), 6);
  expect(cart.items.map(({ id, unit_price, quantity }) => ({ id, unit_price, quantity })).sort(byId)).toEqual(
    lines.map(({ id, price }) => ({ id, unit_price: price, quantity: 1 })).sort(byId),
  );
  for (const { id, discountAmount } of lines) {
    const item = cart.items.find((candidate) => candidate.id === id);
    expect(sumOf(item ? [item] : [], "multi_item_discount")).toBeCloseTo(discountAmount, 6);
  }
  expect(sumOf(cart.items, "pickup_deduction")).toBeCloseTo(pickupDeduction, 6);
  const shipping = cart.shipping_methods.reduce((sum, { amount }) => sum + amount, 0);
  expect(cart.shipping_methods).toHaveLength(lines.length > 0 ? 1 : 0);
  // What of a voucher the goods cannot take lowers the express fee.
  expect(sumOf(cart.items, "voucher") + expressFee - shipping).toBeCloseTo(voucherSum, 6);
  for (const { amount } of preparedPayments(cart)) expect(amount).toBe(total);
}

/** Where German VAT is booked, of the countries that histories deliver to. */
const TAXED = ["de", "at"];

/** The share of 19 % in what is paid, for what is picked up or delivered within the EU; a delivery to Switzerland pays none. */
export function taxOf(model: Model, total: number): number {
  const country = countingTerms(model).shipping === "pickup" ? "de" : model.country;
  return country !== null && TAXED.includes(country) && model.lines.length > 0 ? total - total / 1.19 : 0;
}

function sumOf(items: readonly Item[], provider: string): number {
  const adjustments = items.flatMap((item) => item.adjustments ?? []);
  return adjustments
    .filter(({ provider_id }) => provider_id === provider)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function preparedPayments({ payment_collection }: Cart): { amount: number }[] {
  if (!payment_collection) return [];
  const open = (payment_collection.payment_sessions ?? []).filter(({ status }) => status !== "canceled");
  return [payment_collection, ...open];
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id.localeCompare(other.id);
}
