import { z } from "@medusajs/framework/zod";

/** `{kind, configuration}`; what is inside the two is for the rules to judge, which know the words for it. */
export const furnitureBody = z.strictObject(
  {
    kind: z.unknown().optional(),
    configuration: z.unknown().optional(),
  },
  {
    error: (issue) =>
      issue.code === "invalid_type" ? "The body must be an object {kind, configuration}" : undefined,
  },
);
