import { z } from "@medusajs/framework/zod";
import { asciiEmail } from "@planke46/furniture-rules";

/** Which part of a list staff want to see. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};

/** Longer than any name, street or code. */
const MOST_LETTERS = 100;

/** Names are kept composed, and addresses in ASCII. */
const asKept = (typed: string) => asciiEmail(typed.normalize("NFC"));

/** What staff type to find an order, and what belongs to it. */
export const namedField = z
  .string()
  .trim()
  .max(MOST_LETTERS, `Bitte höchstens ${MOST_LETTERS} Zeichen`)
  .transform(asKept)
  .optional();
