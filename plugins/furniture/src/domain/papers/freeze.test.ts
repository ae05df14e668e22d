import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_DETAILS } from "../../modules/shop-details/details";
import { agreedCents, frameOf, moneyContents, orderContents } from "./freeze";
import { type OrderWish, orderCase } from "./paper.cases";

const SHOP = { ...SAMPLE_DETAILS, storefrontUrl: "http://localhost" };
const TABLE: OrderWish = { pieces: [{ kind: "table" }] };

const frame = (wish: OrderWish, rest: object = {}) => frameOf({ ...orderCase(wish), ...rest }, SHOP);
const recorded = (wish: OrderWish, rest: object) =>
  frame(wish, { record: { ...orderCase(wish).record, ...rest } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-30T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a paper says who sells to whom, what order it is about, and when it is to come", () => {
  expect(frame(TABLE)).toEqual({
    language: "de",
    currency: "EUR",
    seller: {
      ...{ shop: "Planke 46", name: "Planke 46 (Beispiel)", company: "Planke 46 (Beispiel)" },
      ...{ lines: ["Musterstraße 46"], zip: "10999", city: "Berlin", country: "DE" },
      ...{ phone: "+49 30 23125 046", mail: "werkstatt@planke46.example" },
      ...{ vatId: "DE123456789", taxNumber: "", weeeNumber: "" },
      bank: {
        holder: "Planke 46 (Beispiel, bitte nicht überweisen)",
        name: "Musterbank (Beispielkonto)",
        iban: "DE89 3704 0044 0532 0130 00",
        bic: "MUSTDEFFXXX",
      },
    },
    buyer: {
      ...{ name: "Anna Muster", company: "", lines: ["Musterstraße 1"] },
      ...{ zip: "10115", city: "Berlin", country: "DE", vatId: "" },
    },
    shipTo: null,
    pickup: false,
    order: { number: "1046", placedAt: "2026-11-24T22:30:00.000Z", version: 1 },
    // Eight weeks from the 24th of November, 23:30 in Berlin.
    expectedBy: "2027-01-19",
    isExport: false,
  });
});

test("the registration of electrical devices stands beside the seller where one of the pieces is one", () => {
  const numbers = (kinds: OrderWish["pieces"]) => frame({ pieces: kinds }).seller.weeeNumber;
  expect(numbers([{ kind: "stool" }, { kind: "tableOffice" }])).toBe("DE12345678");
  expect(numbers([{ kind: "stool" }, { kind: "bench" }])).toBe("");
});

test("a shop whose country is no country is at home", () => {
  const somewhere = frameOf(orderCase(TABLE), { ...SHOP, country: "Atlantis" });
  expect(somewhere.seller.country).toBe("DE");
  expect(frameOf(orderCase(TABLE), { ...SHOP, country: "Österreich" }).seller.country).toBe("AT");
});

const FIRM = { company: "Muster GmbH", address_1: "Werkstraße 2", address_2: "Hof 3", country_code: "at" };

test("the bill goes to its own address with the firm's VAT id, and the paper says where the furniture goes", () => {
  const { buyer, shipTo } = frame({ ...TABLE, billing: FIRM, vatId: "ATU12345678" });
  expect(buyer).toEqual({
    ...{ name: "Anna Muster", company: "Muster GmbH", lines: ["Werkstraße 2", "Hof 3"] },
    ...{ zip: "10115", city: "Berlin", country: "AT", vatId: "ATU12345678" },
  });
  expect(shipTo).toEqual({
    ...{ name: "Anna Muster", company: "", lines: ["Musterstraße 1"] },
    ...{ zip: "10115", city: "Berlin", country: "DE", vatId: "" },
  });
});

test("what is picked up is delivered nowhere, whatever address the bill has", () => {
  expect(frame({ ...TABLE, billing: FIRM, pickup: 75 })).toMatchObject({ pickup: true, shipTo: null });
});

test("without an address of the bill the delivery's is the buyer's, without any the paper still has one", () => {
  expect(frame(TABLE, { billing: null })).toMatchObject({ buyer: { city: "Berlin" }, shipTo: null });
  expect(frame(TABLE, { delivery: null })).toMatchObject({ buyer: { city: "Berlin" }, shipTo: null });
  expect(frame(TABLE, { billing: null, delivery: null })).toMatchObject({
    buyer: { name: "", company: "", lines: [], zip: "", city: "", country: "DE" },
    shipTo: null,
  });
});

test.each([
  ["beyond the EU", { rate: null }, true],
  ["at home", { rate: 19 }, false],
])("an order that goes %s", (_where, wish, isExport) => {
  expect(frame({ ...TABLE, ...wish }).isExport).toBe(isExport);
});

test("neither a country of the EU nor an order without VAT at home is an export", () => {
  expect(recorded({ ...TABLE, rate: 20 }, { outside_germany: true }).isExport).toBe(false);
  expect(recorded({ ...TABLE, rate: null }, { outside_germany: false }).isExport).toBe(false);
});

test("of furniture and samples the later one is expected", () => {
  const days = (rest: object) => recorded(TABLE, rest).expectedBy;
  expect(days({ promised_weeks: 8, promised_sample_days: 5 })).toBe("2027-01-19");
  // Thirty days without Sundays and the 25th and 26th of December; five without a Sunday.
  expect(days({ promised_weeks: 1, promised_sample_days: 30 })).toBe("2026-12-31");
  expect(days({ promised_weeks: null, promised_sample_days: 5 })).toBe("2026-11-30");
  expect(days({ promised_weeks: null, promised_sample_days: null })).toBeNull();
});

test("the time of an order that is paid later runs from its money, and from now where that is not entered yet", () => {
  const transfer = { ...orderCase(TABLE).record, pay_by: "bank_transfer", promised_weeks: 1 };
  const expected = (paidAt: Date | null) => frame(TABLE, { record: transfer, paidAt }).expectedBy;
  expect(expected(new Date("2026-11-26T09:00:00Z"))).toBe("2026-12-03");
  expect(expected(null)).toBe("2026-12-07");
});

test("an order that did not come through the shop has the first version and no promise", () => {
  expect(frame({ ...TABLE, rate: null }, { record: null }).isExport).toBe(false);
  expect(frame(TABLE, { record: null })).toMatchObject({
    ...{ pickup: false, expectedBy: null, isExport: false },
    order: { version: 1 },
    buyer: { vatId: "" },
  });
});

/*
 * 1491 + 194 − 19 (10 %) − 75 + 65 − 50 = 1606 EUR at 19 %: 256.42 VAT. 40 + 4.90 = 44.90 EUR at 7 %: 2.94 VAT.
 * The net of a part is its gross divided by 1.19 or 1.07, rounded down; the cents that are left go to those that lost most.
 */
test("everything that was ordered stands on it with its net and its VAT, which add up to the cent", () => {
  const contents = orderContents(
    orderCase({
      pieces: [{ kind: "table" }, { kind: "stool", discount: 19 }],
      ...{ pickup: 75, express: 65, voucher: 50 },
      ordinary: [{ title: "Buch", quantity: 2, total: 40, rate: 7 }],
      parcels: [{ total: 4.9, rate: 7 }],
    }),
  );
  expect(contents).toEqual({
    positions: [
      {
        ...{ number: "1046.1", title: "Tisch", quantity: 1, discount: 0 },
        details: expect.arrayContaining(["Maße: 220 × 80 × 75 cm (eigenes Maß)", "Gestell: offen"]),
        ...{ gross: 149_100, rate: 19, net: 125_294, vat: 23_806 },
      },
      {
        ...{ number: "1046.2", title: "Hocker", quantity: 1, discount: 1900 },
        details: expect.arrayContaining(["Gestell: einfach"]),
        ...{ gross: 17_500, rate: 19, net: 14_706, vat: 2794 },
      },
      {
        ...{ number: "", title: "Buch", quantity: 2, discount: 0, details: [] },
        ...{ gross: 4000, rate: 7, net: 3738, vat: 262 },
      },
    ],
    adjustments: [
      { code: "pickup", gross: -7500, rate: 19, net: -6302, vat: -1198 },
      { code: "express", gross: 6500, rate: 19, net: 5462, vat: 1038 },
      { code: "delivery", gross: 490, rate: 7, net: 458, vat: 32 },
      { code: "voucher", gross: -5000, rate: 19, net: -4202, vat: -798 },
    ],
    taxes: [
      { gross: 160_600, rate: 19, net: 134_958, vat: 25_642 },
      { gross: 4490, rate: 7, net: 4196, vat: 294 },
    ],
  });
});

test("a quoted delivery is taxed as the furniture is; an order of ordinary goods alone by the order's rate", () => {
  expect(orderContents(orderCase({ ...TABLE, rate: 20, delivery: 120 }))).toMatchObject({
    adjustments: [{ code: "delivery", gross: 12_000, rate: 20, net: 10_000, vat: 2000 }],
    taxes: [{ gross: 161_100, rate: 20 }],
  });
  const goods = orderCase({
    pieces: [],
    rate: 19,
    delivery: 12,
    ordinary: [{ title: "Wachs", quantity: 1, total: 24 }],
  });
  expect(orderContents(goods)?.taxes).toEqual([{ gross: 3600, rate: 19, net: 3025, vat: 575 }]);
});

test("a voucher that pays for all leaves no tax to state", () => {
  const covered = orderContents(orderCase({ ...TABLE, voucher: 1491 }));
  expect(covered?.positions).toHaveLength(1);
  expect(covered?.taxes).toEqual([]);
});

test("an order whose parts do not add up to its price, and one that is not the shop's, have no contents", () => {
  const order = orderCase(TABLE);
  expect(orderContents({ ...order, total: 1490.99 })).toBeUndefined();
  // What was given back was agreed all the same.
  expect(orderContents({ ...order, total: 1391, givenBack: 100 })).toBeDefined();
  expect(agreedCents({ ...order, total: 1391, givenBack: 100.01 })).toBe(149_101);
  expect(orderContents({ ...order, record: null })).toBeUndefined();
});

test("a paper about money has one position for each rate", () => {
  const taxes = [
    { gross: 11_900, rate: 19, net: 10_000, vat: 1900 },
    { gross: 1070, rate: 7, net: 1000, vat: 70 },
  ];
  const rest = { number: "", title: "Erstattung", details: [], quantity: 1, discount: 0 };
  expect(moneyContents(taxes, "Erstattung")).toEqual({
    positions: taxes.map((tax) => ({ ...tax, ...rest })),
    adjustments: [],
    taxes,
  });
});
