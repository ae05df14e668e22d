import { z } from "@medusajs/framework/zod";

/** What `recordOrder` wrote onto an order. Orders that did not come through the shop have nothing of it. */
export const orderRecord = z.object({
  pay_by: z.enum(["card", "bank_transfer", "reservation", "free"]),
  shipping: z.enum(["delivery", "pickup"]),
  express_build: z.boolean(),
  outside_germany: z.boolean(),
  voucher_code: z.string().nullish(),
  goods: z.number(),
  multi_item_discount: z.number(),
  pickup_deduction: z.number(),
  express_fee: z.number(),
  voucher_sum: z.number(),
  total: z.number(),
  message: z.string().optional(),
});
export type OrderRecord = z.infer<typeof orderRecord>;
