import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

let loaded: object = {};
let answer: { notice: string } | undefined;
vi.mock("@remix-run/react", () => ({
  Form: "form",
  Link: "a",
  useActionData: () => answer,
  useLoaderData: () => loaded,
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => ({
    settings: { iban: "DE02 1203 0000 0000 2020 51", bankHolder: "Bohle", deliveryWeeks: 8, sampleDays: 4 },
  }),
}));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { default: Pay } = await import("./pay.tsx");

const OFFER = {
  ...{ state: "payable", purpose: "offer", number: "1046", order_id: "order_1", amount: 1591 },
  ...{ delivery_cost: 100, expires_on: "2026-12-30", may_transfer: false },
};
const BILL = {
  ...{ lines: [], ordinary_lines: [], ordinary_delivery: 0, goods: 1491, multi_item_discount: 0 },
  ...{ pickup_deduction: 0, express_fee: 0, voucher_sum: 0, delivery_cost: 100, given_back: 0, total: 1591 },
  ...{ tax: 0, tax_rates: [], promised_weeks: 8 },
  terms: { shipping: "delivery", outside_germany: true, express_build: false },
};

/** The page of a payment link in German: its words, and those of its button. */
async function page(
  link: object | null,
  { bill = null as object | null, transfer = null as object | null } = {},
) {
  loaded = { title: "", link, bill, transfer };
  const written = renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Pay />
    </I18nextProvider>,
  ).replace(/\s/g, " ");
  return { written, button: /<button type="submit"[^>]*>([^<]*)</.exec(written)?.[1] ?? null };
}

test("an offer is ordered with a button that obliges to pay, above it what it costs and until when it holds", async () => {
  const { written, button } = await page(OFFER);
  expect(button).toBe("Zahlungspflichtig bestellen");
  expect(written).toContain("1.591 €");
  expect(written).toContain("davon Lieferung: 100 €");
  expect(written).toContain("30. Dezember 2026");
});

test("the delivery of an offer stands once on its page: in its bill where that could be read", async () => {
  const { written } = await page(OFFER, { bill: BILL });
  expect(written).not.toContain("davon Lieferung");
  expect(written).toContain("innerhalb von 8 Wochen nach der Zahlung");
});

test("who picks up reads nothing of a forwarder", async () => {
  const terms = { ...BILL.terms, shipping: "pickup" };
  const { written } = await page(OFFER, { bill: { ...BILL, terms } });
  expect(written).toContain("Du holst in unserer Werkstatt ab.");
  expect(written).not.toContain("Spedition");
});

test("a difference says what is to be paid now, and nothing of an offer that ends", async () => {
  const { written, button } = await page({ ...OFFER, purpose: "difference", amount: 175 });
  expect(button?.replace(/\s/g, " ")).toBe("175 € bezahlen");
  expect(written).toContain("Zu bezahlen");
  expect(written).not.toContain("Das Angebot gilt bis");
  expect(written).not.toContain("davon Lieferung");
});

test.each([
  ["an offer", "offer", "Dieses Angebot gilt nicht mehr"],
  ["a difference", "difference", "Dieser Link gilt nicht mehr"],
])("%s that was withdrawn cannot be paid, and its page says so", async (_what, purpose, heading) => {
  const { written, button } = await page({ ...OFFER, purpose, state: "withdrawn" });
  expect(written).toContain(heading);
  expect(button).toBeNull();
});

test("what is paid cannot be paid again; its bill is shown where it is the one that was paid", async () => {
  const paid = { ...OFFER, state: "paid" };
  const same = await page(paid, { bill: BILL });
  expect(same.button).toBeNull();
  expect(same.written).toContain("Danke! Deine Bestellung ist bezahlt.");
  const changed = await page(paid, { bill: { ...BILL, total: 1691 } });
  expect(changed.written).not.toContain("1.691 €");
  expect(same.written).toContain("1.491 €");
  const free = await page({ ...paid, amount: 0 });
  expect(free.written).not.toContain("ist bezahlt");
});

test("a link that is none says so and leads to the workshop", async () => {
  const { written, button } = await page(null);
  expect(written).toContain("Diesen Bezahllink kennen wir nicht");
  expect(button).toBeNull();
});

test("where to transfer stands where one may, and the reason beside the button where it could not lead on", async () => {
  expect((await page(OFFER)).written).not.toContain("DE02");
  expect((await page(OFFER, { transfer: { code: null } })).written).toContain("DE02");
  answer = { notice: "Die Zahlungsseite antwortet nicht." };
  const { written, button } = await page(OFFER);
  answer = undefined;
  expect(written).toMatch(/role="alert"[^>]*>Die Zahlungsseite antwortet nicht\./);
  expect(button).toBe("Zahlungspflichtig bestellen");
});
