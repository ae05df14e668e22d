import { createInstance } from "i18next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import type { PlacedBill } from "../order/ownOrder.server.ts";
import type { BillData } from "./Bill.tsx";

vi.mock("../shop/useDeliveryTimes.ts", () => ({ useDeliveryTimes: () => ({}) }));
vi.mock("@remix-run/react", () => ({ Link: "a" }));
vi.mock("../language/useLanguage.ts", () => ({ useLanguage: () => "de" }));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { OrderedPieces } = await import("../order/OrderedPieces.tsx");
const { Bill } = await import("./Bill.tsx");
const { OrderLaw } = await import("./OrderLaw.tsx");

/** A bill without pieces; what is not said in it is 0 EUR. */
function billOf(total: number, abroad = false) {
  const sums = {
    ...{ goods: total, multi_item_discount: 0, pickup_deduction: 0, express_fee: 0, voucher_sum: 0 },
    ...{ ordinary_delivery: 0, delivery_cost: 0, given_back: 0, ordinary_lines: [], lines: [] },
  };
  const terms = { shipping: "delivery", outside_germany: abroad, express_build: false };
  const tax = { tax: abroad ? 0 : total * 0.19, tax_rates: abroad ? [] : [19] };
  return { ...sums, ...tax, total, terms, promised_weeks: 8 };
}

/** The page with the names of its texts in place of their words. */
async function rendered(element: ReactElement): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: "cimode" });
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}

test.each([
  [21, "cart.vat", "cart.vat"],
  [0, null, null],
])(
  "of %d EUR the bill says the tax where there is one, before and after ordering",
  async (total, before, after) => {
    const bill = billOf(total) as unknown;
    const cart = await rendered(<Bill bill={bill as BillData} discountShare={0.1} updating={false} />);
    const order = await rendered(<OrderedPieces bill={bill as PlacedBill} />);
    expect(/cart\.vat\w*/.exec(cart)?.[0] ?? null).toBe(before);
    expect(/cart\.vat|order\.noVat/.exec(order)?.[0] ?? null).toBe(after);
  },
);

test("an export says that it bears no tax, also one that a voucher paid", async () => {
  for (const total of [100, 0]) {
    const bill = billOf(total, true) as unknown as PlacedBill;
    expect(await rendered(<OrderedPieces bill={bill} />)).toContain("order.noVat");
  }
});

test.each([
  ["all", [true], 0],
  ["some", [true], 1],
  ["some", [true, false], 0],
  ["none", [false], 1],
])(
  "above the button stands that %s is made to measure (%j, other goods: %d)",
  async (which, made, others) => {
    const pieces = made.map((madeToMeasure) => ({ id: "piece", madeToMeasure }));
    const goods = Array.from({ length: others }, () => ({ id: "line", title: "Buch" }));
    const law = await rendered(<OrderLaw lines={[...pieces, ...goods]} />);
    expect(/cart\.law\.tailored\.(\w+)/.exec(law)?.[1]).toBe(which);
  },
);

const CARD = { id: "piece", dimensions: "", fields: [], quantity: 1, price: 100 };

test.each([
  ["delivery", "table", false, "cart.shippingWords.delivery"],
  ["pickup", "table", false, "cart.shippingWords.pickup"],
  ["delivery", "table", true, "cart.shippingWords.abroad"],
  ["pickup", "table", true, "cart.shippingWords.pickup"],
  ["delivery", "sample", false, "cart.sampleWords.only"],
])(
  "the bill says how it comes by %s: a %s, from abroad %s",
  async (shipping, kind, outside_germany, words) => {
    const bill = { ...billOf(100), lines: [{ ...CARD, kind }] };
    const terms = { ...bill.terms, shipping, outside_germany };
    const data = { ...bill, terms } as unknown as BillData;
    const page = await rendered(<Bill bill={data} discountShare={0.1} updating={false} />);
    expect(/cart\.(?:shippingWords|sampleWords)\.\w+/.exec(page)?.[0]).toBe(words);
  },
);
