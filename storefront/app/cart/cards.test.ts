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
const colors = [{ name: "Graphite", hex: "#27292B", ral: "RAL 9011", appearance: "", picture: null }];

test("a table's card says its size, frame, top and colour, and leads to its configurator", () => {
  const [card] = cardsOf([line("table", defaultConfiguration("table"))], colors);
  expect(card).toMatchObject({
    dimensions: [220, 80, 75],
    frameType: "open",
    tableTop: "single",
    color: { name: "Graphite" },
    query: expect.stringContaining("length=220"),
  });
});

test("a colour of one's own is named by its hex value", () => {
  const configuration = { ...defaultConfiguration("table"), color: { chooseOwnColor: true, hex: "#2A4B5C" } };
  expect(cardsOf([line("table", configuration)], colors)[0]?.color).toEqual({
    hex: "#2A4B5C",
    name: "#2A4B5C",
  });
});

test("every kind has a card; all but the sample lead to their configurator", () => {
  const kinds = ["tableOffice", "bench", "stool", "shelf", "frame", "sample"] as const;
  const cards = cardsOf(
    kinds.map((kind) => line(kind, defaultConfiguration(kind))),
    colors,
  );
  expect(cards.map(({ query }) => query !== null)).toEqual([true, true, true, true, true, false]);
  expect(cards[3]?.query).toContain("numberOfPillars=3");
  expect(cards[3]?.dimensions).toEqual([200, 30, 200]);
});

test("a card names the planks somebody else has taken", () => {
  const gone = { ...line("bench", defaultConfiguration("bench")), planks_gone: [{ title: "Die Hofbank" }] };
  expect(cardsOf([gone], colors)[0]?.planksGone).toEqual(["Die Hofbank"]);
});

test("picked planks stand by title where they lie, the workshop's as nothing", () => {
  const planks = [
    { position: 1, title: "Die Breite" },
    { position: 2, title: null },
  ];
  const picked = { ...line("table", defaultConfiguration("table")), planks };
  expect(cardsOf([picked], colors)[0]?.planks).toEqual(["Die Breite", null]);
});

test("a shelf's card says how many boards and pillars, a frame's the colour of its passe-partout", () => {
  const frame = { ...defaultConfiguration("frame"), filling: "passepartout", passepartoutColor: "#FFFFFF" };
  const [shelf, picture] = cardsOf(
    [line("shelf", defaultConfiguration("shelf")), line("frame", frame)],
    colors,
  );
  expect(shelf).toMatchObject({ boards: 6, pillars: 3, passepartout: null });
  expect(picture).toMatchObject({ boards: null, pillars: null, passepartout: "#FFFFFF" });
});
