import { expect, test } from "vitest";
import type { ShopSettings } from "../content/queries/settings.server.ts";
import type { ShownOrder } from "./ownOrder.server.ts";
import { codeOfTransfer, epcText, transferCode } from "./transferCode.server.ts";

const account = { holder: "Planke 46 GmbH", iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001" };

test("a banking app reads account, amount and purpose", () => {
  expect(epcText({ ...account, amount: 1491, purpose: "1007" })?.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "BYLADEM1001",
    "Planke 46 GmbH",
    "DE02120300000000202051",
    "EUR1491.00",
    "",
    "",
    "1007",
  ]);
});

test("without a sound account or an amount there is nothing to read", () => {
  expect(epcText({ ...account, iban: "folgt", amount: 1491, purpose: "1007" })).toBeNull();
  expect(epcText({ ...account, amount: 0, purpose: "1007" })).toBeNull();
});

test.each([
  "XDE02120300000000202051",
  "DE0212030000",
  "DE02 1203 0000 0000 2020 51 !",
  "D002120300000000202051",
])("%s is no account", (iban) => {
  expect(epcText({ ...account, iban, amount: 1, purpose: "1" })).toBeNull();
});

test("a bank's code may be missing and its letters small, a holder is cut to what the code takes, cents are two", () => {
  const [, , , , bic, holder, iban, amount] =
    epcText({
      holder: "x".repeat(71),
      iban: "de02120300000000202051",
      bic: "",
      amount: 9.5,
      purpose: "1",
    })?.split("\n") ?? [];
  expect([bic, holder, iban, amount]).toEqual(["", "x".repeat(70), "DE02120300000000202051", "EUR9.50"]);
  expect(epcText({ ...account, holder: "", amount: 1, purpose: "1" })).toBeNull();
});

test("an order has a code while its transfer is still to come, over what it costs and with its number", () => {
  const settings = { bankHolder: account.holder, iban: account.iban, bic: account.bic } as ShopSettings;
  const order = { byTransfer: true, number: "1007", bill: { total: 1491, paid_at: null, cancelled: false } };
  const codeOf = (over: object) => transferCode({ ...order, ...over } as unknown as ShownOrder, settings);
  const code = codeOf({});
  expect(code).toEqual(codeOfTransfer(settings, { amount: 1491, purpose: "1007" }));
  expect(code).not.toEqual(codeOfTransfer(settings, { amount: 1490, purpose: "1007" }));
  // Four modules of light around, and one of a code's three corners.
  expect(code?.path.startsWith("M4 4h1v1h-1zM5 4h1v1h-1z")).toBe(true);
  const bill = order.bill;
  for (const over of [
    { byTransfer: false },
    { bill: null },
    { bill: { ...bill, paid_at: "2026-11-29" } },
    { bill: { ...bill, cancelled: true } },
    { bill: { ...bill, total: 0 } },
  ])
    expect(codeOf(over)).toBeNull();
  expect(transferCode(order as unknown as ShownOrder, { ...settings, iban: "folgt" })).toBeNull();
});
