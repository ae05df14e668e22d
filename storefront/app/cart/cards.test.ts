import { defaultConfiguration } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import type { SummaryLine } from "../commerce/answers.server.ts";
import { cardsOf } from "./cards.server.ts";

const line = (kind: SummaryLine["kind"], configuration: object): SummaryLine => ({
  id: `line_${kind}`,
  kind,
  title: "",
  price: 100,
  discount_amount: 0,
  made_to_measure: false,
  discount_price: 100,
  configuration_id: "c",
  configuration: { ...configuration },
  planks_gone: [],
  planks: [],
});

test("a table's card says its size, frame, top and colour, and leads to its configurator", () => {
  const [card] = cardsOf([line("table", defaultConfiguration("table"))], "en");
  expect(card).toMatchObject({
    dimensions: "220 × 80 × 75 cm",
    frameType: "open",
    tableTop: "single",
    color: { name: "Graphite" },
    query: expect.stringContaining("length=220"),
  });
});

test("a colour of one's own is named by its hex value", () => {
  const configuration = { ...defaultConfiguration("table"), color: { chooseOwnColor: true, hex: "#2A4B5C" } };
  expect(cardsOf([line("table", configuration)], "en")[0]?.color).toEqual({
    hex: "#2A4B5C",
    name: "#2A4B5C",
  });
});

test("a RAL number keeps its name, and comes back when the piece is changed", () => {
  const color = { chooseOwnColor: true, hex: "#6A93B0", ral: "RAL 5024" };
  const lines = [line("table", { ...defaultConfiguration("table"), color }), line("sample", { color })];
  expect(cardsOf(lines, "de").map((card) => card.color?.name)).toEqual(Array(2).fill("RAL 5024 Pastellblau"));
  const [table, sample] = cardsOf(lines, "en");
  expect(table?.color?.name).toBe("RAL 5024 Pastel blue");
  expect([table?.query, sample?.again]).toEqual(Array(2).fill(expect.stringContaining("ownColor=ral5024")));
});

test("a standard colour of staff's own is called as it was frozen; white is never a hex value", () => {
  const moss = { chooseOwnColor: false, hex: "#0F4336", ral: "RAL 6005", name: { de: "Moos", en: "Moss" } };
  const white = { chooseOwnColor: true, hex: "#FFFFFF" };
  const lines = [line("sample", { color: moss }), line("sample", { color: white })];
  expect(cardsOf(lines, "de").map((card) => card.color?.name)).toEqual(["Moos", "Weiß"]);
});

test("a standard colour that was frozen before the shop spoke a language is called in German there: its cart opens", () => {
  const moss = { chooseOwnColor: false, hex: "#0F4336", ral: "RAL 6005", name: { de: "Moos" } };
  expect(cardsOf([line("sample", { color: moss })], "en")[0]?.color?.name).toBe("Moos");
});

test("every kind has a card; all but the sample lead to their configurator", () => {
  const kinds = ["tableOffice", "bench", "stool", "shelf", "frame", "sample"] as const;
  const cards = cardsOf(
    kinds.map((kind) => line(kind, defaultConfiguration(kind))),
    "de",
  );
  expect(cards.map(({ query }) => query !== null)).toEqual([true, true, true, true, true, false]);
  expect(cards[3]?.query).toContain("numberOfPillars=3");
  expect(cards[3]?.dimensions).toBe("200 × 30 × 200 cm");
  expect(cards[0]?.dimensions).toBe("160 × 80 cm, Höhe 67–127 cm");
});

test("a card names the planks somebody else has taken", () => {
  const gone = { ...line("bench", defaultConfiguration("bench")), planks_gone: [{ title: "Die Hofbank" }] };
  expect(cardsOf([gone], "en")[0]?.planksGone).toEqual(["Die Hofbank"]);
});

test("picked planks stand by title where they lie, the workshop's as nothing", () => {
  const planks = [
    { position: 1, title: "Die Breite" },
    { position: 2, title: null },
  ];
  const picked = { ...line("table", defaultConfiguration("table")), planks };
  expect(cardsOf([picked], "en")[0]?.planks).toEqual(["Die Breite", null]);
});

test("the cards of two shelves that differ in their boards alone tell which is which", () => {
  const boards = [10, 60, 198].map((distanceFromTop) => ({
    distanceFromTop,
    leftShort: distanceFromTop === 60,
    rightShort: false,
  }));
  const even = { ...defaultConfiguration("shelf"), numberOfPlanks: 3 };
  const cards = cardsOf([line("shelf", even), line("shelf", { ...even, boards })], "de");
  expect(cards.map(({ hung }) => hung)).toEqual(["", "10, 60 (links kurz), 198 cm von oben"]);
});

test("a shelf's card says how many boards and pillars, a frame's the colour of its passe-partout", () => {
  const frame = { ...defaultConfiguration("frame"), filling: "passepartout", passepartoutColor: "#FFFFFF" };
  const [shelf, picture] = cardsOf(
    [line("shelf", defaultConfiguration("shelf")), line("frame", frame)],
    "en",
  );
  expect(shelf).toMatchObject({ boards: 6, pillars: 3, passepartout: null });
  expect(picture).toMatchObject({
    boards: null,
    pillars: null,
    passepartout: { hex: "#FFFFFF", name: "White" },
  });
});
