import type { BenchConfiguration, SeatFrameType, StoolConfiguration } from "../configuration/types.js";
import { beyond, bill, type Cost, type Price, times } from "./breakdown.js";
import type { Prices } from "./constants.js";
import { product } from "./exact.js";

interface SeatFees {
  readonly frame: Readonly<Record<SeatFrameType, number>>;
  readonly choosePlanks: number;
  readonly ownColor: number;
  readonly individual: number;
}

/** Benches and stools have the same fees, all of them inside the multiplier. */
function fees(fee: SeatFees, configuration: BenchConfiguration | StoolConfiguration): Cost[] {
  const { frameType, choosePlanks, color, dimensions } = configuration;
  return [
    { code: "frame", label: "Gestell massiv", amount: fee.frame[frameType] },
    { code: "choosePlanks", label: "Planke selbst ausgesucht", amount: choosePlanks ? fee.choosePlanks : 0 },
    { code: "ownColor", label: "Eigene Farbe", amount: color.chooseOwnColor ? fee.ownColor : 0 },
    {
      code: "individual",
      label: "Individuelle Maße",
      amount: dimensions.chosen === "individual" ? fee.individual : 0,
    },
  ];
}

export function benchPrice(configuration: BenchConfiguration, prices: Prices): Price {
  const { bench, multiplier } = prices;
  const length = beyond(configuration.dimensions.length, bench.lengthIncluded);
  return bill(
    times(multiplier, [
      { code: "base", label: "Grundpreis Bank", amount: bench.base },
      { code: "length", label: "Länge", amount: product(bench.perCm, length) },
      ...fees(bench, configuration),
    ]),
  );
}

export function stoolPrice(configuration: StoolConfiguration, prices: Prices): Price {
  const { stool, multiplier } = prices;
  const height = beyond(configuration.dimensions.height, stool.heightIncluded);
  return bill(
    times(multiplier, [
      { code: "base", label: "Grundpreis Hocker", amount: stool.base },
      { code: "height", label: "Höhe", amount: product(stool.perCm, height) },
      ...fees(stool, configuration),
    ]),
  );
}
