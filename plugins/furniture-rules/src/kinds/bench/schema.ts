import type * as z from "zod";
import { seatSchema } from "../seat/schema.js";
import {
  BENCH_BOUNDS,
  BENCH_PRESETS,
  BENCH_SIZES,
  type BenchConfiguration,
  firstBench,
} from "./configuration.js";

const { dimensions, frameType } = firstBench();

export const benchSchema: z.ZodType<BenchConfiguration> = seatSchema(
  { bounds: BENCH_BOUNDS, presets: BENCH_PRESETS, choices: BENCH_SIZES, fallback: dimensions },
  frameType,
);
