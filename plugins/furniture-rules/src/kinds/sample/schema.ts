import * as z from "zod";
import { colored } from "../schema-parts.js";
import type { SampleConfiguration } from "./configuration.js";

export const sampleSchema: z.ZodType<SampleConfiguration> = z.strictObject(colored);
