import type { ShelfConfiguration } from "../configuration/types.js";
import { beyond, bill, type Price, times } from "./breakdown.js";
import type { Prices } from "./constants.js";
import { product, sum } from "./exact.js";

const FRAME_LABELS = { open: "", closed: "Gestell geschlossen", diagonal: "Gestell diagonal" } as const;

/** 1.3 · (200 + 1.1 · (1.19 · material + longer side)), then the fees of frame and planks. */
export function shelfPrice(configuration: ShelfConfiguration, prices: Prices): Price {
  const { dimensions, numberOfPlanks, numberOfPillars, frameType, choosePlanks } = configuration;
  const { shelf, multiplier } = prices;
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
