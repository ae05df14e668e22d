import type { FrameConfiguration, SampleConfiguration } from "../configuration/types.js";
import { beyond, bill, type Price, times } from "./breakdown.js";
import type { Prices } from "./constants.js";
import { product, quotient, sum } from "./exact.js";

const FILLING_LABELS = {
  none: "",
  mirror: "Füllung Spiegel",
  blackboard: "Füllung Kreidetafel",
  whiteboard: "Füllung Whiteboard",
  passepartout: "Füllung Passepartout",
} as const;

export function framePrice(configuration: FrameConfiguration, prices: Prices): Price {
  const { dimensions, filling } = configuration;
  const { frame, multiplier } = prices;
  const side = (cm: number) => quotient(beyond(cm, frame.sideIncluded), frame.cmPerEuro);
  const [width, height] = [side(dimensions.width), side(dimensions.height)];
  const unfilled = sum(frame.base, width, height);
  const filled = product(unfilled, frame.filling[filling]);
  return bill(
    times(multiplier, [
      { code: "base", label: "Grundpreis Rahmen", amount: frame.base },
      { code: "width", label: "Breite", amount: width },
      { code: "height", label: "Höhe", amount: height },
      { code: "filling", label: FILLING_LABELS[filling], amount: sum(filled, product(unfilled, -1)) },
    ]),
  );
}

export function samplePrice(_configuration: SampleConfiguration, prices: Prices): Price {
  return bill([{ code: "base", label: "Muster", amount: prices.sample.base }]);
}
