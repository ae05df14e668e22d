import * as z from "zod";
import { SEAT_FRAME_TYPES, type SeatFrameType } from "../../configuration/types.js";
import { chosenSize, oneOf, type SizeRules } from "../../fields/schema.js";
import { colored, pickable, withPlanks } from "../schema-parts.js";

/** Benches and stools differ in their sizes only. */
export function seatSchema<Chosen extends string>(rules: SizeRules<Chosen>, frameType: SeatFrameType) {
  return z
    .strictObject({
      dimensions: chosenSize(rules).prefault({}),
      frameType: oneOf(SEAT_FRAME_TYPES).default(frameType),
      ...colored,
      ...pickable,
    })
    .transform((given, context) => withPlanks(given, 1, context));
}
