import type { TableConfiguration, TableOfficeConfiguration } from "../configuration/types.js";
import { tablePlankCount } from "../planks/count.js";
import { beyond, bill, type Price, times } from "./breakdown.js";
import type { Prices } from "./constants.js";
import { product } from "./exact.js";

const FRAME_LABELS = { open: "", closed: "Gestell geschlossen", diagonal: "Gestell diagonal" } as const;

export function tablePrice(configuration: TableConfiguration, prices: Prices): Price {
  const { dimensions, frameType, tableTop, choosePlanks, color } = configuration;
  const { table, multiplier } = prices;
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

/** One price: nothing that can be chosen on a desk costs extra. */
export function tableOfficePrice(_configuration: TableOfficeConfiguration, prices: Prices): Price {
  return bill(
    times(prices.multiplier, [
      { code: "base", label: "Grundpreis Schreibtisch", amount: prices.tableOffice.base },
    ]),
  );
}
