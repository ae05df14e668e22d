import type { Color, FrameType, PlankChoice, SeatFrameType, Size } from "../../configuration/types.js";
import type { Profile } from "../../parts/bar.js";
import type { Part } from "../../parts/part.js";
import { steelTop, topParts } from "../../parts/top.js";
import { underframe } from "../../parts/underframe.js";

/** Workshop measures of the steel under benches and stools, cm. */
export const SEAT_STEEL = {
  /** `simple`: square tube 40×40×2 mm, open to the floor. `massive`: 80×40×3 mm, closed round. */
  leg: {
    simple: { breadth: 4, depth: 4, wall: 0.2 },
    massive: { breadth: 8, depth: 4, wall: 0.3 },
  },
  /** How the ends are welded; see `legFrame`. */
  ends: { simple: "open", massive: "closed" },
  beam: { breadth: 3, depth: 4, wall: 0.2 },
  sideOverhang: 2,
  /** The top stands out at each end by this share of the length, but at least so far that the steel strips clear the legs. */
  endOverhang: { share: 0.07, least: 5 },
  support: 80,
} as const satisfies { leg: Record<SeatFrameType, Profile>; ends: Record<SeatFrameType, FrameType> } & Record<
  string,
  unknown
>;

interface BuiltSeat extends Pick<PlankChoice, "planks"> {
  dimensions: Size;
  frameType: SeatFrameType;
  color: Pick<Color, "hex">;
}

/** A seat of one plank on two legs frames. */
export function seatParts(configuration: BuiltSeat): Part[] {
  const { dimensions, frameType, color, planks } = configuration;
  const { length, width, height } = dimensions;
  const { share, least } = SEAT_STEEL.endOverhang;
  return [
    // Stryker disable next-line StringLiteral: one board is as wide as a slab of one board and is called by its own name.
    ...topParts({ length, width, height, boards: 1, top: "single", planks, choosable: 1 }),
    ...underframe({
      type: SEAT_STEEL.ends[frameType],
      length: length - 2 * Math.max(least, Math.round(length * share)),
      depth: width - 2 * SEAT_STEEL.sideOverhang,
      top: steelTop(height),
      leg: SEAT_STEEL.leg[frameType],
      beam: SEAT_STEEL.beam,
      support: SEAT_STEEL.support,
      color: color.hex,
    }),
  ];
}
