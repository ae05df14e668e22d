import type * as z from "zod";
import { checkPlanks, filledPlanks, type GivenPlanks } from "../configuration/plank-choice.js";
import { color, planks, yesOrNo } from "../fields/schema.js";

/** The field of a kind with steel. */
export const colored = { color: color.prefault({}) };
/** The fields of a kind whose planks can be picked; its schema ends with `withPlanks`. */
export const pickable = { choosePlanks: yesOrNo.default(false), planks: planks.optional() };

/** Ends the schema of a kind with this many planks to pick. */
export function withPlanks<Given extends GivenPlanks>(
  given: Given,
  count: number,
  context: z.core.$RefinementCtx,
) {
  checkPlanks(given, count, context);
  return { ...given, ...filledPlanks(given, count) };
}
