import { beyond, bill, type Price, times } from "../../prices/breakdown.js";
import { product, quotient, sum } from "../../prices/exact.js";
import { BASE_PRICE, type PriceRow, SURCHARGE, type Widened } from "../../prices/rows.js";
import type { FrameConfiguration } from "./configuration.js";

export const FRAME_PRICES = {
  base: 40,
  /** A side grows the cost by one EUR for each 1.5 cm beyond the included ones. */
  cmPerEuro: 1.5,
  sideIncluded: 20,
  filling: { none: 1, passepartout: 1.2, blackboard: 1.3, whiteboard: 1.4, mirror: 1.5 },
} as const;

/** What staff may override. */
export const FRAME_PRICE_ROWS: readonly PriceRow[] = [
  BASE_PRICE,
  [
    "cmPerEuro",
    { unit: "cmPerEur", min: 0.1, max: 50, decimals: 2 },
    "Weitere cm einer Seite je Geldeinheit",
  ],
  ["filling.passepartout", SURCHARGE, "Faktor Passepartout"],
  ["filling.blackboard", SURCHARGE, "Faktor Kreidetafel"],
  ["filling.whiteboard", SURCHARGE, "Faktor Whiteboard"],
  ["filling.mirror", SURCHARGE, "Faktor Spiegel"],
];

const FILLING_LABELS = {
  none: "",
  mirror: "Füllung Spiegel",
  blackboard: "Füllung Kreidetafel",
  whiteboard: "Füllung Whiteboard",
  passepartout: "Füllung Passepartout",
} as const;

export function framePrice(
  configuration: FrameConfiguration,
  frame: Widened<typeof FRAME_PRICES>,
  multiplier: number,
): Price {
  const { dimensions, filling } = configuration;
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
