import type { ShelfConfiguration } from "../configuration/types.js";
import { beyond, bill, type Price, times } from "./breakdown.js";
import { PRICES } from "./constants.js";
import { product, sum } from "./exact.js";

const FRAME_LABELS = { open: "", closed: "Gestell geschlossen", diagonal: "Gestell diagonal" } as const;

/** 1.3 · (200 + 1.1 · (1.19 · material + longer side)), then the fees of frame and planks. */
export function shelfPrice(configuration: ShelfConfiguration): Price {
  const { dimensions, numberOfPlanks, numberOfPillars, frameType, choosePlanks } = configuration;
  const { shelf, multiplier } = PRICES;
  const material = (amount: number) => product(amount, shelf.material, shelf.overhead);
  const width = shelf.perCm * beyond(dimensions.width, shelf.widthIncluded);
  const height = shelf.perCm * beyond(dimensions.height, shelf.heightIncluded);
  const planks = shelf.perPlank * beyond(numberOfPlanks, shelf.planksIncluded);
  const pillars = shelf.perPillar * beyond(numberOfPillars, shelf.pillarsIncluded);
  const longest = shelf.perLongestCm * Math.max(dimensions.width, dimensions.height);
  return bill([
    ...times(multiplier, [
      { code: "base", label: "Grundpreis Regal", amount: sum(shelf.piece, material(shelf.base)) },
      { code: "width", label: "Breite", amount: material(width) },
      { code: "height", label: "Höhe", amount: material(height) },
      { code: "planks", label: "Weitere Bretter", amount: material(planks) },
      { code: "pillars", label: "Mittlere Stütze", amount: material(pillars) },
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
