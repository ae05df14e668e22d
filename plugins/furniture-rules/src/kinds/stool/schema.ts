import type * as z from "zod";
import { seatSchema } from "../seat/schema.js";
import {
  firstStool,
  STOOL_BOUNDS,
  STOOL_PRESETS,
  STOOL_SIZES,
  type StoolConfiguration,
} from "./configuration.js";

const { dimensions, frameType } = firstStool();

export const stoolSchema: z.ZodType<StoolConfiguration> = seatSchema(
  { bounds: STOOL_BOUNDS, presets: STOOL_PRESETS, choices: STOOL_SIZES, fallback: dimensions },
  frameType,
);
