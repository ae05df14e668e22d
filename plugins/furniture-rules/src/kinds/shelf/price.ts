import { beyond, bill, type Price, times } from "../../prices/breakdown.js";
import { product, sum } from "../../prices/exact.js";
import {
  BASE,
  CHOOSE_PLANKS,
  CLOSED,
  DIAGONAL,
  FEE,
  PER_CM,
  type PriceRow,
  SURCHARGE,
  type Widened,
} from "../../prices/rows.js";
import type { ShelfConfiguration } from "./configuration.js";

export const SHELF_PRICES = {
  /** Per piece, whatever its size. */
  piece: 200,
  /** On material and size. */
  overhead: 1.1,
  /** On the material alone. */
  material: 1.19,
  base: 250,
  perCm: 2.5,
  widthIncluded: 60,
  heightIncluded: 50,
  perPlank: 70,
  planksIncluded: 2,
  perPillar: 100,
  pillarsIncluded: 2,
  /** Per cm of the longer side. */
  perLongestCm: 1,
  /** From here on added after the multiplier. */
  frame: { open: 0, closed: 75, diagonal: 125 },
  choosePlanks: 30,
} as const;

/** What staff may override. */
export const SHELF_PRICE_ROWS: readonly PriceRow[] = [
  ["piece", BASE, "Pauschale je Regal"],
  ["base", BASE, "Grundpreis Material"],
  ["material", SURCHARGE, "Faktor auf das Material"],
  ["overhead", SURCHARGE, "Faktor auf Material und längste Seite"],
  ["perCm", PER_CM, "Je weiterem cm Breite oder Höhe"],
  ["perPlank", FEE, "Je weiterem Boden"],
  ["perPillar", FEE, "Mittlere Stütze"],
  ["perLongestCm", PER_CM, "Je cm der längsten Seite"],
  CLOSED,
  DIAGONAL,
  CHOOSE_PLANKS,
];

const FRAME_LABELS = { open: "", closed: "Gestell geschlossen", diagonal: "Gestell diagonal" } as const;

/** 1.3 · (200 + 1.1 · (1.19 · material + longer side)), then the fees of frame and planks. */
export function shelfPrice(
  configuration: ShelfConfiguration,
  shelf: Widened<typeof SHELF_PRICES>,
  multiplier: number,
): Price {
  const { dimensions, numberOfPlanks, numberOfPillars, frameType, choosePlanks } = configuration;
  const material = (...amount: number[]) => product(...amount, shelf.material, shelf.overhead);
  const width = material(shelf.perCm, beyond(dimensions.width, shelf.widthIncluded));
  const height = material(shelf.perCm, beyond(dimensions.height, shelf.heightIncluded));
  const planks = material(shelf.perPlank, beyond(numberOfPlanks, shelf.planksIncluded));
  const pillars = material(shelf.perPillar, beyond(numberOfPillars, shelf.pillarsIncluded));
  const longest = product(shelf.perLongestCm, Math.max(dimensions.width, dimensions.height));
  return bill([
    ...times(multiplier, [
      { code: "base", label: "Grundpreis Regal", amount: sum(shelf.piece, material(shelf.base)) },
      { code: "width", label: "Breite", amount: width },
      { code: "height", label: "Höhe", amount: height },
      { code: "planks", label: "Weitere Böden", amount: planks },
      { code: "pillars", label: "Mittlere Stütze", amount: pillars },
      { code: "longestSide", label: "Längste Seite", amount: product(longest, shelf.overhead) },
    ]),
    { code: "frame", label: FRAME_LABELS[frameType], amount: shelf.frame[frameType] },
    {
      code: "choosePlanks",
      label: "Planken selbst ausgesucht",
      amount: choosePlanks ? shelf.choosePlanks : 0,
    },
  ]);
}
