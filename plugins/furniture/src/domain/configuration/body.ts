import { z } from "@medusajs/framework/zod";
import { MOST_PIECES, QUANTITY } from "@planke46/furniture-rules";

const WHOLE = `must be a whole number from ${QUANTITY.min} to ${QUANTITY.max}`;

/**
 * `{kind, configuration}`; what is inside the two is for the rules to judge, which know the words for it. `quantity`: how many
 * equal pieces, each a line of its own. `replaces`: the line of the cart whose place the piece takes; with `replaces_equal`
 * every piece equal to that line is replaced, one for one.
 */
export const furnitureBody = z.strictObject(
  {
    kind: z.unknown().optional(),
    configuration: z.unknown().optional(),
    quantity: z.int(WHOLE).min(QUANTITY.min, WHOLE).max(QUANTITY.max, WHOLE).optional(),
    replaces: z.string("must be the id of a line").max(100).optional(),
    replaces_equal: z.boolean("must be true or false").optional(),
  },
  {
    error: (issue) =>
      issue.code === "invalid_type"
        ? "The body must be an object {kind, configuration, quantity?, replaces?, replaces_equal?}"
        : undefined,
  },
);

const UP_TO_FULL = `must be a whole number from 0 to ${MOST_PIECES}`;

/** How many equal pieces shall lie in the cart; 0 takes them all out. */
export const quantityBody = z.strictObject(
  { quantity: z.int(UP_TO_FULL).min(0, UP_TO_FULL).max(MOST_PIECES, UP_TO_FULL) },
  {
    error: (issue) => (issue.code === "invalid_type" ? "The body must be an object {quantity}" : undefined),
  },
);
