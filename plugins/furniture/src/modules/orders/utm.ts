import { z } from "@medusajs/framework/zod";
import { hasControlCharacters } from "@planke46/furniture-rules";

/** Longer than any campaign name needs to be, characters. */
const LONGEST = 200;

const value = z
  .string("must be a text")
  .trim()
  .max(LONGEST, `must have at most ${LONGEST} characters`)
  .refine((text) => !hasControlCharacters(text), "must not hold control characters");

/** The advertisement a shopper came from, in the words of its link (`utm_source` …). */
export const utm = z.strictObject({
  source: value.optional(),
  medium: value.optional(),
  campaign: value.optional(),
  term: value.optional(),
  content: value.optional(),
});

export type Utm = z.infer<typeof utm>;
