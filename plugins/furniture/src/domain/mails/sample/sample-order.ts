import { defaultConfiguration, type Kind } from "@planke46/furniture-rules";
import type { Language } from "../../../core/language";
import type { StoredAddress } from "../../orders/address";
import type { OrderDocument } from "../../orders/order-document";
import type { OrderLine } from "../../orders/order-lines";
import { sampleLine } from "../../orders/sample-line";

const ADDRESS: StoredAddress = {
  first_name: "Anna",
  last_name: "Muster",
  company: "",
  address_1: "Musterstraße 1",
  address_2: null,
  province: null,
  postal_code: "10115",
  city: "Berlin",
  country_code: "de",
  phone: "+49 30 1234",
};

export function pricedLine(place: number, kind: Kind, [price, discount]: [number, number]): OrderLine {
  const stated = { price, discount, madeToMeasure: kind === "table" };
  return { ...sampleLine("1012", place, kind, defaultConfiguration(kind)), ...stated };
}

/**
 * An order of two pieces with everything an order can have, to show what a mail looks like:
 * 1491 + 194 − 19 − 75 (pick-up) + 65 (express) − 50 (voucher) = 1606 EUR.
 */
export function sampleOrder(language: Language, change: Partial<OrderDocument> = {}): OrderDocument {
  return {
    id: "order_01TEST",
    number: "1012",
    base: 1,
    placedAt: new Date("2026-11-21T10:00:00Z"),
    cancelled: false,
    disputed: null,
    unsettled: false,
    lost: false,
    email: "anna@example.test",
    language,
    record: {
      pay_by: "card",
      shipping: "pickup",
      express_build: true,
      outside_germany: false,
      voucher_code: "FREUNDE",
      goods: 1666,
      multi_item_discount: 19,
      pickup_deduction: 75,
      express_fee: 65,
      voucher_sum: 50,
      total: 1606,
      message: language === "de" ? "Bitte klingeln\nzweiter Stock" : "Please ring the bell\nsecond floor",
    },
    lines: [pricedLine(1, "table", [1491, 0]), pricedLine(2, "stool", [194, 19])],
    foreign: false,
    ordinary: { lines: [], delivery: 0, total: 0 },
    planks: [],
    reductions: [],
    methods: [],
    deliveryCost: 0,
    givenBack: 0,
    credited: 0,
    total: 1606,
    tax: 256.42,
    taxRates: [19],
    rates: new Map(),
    delivery: ADDRESS,
    billing: null,
    kept: [],
    outstanding: 0,
    due: 0,
    paidAt: null,
    versions: [],
    ...change,
  };
}
