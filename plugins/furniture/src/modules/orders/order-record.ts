import { z } from "@medusajs/framework/zod";
import type { Run } from "../../core/database";
import { utm } from "./utm";

/** What `recordOrder` wrote onto an order. Orders that did not come through the shop have nothing of it. */
export const orderRecord = z.object({
  /** As the cart was to be paid; `direct_debit` where the money was still on its way when it was ordered. */
  pay_by: z.enum(["card", "direct_debit", "bank_transfer", "reservation", "free"]),
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
  /** Of a business, as typed, without blanks; only its form was checked. */
  vat_id: z.string().optional(),
  /** The bill goes to an address of its own. */
  invoice: z.boolean().optional(),
  /**
   * Configuration ids in the order of the cart: the first is line 1 of the order, for good. A line that replaces another has
   * its place; one that left keeps its own, so that no other line gets its number.
   */
  line_order: z.array(z.string()).optional(),
  /**
   * The multi-item discount of each reduced piece, whole EUR by configuration id. Medusa's own copy does not survive an
   * order edit; orders from before it was kept are answered by their first version.
   */
  line_discounts: z.record(z.string(), z.number()).optional(),
  utm: utm.optional(),
  /** A reservation that may be transferred once its delivery is quoted: its shopper has the voucher, or the shop offers it. */
  may_transfer: z.boolean().optional(),
  /** Began as a reservation and was paid after its offer. */
  reservation: z.boolean().optional(),
  /** What staff quoted for the delivery of a reservation, whole EUR; in the total. */
  delivery_cost: z.number().optional(),
  /** Weeks from order to delivery as promised when it was placed; none for samples alone. */
  promised_weeks: z.number().optional(),
  /** Working days until a sample has come by post, as promised when it was ordered; none without samples. */
  promised_sample_days: z.number().optional(),
  /** The version of the order, from 2; none as long as the order is unchanged. */
  version: z.number().optional(),
  /** When that version was agreed, ISO. */
  changed_at: z.string().optional(),
  /** The version of the shop's prices whose fees and discount count; kept when the order is first changed. */
  price_version: z.number().optional(),
  /** What its vouchers took off when it was placed, whole EUR: what they are worth in every later version. */
  voucher_worth: z.number().optional(),
});
export type OrderRecord = z.infer<typeof orderRecord>;

/** What `recordOrder` writes into an order's metadata; any other key of it is the staff's. */
export const RECORD_KEYS: readonly string[] = [...Object.keys(orderRecord.shape), "data_security"];

/**
 * The multi-item discount of each piece of an order, booked when the order was placed, EUR by configuration id. The
 * first version keeps its adjustments whatever is edited later, and they alone say whose they are.
 */
export async function firstDiscounts(run: Run, orderId: string): Promise<Map<string, number>> {
  const rows = await run<{ configuration_id: string; amount: number }>(
    `select li.metadata->>'configuration_id' as configuration_id, sum(a.amount)::float as amount
     from order_item oi
     join order_line_item li on li.id = oi.item_id
     join order_line_item_adjustment a on a.item_id = li.id and a.version = 1 and a.deleted_at is null
     where oi.order_id = ? and oi.version = 1 and a.provider_id = 'multi_item_discount'
     group by 1`,
    [orderId],
  );
  return new Map(rows.map(({ configuration_id, amount }) => [configuration_id, amount]));
}
