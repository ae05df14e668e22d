import { expect, test } from "vitest";
import { defaultConfiguration, PRICE_FIELDS, PRICE_PLACEHOLDERS, priceOf, priceTable } from "../index.js";

test.each(Object.entries(PRICE_PLACEHOLDERS))(
  "{%s} is a sum or a share that staff may set",
  (_name, path) => {
    const field = PRICE_FIELDS.find((one) => one.path === path);
    expect(["eur", "share"]).toContain(field?.unit);
  },
);

const OWN_COLOR = { chooseOwnColor: true, hex: "#123456" };
const SIZE = { length: 180, width: 80, height: 75 } as const;
const sized = (chosen: "dining" | "individual") => ({ dimensions: { chosen, ...SIZE } });
const piece = <K extends "table" | "shelf">(kind: K, choice: object) =>
  [kind, { ...defaultConfiguration(kind), frameType: "open", ...choice }] as const;
const table = (choice: object) => piece("table", choice);
const shelf = (choice: object) => piece("shelf", choice);

test.each([
  ["Aufpreis_Tisch_geschlossen", table({}), table({ frameType: "closed" })],
  ["Aufpreis_Tisch_diagonal", table({}), table({ frameType: "diagonal" })],
  ["Aufpreis_Tisch_durchgehend", table({ tableTop: "single" }), table({ tableTop: "solid" })],
  ["Aufpreis_Tisch_Planken", table({}), table({ choosePlanks: true })],
  ["Aufpreis_Tisch_Farbe", table({}), table({ color: OWN_COLOR })],
  ["Aufpreis_Tisch_Maße", table(sized("dining")), table(sized("individual"))],
  ["Aufpreis_Regal_geschlossen", shelf({}), shelf({ frameType: "closed" })],
  ["Aufpreis_Regal_diagonal", shelf({}), shelf({ frameType: "diagonal" })],
  ["Aufpreis_Regal_Planken", shelf({}), shelf({ choosePlanks: true })],
] as const)("{%s} is what the choice costs, whatever the multiplier", (name, [kind, plain], [, chosen]) => {
  const prices = priceTable({ multiplier: 2, [PRICE_PLACEHOLDERS[name]]: 99 });
  if (!prices.ok) throw new Error(JSON.stringify(prices.issues));
  const [before, after] = [plain, chosen].map(
    (configuration) => priceOf(kind, configuration, prices.prices).price,
  );
  expect(Number(after) - Number(before)).toBe(99);
});
