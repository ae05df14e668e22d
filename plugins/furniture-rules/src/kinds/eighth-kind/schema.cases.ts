import * as z from "zod";
import { oneOf, whole } from "../../fields/schema.js";
import { colored, pickable, withPlanks } from "../schema-parts.js";
import {
  COAT_RACK_BOUNDS,
  type CoatRackConfiguration,
  firstCoatRack,
  HAT_SHELVES,
} from "./definition.cases.js";

const { dimensions, hooks, hatShelf } = firstCoatRack();
const { width, hooks: hookBounds } = COAT_RACK_BOUNDS;

export const coatRackSchema: z.ZodType<CoatRackConfiguration> = z
  .strictObject({
    dimensions: z.strictObject({ width: whole(width).default(dimensions.width) }).prefault({}),
    hooks: whole(hookBounds, "").default(hooks),
    hatShelf: oneOf(HAT_SHELVES).default(hatShelf),
    ...colored,
    ...pickable,
  })
  .transform((given, context) => withPlanks(given, 1, context));
