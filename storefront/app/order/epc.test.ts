import { expect, test } from "vitest";
import { epcText } from "./transferCode.server.ts";

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
