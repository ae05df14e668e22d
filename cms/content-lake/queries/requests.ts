import { z } from "zod";

export const queryRequest = z.object({
  query: z.string().min(1),
  params: z.record(z.string(), z.unknown()).default({}),
});
