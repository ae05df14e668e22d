import { z } from "@medusajs/framework/zod";
import { REASON_LENGTH } from "./reason";

/** A reason for a deed that others will ask about. */
export const reasonText = z
  .string("Bitte nenne einen Grund")
  .trim()
  .min(REASON_LENGTH.least, "Bitte nenne einen Grund")
  .max(REASON_LENGTH.most, `Bitte höchstens ${REASON_LENGTH.most} Zeichen`);
