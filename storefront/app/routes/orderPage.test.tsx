import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

let loaded: object = {};
let answer: object | undefined;
vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: "a",
  useActionData: () => answer,
  useFetcher: () => ({ state: "idle", data: undefined, Form: "form" }),
  useLoaderData: () => loaded,
  useLocation: () => ({ pathname: "/auftrag/key/", search: "" }),
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => ({
    settings: { iban: "DE02 1203 0000 0000 2020 51", bankHolder: "Bohle", deliveryWeeks: 8, sampleDays: 4 },
  }),
}));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { default: OrderPage } = await import("./orderPage.tsx");

const BILL = {
  ...{ number: "1046", placed_at: "2026-11-20T09:00:00Z", cancelled: false, paid_at: null, lines: [] },
  ...{ ordinary_lines: [], ordinary_delivery: 0, goods: 1491, multi_item_discount: 0, pickup_deduction: 0 },
  ...{
    express_fee: 0,
    voucher_sum: 0,
    delivery_cost: 0,
    given_back: 0,
    total: 1491,
    tax: 238,
    tax_rates: [19],
  },
  ...{ pay_by: "card", promised_weeks: 8 },
  terms: { shipping: "delivery", outside_germany: false, express_build: false },
};
const ORDER = {
  ...{ bill: BILL, state: "in_work", pieces: [], planks: {}, papers: [], shipments: [] },
  payment: { state: "paid", open: 0, owed: 0, refund_due: false, link: null },
  promised: { furniture: "2027-01-15", samples: null },
  ...{ delivery: ["Anna Muster", "Musterweg 1", "10115 Berlin"], billing: null, country: "Deutschland" },
  typed: { firstName: "Anna", lastName: "Muster", street: "Musterweg 1", zip: "10115", city: "Berlin" },
  ...{ address_fixed: null, isAddressNew: false, withdrawn: false, message: null, vat_id: null },
};

/** The page of an order in German, with what its form was answered. */
async function page(
  order: object | null,
  { said, transfer = null }: { said?: object; transfer?: object | null } = {},
) {
  loaded = { title: "", order: order && { ...ORDER, ...order }, transfer, submission: "of-this-page" };
  answer = said;
  const written = renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <OrderPage />
    </I18nextProvider>,
  );
  return written.replace(/\s/g, " ");
}

test("a key that opens no order shows none, and whom to ask", async () => {
  const written = await page(null);
  expect(written).toContain("Hier ist keine Bestellung zu sehen");
  expect(written).not.toContain("1046");
});

const SAVE = "Adresse speichern";

test("the delivery address can be changed until something is packed", async () => {
  expect(await page({})).toContain(SAVE);
  const packed = await page({ address_fixed: "shipped" });
  expect(packed).not.toContain(SAVE);
  expect(packed).toContain("schon gepackt oder unterwegs");
  expect(await page({ address_fixed: "ended" })).not.toContain(SAVE);
});

test.each([
  ["was packed meanwhile", { address_fixed: "shipped" }],
  ["was cancelled meanwhile", { address_fixed: "ended", state: "cancelled" }],
  ["is picked up by now", { address_fixed: "picked_up", typed: null, delivery: null }],
  ["is being worked on", {}],
])("who saved an address of an order that %s reads why it was not taken", async (_what, order) => {
  const said = { reply: { initialValue: {} }, notice: "Diese Adresse nehmen wir nicht." };
  expect(await page(order, { said })).toMatch(/role="alert"[^>]*>Diese Adresse nehmen wir nicht\.</);
});

test("an address that is new is said to be, unless another one was refused since", async () => {
  const told = "Deine Lieferadresse ist geändert.";
  expect(await page({ isAddressNew: true })).toContain(told);
  expect(await page({})).not.toContain(told);
  const said = { reply: { initialValue: {} }, notice: "Fünf Ziffern." };
  expect(await page({ isAddressNew: true }, { said })).not.toContain(told);
});

test("what is open is paid by the link or by a transfer, what is owed comes back, and else nothing is said of money", async () => {
  const open = { state: "open", open: 175, owed: 0, refund_due: false, link: "pay-key" };
  const byLink = await page({ payment: open });
  expect(byLink).toContain('to="/pay/pay-key"');
  expect(byLink).toContain("Offen sind 175 €.");
  const byTransfer = await page({ payment: { ...open, link: null } }, { transfer: { code: null } });
  expect(byTransfer).toContain("DE02 1203");
  expect(await page({ payment: { ...ORDER.payment, owed: 60 } })).toContain("Du bekommst noch 60 € zurück.");
  const paid = await page({});
  for (const word of ["Offen sind", "DE02", "/pay/", "zurück. Wir überweisen"])
    expect(paid).not.toContain(word);
});

test.each([
  ["in_work", true],
  ["delivered", false],
  ["cancelled", false],
])("a promised day stands while it is still to come: %s", async (state, says) => {
  expect((await page({ state })).includes("Zugesagt bis zum")).toBe(says);
});

test.each([
  ["in_work", true],
  ["returned", true],
  ["reserved", false],
  ["offered", false],
  ["cancelled", false],
])("what is binding can be withdrawn from, and nothing else: %s", async (state, can) => {
  expect((await page({ state })).includes(">Widerruf</h2>")).toBe(can);
});

test("a reservation that ended without an order is lifted, as its mail says, and no order is cancelled", async () => {
  const reservation = { state: "cancelled", bill: { ...BILL, cancelled: true, pay_by: "reservation" } };
  const ended = await page(reservation);
  expect(ended).toContain(">Aufgehoben</h2>");
  expect(ended).toContain("Diese Reservierung ist aufgehoben");
  expect(ended).not.toContain("Diese Bestellung ist storniert");
  expect(await page({ state: "cancelled" })).toContain("Diese Bestellung ist storniert");
});

test("an invoice is what was billed, a credit note what came off it", async () => {
  const paper = { number: "RE-1", title: "Rechnung", kind: "invoice", issued_on: "2026-11-20", total: 1491 };
  const credit = { ...paper, number: "GS-1", title: "Gutschrift", kind: "credit_note", total: 60 };
  const written = await page({ papers: [paper, credit] });
  expect(written).toContain('href="/auftrag/key/papers/RE-1"');
  expect(written).toContain(">1.491 €<");
  expect(written).toContain(">\u221260 €<");
  expect(await page({})).not.toContain(">Rechnungen<");
});

test("a parcel is shown once it has left, with its number to follow it", async () => {
  const parcel = { shipped_at: null, delivered_at: null, pieces: ["1046.1"], tracking: [] };
  expect(await page({ shipments: [parcel] })).not.toContain(">Versand<");
  const tracking = [{ number: "JJD01", url: "https://post.example/JJD01" }];
  const left = { ...parcel, shipped_at: "2026-11-24T09:00:00Z", tracking };
  const written = await page({ shipments: [left] });
  expect(written).toContain("Abgeschickt am 24. November 2026");
  expect(written).toContain('href="https://post.example/JJD01"');
  const come = await page({ shipments: [{ ...left, delivered_at: "2026-11-26T09:00:00Z" }] });
  expect(come).toContain("Zugestellt am 26. November 2026");
});
