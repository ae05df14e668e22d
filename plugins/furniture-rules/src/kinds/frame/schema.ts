import * as z from "zod";
import { hexColor, oneOf, whole } from "../../fields/schema.js";
import { FILLINGS, FRAME_BOUNDS, type FrameConfiguration, firstFrame } from "./configuration.js";

const first = firstFrame();

export const frameSchema: z.ZodType<FrameConfiguration> = z.strictObject({
  dimensions: z
    .strictObject({
      width: whole(FRAME_BOUNDS.width).default(first.dimensions.width),
      height: whole(FRAME_BOUNDS.height).default(first.dimensions.height),
    })
    .prefault({}),
  filling: oneOf(FILLINGS).default(first.filling),
  passepartoutColor: hexColor.default(first.passepartoutColor),
});
