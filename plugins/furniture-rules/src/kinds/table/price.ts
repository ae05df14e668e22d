import { beyond, bill, type Price, times } from "../../prices/breakdown.js";
import { product } from "../../prices/exact.js";
import {
  BASE_PRICE,
  CHOOSE_PLANKS,
  CLOSED,
  DIAGONAL,
  FEE,
  INDIVIDUAL,
  OWN_COLOR,
  PER_CM,
  type PriceRow,
  type Widened,
} from "../../prices/rows.js";
import { type TableConfiguration, tablePlankCount } from "./configuration.js";

export const TABLE_PRICES = {
  base: 599,
  perCm: 2.5,
  lengthIncluded: 100,
  widthIncluded: 50,
  heightIncluded: 45,
  perPlank: 75,
  planksIncluded: 2,
  /** From here on added after the multiplier. */
  frame: { open: 0, closed: 75, diagonal: 125 },
  tableTop: { single: 0, solid: 150 },
  choosePlanks: 30,
  ownColor: 100,
  individual: 30,
} as const;

/** What staff may override. */
export const TABLE_PRICE_ROWS: readonly PriceRow[] = [
  BASE_PRICE,
  ["perCm", PER_CM, "Je weiterem cm Länge, Breite oder Höhe"],
  ["perPlank", FEE, "Je weiterer Planke"],
  CLOSED,
  DIAGONAL,
  ["tableTop.solid", FEE, "Durchgehende Tischplatte"],
  CHOOSE_PLANKS,
  OWN_COLOR,
  INDIVIDUAL,
];

const FRAME_LABELS = { open: "", closed: "Gestell geschlossen", diagonal: "Gestell diagonal" } as const;

export function tablePrice(
  configuration: TableConfiguration,
  table: Widened<typeof TABLE_PRICES>,
  multiplier: number,
): Price {
  const { dimensions, frameType, tableTop, choosePlanks, color } = configuration;
  const size = (value: number, included: number) => product(table.perCm, beyond(value, included));
  const planks = tablePlankCount(dimensions.width) - table.planksIncluded;
  return bill([
    ...times(multiplier, [
      { code: "base", label: "Grundpreis Tisch", amount: table.base },
      { code: "length", label: "Länge", amount: size(dimensions.length, table.lengthIncluded) },
      { code: "width", label: "Breite", amount: size(dimensions.width, table.widthIncluded) },
      { code: "height", label: "Höhe", amount: size(dimensions.height, table.heightIncluded) },
      { code: "planks", label: "Weitere Planken", amount: product(table.perPlank, planks) },
    ]),
    { code: "frame", label: FRAME_LABELS[frameType], amount: table.frame[frameType] },
    { code: "tableTop", label: "Durchgehende Tischplatte", amount: table.tableTop[tableTop] },
    {
      code: "choosePlanks",
      label: "Planken selbst ausgesucht",
      amount: choosePlanks ? table.choosePlanks : 0,
    },
    { code: "ownColor", label: "Eigene Farbe", amount: color.chooseOwnColor ? table.ownColor : 0 },
    {
      code: "individual",
      label: "Individuelle Maße",
      amount: dimensions.chosen === "individual" ? table.individual : 0,
    },
  ]);
}
