import { z } from "@medusajs/framework/zod";

/**
 * `{kind, configuration}`; what is inside the two is for the rules to judge, which know the words for it. `replaces`: the
 * line of the cart whose place the piece takes.
 */
export const furnitureBody = z.strictObject(
  {
    kind: z.unknown().optional(),
    configuration: z.unknown().optional(),
    replaces: z.string("must be the id of a line").max(100).optional(),
  },
  {
    error: (issue) =>
      issue.code === "invalid_type"
        ? "The body must be an object {kind, configuration, replaces?}"
        : undefined,
  },
);
