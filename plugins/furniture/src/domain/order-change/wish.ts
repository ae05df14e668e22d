import { z } from "@medusajs/framework/zod";
import { MOST_PIECES } from "@planke46/furniture-rules";
import { REASON_LENGTH } from "../../core/staff/reason";
import { wishedAddress } from "../orders/address";

const line = z.strictObject(
  {
    /** A line of the order: as it is, or, with kind and configuration, replaced. Left out for a further piece. */
    line_id: z.string("muss die Kennung einer Zeile sein").max(100).optional(),
    /** For the rules to judge, which know the words for it. */
    kind: z.unknown().optional(),
    configuration: z.unknown().optional(),
  },
  "muss ein Stück sein: {line_id?, kind?, configuration?}",
);

/** What an order is to be: every line it is to have, and what else changes. A line that is not named leaves. */
export const wishBody = z.strictObject({
  lines: z
    .array(line, "muss die Liste der Stücke sein")
    .max(MOST_PIECES, `Eine Bestellung fasst höchstens ${MOST_PIECES} Stücke`),
  shipping: z.enum(["delivery", "pickup"], "muss delivery oder pickup sein").optional(),
  express_build: z.boolean("muss true oder false sein").optional(),
  email: z.unknown().optional(),
  shipping_address: wishedAddress.optional(),
  /** null: the bill goes to the address of delivery. */
  billing_address: wishedAddress.nullable().optional(),
});
export type Wish = z.infer<typeof wishBody>;

/** The same, said for good: why, against which version, and with which difference staff have seen. */
export const changeBody = wishBody.extend({
  reason: z
    .string("muss ein Text sein")
    .trim()
    .min(REASON_LENGTH.least, "Bitte angeben, warum die Bestellung geändert wird")
    .max(REASON_LENGTH.most, `darf höchstens ${REASON_LENGTH.most} Zeichen haben`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres stores every character but this one
    .regex(/^[^\u0000]*$/, "muss ein Text sein"),
  version: z.int("muss die Version sein, die geändert wird"),
  difference: z.number("muss die Differenz sein, die angezeigt wurde"),
});
export type ChangeWish = z.infer<typeof changeBody>;
