import type { Color, PlankChoice, SeatFrameType } from "../../configuration/types.js";
import type { Cost } from "../../prices/breakdown.js";
import {
  BASE_PRICE,
  CHOOSE_PLANKS,
  FEE,
  INDIVIDUAL,
  OWN_COLOR,
  PER_CM,
  type PriceRow,
} from "../../prices/rows.js";

/** What staff may override of benches and stools. */
export const SEAT_PRICE_ROWS: readonly PriceRow[] = [
  BASE_PRICE,
  ["perCm", PER_CM, "Je weiterem cm"],
  ["frame.massive", FEE, "Gestell massiv"],
  CHOOSE_PLANKS,
  OWN_COLOR,
  INDIVIDUAL,
];

interface SeatFees {
  readonly frame: Readonly<Record<SeatFrameType, number>>;
  readonly choosePlanks: number;
  readonly ownColor: number;
  readonly individual: number;
}

interface PricedSeat extends Pick<PlankChoice, "choosePlanks"> {
  frameType: SeatFrameType;
  color: Pick<Color, "chooseOwnColor">;
  dimensions: { chosen: string };
}

/** Benches and stools have the same fees, all of them inside the multiplier. */
export function seatFees(fee: SeatFees, configuration: PricedSeat): Cost[] {
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
