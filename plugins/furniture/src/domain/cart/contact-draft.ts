import { z } from "@medusajs/framework/zod";
import { CONTACT_BOUNDS, hasControlCharacters } from "@planke46/furniture-rules";

/** More fields than any order form has. */
const MOST_FIELDS = 40;

const text = z
  .string("must be a text")
  .max(CONTACT_BOUNDS.message, `must have at most ${CONTACT_BOUNDS.message} characters`)
  .refine((typed) => !hasControlCharacters(typed, "with lines"), "must not hold control characters");

/**
 * What a shopper has typed so far, by the form's own names of its fields. Complete it need not be, and nothing is ordered from
 * it: the bounds only keep out what no order form holds.
 */
export const contactDraftBody = z.strictObject({
  fields: z
    .record(z.string().regex(/^[a-zA-Z]{1,40}$/, "is not the name of a field"), text)
    .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, `must be at most ${MOST_FIELDS} fields`),
});
