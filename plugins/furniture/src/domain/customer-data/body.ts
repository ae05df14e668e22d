import { z } from "@medusajs/framework/zod";

/**
 * A person is named in the body, never in an address, which servers write into their logs. Looser than `isEmail` of the order
 * form on purpose: a person once accepted with an odd address must be found and forgotten.
 */
export const emailBody = z.strictObject({
  email: z
    .string("must be an e-mail address")
    .trim()
    .max(320, "must have at most 320 characters")
    .regex(/^[^\s@]+@[^\s@]+$/, "must be an e-mail address"),
});
