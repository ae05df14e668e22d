import { z } from "@medusajs/framework/zod";

/** Which part of a list staff want to see. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};
