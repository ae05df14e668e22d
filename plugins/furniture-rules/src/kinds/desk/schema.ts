import * as z from "zod";
import { colored, pickable, withPlanks } from "../schema-parts.js";
import type { TableOfficeConfiguration } from "./configuration.js";

export const deskSchema: z.ZodType<TableOfficeConfiguration> = z
  .strictObject({ ...colored, ...pickable })
  .transform((given, context) => withPlanks(given, 1, context));
