import { z } from "@medusajs/framework/zod";

/** Vouchers as they were written down when their shopper was sent to pay. */
export const agreedVouchers = z.object({
  voucher_code: z.string().nullable(),
  vouchers: z.array(
    z.object({
      code: z.string(),
      promotionId: z.string(),
      worth: z.number(),
      plain: z.boolean(),
      bankTransfer: z.boolean(),
      claims: z.array(z.object({ id: z.string(), limit: z.number() })),
    }),
  ),
});
export type AgreedVouchers = z.infer<typeof agreedVouchers>;
