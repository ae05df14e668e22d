import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import type { CartState } from "../cart/state";
import { containedTax } from "./contained-tax";

/** Medusa's rates by country and by product or delivery. */
const RATES: Record<string, Record<string, number>> = {
  de: { table: 19, bench: 19, wax: 7, so_furniture: 19, so_parcel: 19 },
  at: { table: 20, bench: 20, wax: 10, so_furniture: 20, so_parcel: 20 },
  fr: { table: 5.5, bench: 20, wax: 10, so_furniture: 20, so_parcel: 8 },
  us: { table: 0, bench: 0, so_furniture: 0 },
};

const container = {
  resolve: () => ({
    listShippingOptions: async () => [
      { id: "so_furniture", name: "", type: { code: "furniture-delivery" } },
      { id: "so_parcel", name: "", type: { code: "parcel" } },
    ],
    getTaxLines: async (
      [{ product_id, shipping_option_id = "" }]: [{ product_id?: string; shipping_option_id?: string }],
      { address }: { address: { country_code: string } },
    ) => [{ rate: RATES[address.country_code]?.[product_id ?? shipping_option_id] }],
  }),
} as unknown as MedusaContainer;

/** A table and a bench of which the bench is 10 % off, built express, with a voucher; a tin of wax in a parcel on wish. */
function cart(wish: { country?: string; pickup?: boolean; voucher?: number; wax?: boolean }): CartState {
  const { country, pickup = false, voucher = 30, wax = false } = wish;
  const lines = [
    { id: "a", price: 1000, discountAmount: 0 },
    { id: "b", price: 500, discountAmount: 50 },
  ];
  const pickupDeduction = pickup ? 75 : 0;
  return {
    cart: {
      items: [
        { id: "a", product_id: "table" },
        { id: "b", product_id: "bench" },
        ...(wax ? [{ id: "c", product_id: "wax" }] : []),
      ],
      shipping_address: country ? { country_code: country } : null,
    },
    terms: { shipping: pickup ? "pickup" : "delivery" },
    money: { lines, pickupDeduction, expressFee: 65, voucherSum: voucher },
    vouchers: voucher ? [{ code: "A", promotionId: "p", worth: voucher }] : [],
    ordinary: wax
      ? { lines: [{ id: "c", total: 10.7 }], delivery: 5.95, options: ["so_parcel"] }
      : { lines: [], delivery: 0, options: [] },
  } as unknown as CartState;
}

test.each([
  // 1000 + 450 + 65 - 30 = 1485; 1485 * 19 / 119.
  ["whose address is unknown, at home", {}, [19], 237.1],
  ["that goes to Austria", { country: "at" }, [20], 247.5],
  // 1485 - 75 = 1410; the workshop's country taxes it.
  ["picked up by an Austrian", { country: "at", pickup: true }, [19], 225.13],
  // 10.70 * 7 / 107 = 0.70; 5.95 * 19 / 119 = 0.95.
  ["with wax in a parcel", { country: "de", wax: true }, [19, 7], 238.75],
  // (1000 - 20.69) * 5.5 / 105.5 and (450 - 9.31) * 20 / 120 of the goods, the voucher spread over them by their price less its
  // discount to the cent; 65 * 20 / 120 for express, 10.70 * 10 / 110 and 5.95 * 8 / 108.
  ["with as many rates as things", { country: "fr", wax: true }, [20, 10, 8, 5.5], 136.75],
  ["that bears no VAT", { country: "us" }, [], 0],
  ["that vouchers pay", { country: "de", voucher: 1515 }, [], 0],
])("the VAT in the total of a cart %s", async (_which, wish, rates, tax) => {
  const contained = await containedTax(container, cart(wish));
  expect(contained.tax_rates).toEqual(rates);
  expect(contained.tax).toBeCloseTo(tax, 2);
});
