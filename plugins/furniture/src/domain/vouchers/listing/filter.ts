import { z } from "@medusajs/framework/zod";
import { VOUCHER_STATES } from "./voucher-row";

const LARGEST_PAGE = 100;

/** What narrows the list; all of it can be left out. */
export const filterQuery = z.strictObject({
  /** Part of a code, batch, note, customer's name or e-mail, or an order's number. */
  q: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  state: z.enum(VOUCHER_STATES).optional(),
  kind: z.enum(["amount", "bank_transfer"]).optional(),
  batch_id: z.string().max(100).regex(/^\w*$/).optional(),
});
export type VoucherFilter = z.infer<typeof filterQuery>;

export const pageQuery = filterQuery.extend({
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(25),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
