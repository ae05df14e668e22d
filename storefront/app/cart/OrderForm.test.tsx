import { PRICES } from "@planke46/furniture-rules";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";
import type { BillData } from "./Bill.tsx";

let navigation: { state: string; formData?: FormData } = { state: "idle" };
vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: "a",
  useActionData: () => undefined,
  useFetcher: () => ({ state: "idle", data: undefined, submit: () => {}, Form: "form" }),
  useFetchers: () => [],
  useNavigation: () => navigation,
  useRevalidator: () => ({ state: "idle", revalidate: () => {} }),
  useRouteLoaderData: () => undefined,
  useSubmit: () => () => {},
}));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { OrderForm } = await import("./OrderForm.tsx");

const STOOL = {
  ...{
    id: "cali_1",
    lines: ["cali_1"],
    quantity: 1,
    kind: "stool",
    unitPrice: 275,
    price: 275,
    discounted: 0,
  },
  ...{ repeatable: true, discountAmount: 0, discountPrice: 275, madeToMeasure: false, fields: [] },
  ...{ dimensions: "40 × 40 × 45 cm", planks: [], pickedPlanks: [], planksGone: [], query: null, again: "" },
};
const BILL = {
  ...{ lines: [STOOL], ordinary_lines: [], ordinary_delivery: 0, goods: 275, multi_item_discount: 0 },
  ...{ pickup_deduction: 0, pickup_saving: 0, express_fee: 0, voucher_sum: 0, voucher_code: null },
  ...{ total: 275, tax: 43.91, tax_rates: [19], pay_by: "card", payment_methods: ["card", "bank_transfer"] },
  ...{ price_version: 1, repriced: [] },
};
const TERMS = { shipping: "delivery", express_build: false, outside_germany: false, data_security: false };

/** The cart's page in German. */
async function page(
  changed: Partial<Record<keyof BillData, unknown>> = {},
  terms: object = {},
): Promise<string> {
  const bill = { ...BILL, ...changed, terms: { ...TERMS, ...terms } } as unknown as BillData;
  const removals = { lines: bill.lines.map((card) => ({ card, removed: false })), remove() {}, forget() {} };
  const news = { unpaid: null, changed: false, changedElsewhere: false, silent: false };
  return renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <OrderForm
        {...{ bill, news, saved: {}, countries: [], today: "2026-11-30", prices: PRICES, suggestion: null }}
        removals={removals as never}
      />
    </I18nextProvider>,
  );
}

/** What the button that orders says, and whether it can be pressed. */
const buttonIn = (written: string) => {
  const [, attributes = "", words] = /<button([^>]*value="order"[^>]*)>([^<]*)</.exec(written) ?? [];
  return { words, disabled: attributes.includes("disabled") };
};

test.each([
  ["card", {}, /zahlungspflichtig|kostenpflichtig/i],
  ["bank_transfer", {}, /zahlungspflichtig|kostenpflichtig/i],
  ["free", {}, /^(?!.*pflichtig).*bestellen/i],
  ["reservation", { outside_germany: true }, /^(?!.*pflichtig).*reservier/i],
])(
  "the button says that it obliges to pay where it does, and nowhere else: %s",
  async (pay_by, terms, words) => {
    expect(buttonIn(await page({ pay_by }, terms)).words).toMatch(words);
  },
);

test("an order that is under way is not sent again, and the page says so; another change of the cart leaves the button's words", async () => {
  const idle = buttonIn(await page());
  const sent = new FormData();
  sent.set("intent", "order");
  navigation = { state: "submitting", formData: sent };
  const ordering = buttonIn(await page());
  navigation = { state: "idle" };
  expect([idle.disabled, ordering.disabled]).toEqual([false, true]);
  expect(ordering.words).not.toBe(idle.words);
});

const VOUCHER = /name="voucherCode"/;

test("a voucher is asked for above 20 EUR, and one that counts can be taken off whatever is left to pay", async () => {
  expect(await page({ total: 21 })).toMatch(VOUCHER);
  expect(await page({ total: 20 })).not.toMatch(VOUCHER);
  const paid = await page({ total: 0, pay_by: "free", voucher_code: "FREUNDE" });
  expect(paid).toContain('value="voucherOff:FREUNDE"');
  const lapsed = { code: "FREUNDE", reason: "voucher_over" };
  expect(await page({ total: 5, voucher_lapsed: lapsed })).toMatch(VOUCHER);
});

const METHODS = /name="paymentMethod"/;

test("how to pay is asked where there is a choice", async () => {
  expect(await page()).toMatch(METHODS);
  expect(await page({ payment_methods: ["card"] })).not.toMatch(METHODS);
  expect(await page({ pay_by: "free" })).not.toMatch(METHODS);
  expect(await page({ pay_by: "reservation" }, { outside_germany: true })).not.toMatch(METHODS);
  expect(await page({ pay_by: "bank_transfer" }, { payment_method: "bank_transfer" })).toMatch(METHODS);
});

test("the form carries the offer it shows, so that nobody orders another", async () => {
  const [, shown] = /name="shownOffer" value="([^"]*)"/.exec(await page()) ?? [];
  expect(shown).toBe("275.order.delivery.usual.cali_1");
});
