import { LOST_IN_DISPUTE } from "../orders/order-queries";

/**
 * Why nothing of an order `o` may be built: its money is not there yet, or its payer disputes it. Null where it may. The record
 * of the order's payment is joined as `f` (`furniture_order`).
 */
export const WAITS_FOR = `case
  when exists (select 1 from furniture_finding d where d.order_id = o.id and d.deleted_at is null and d.resolved_at is null
    and d.code in ('dispute_open', 'dispute_lost')) or ${LOST_IN_DISPUTE} then 'dispute'
  when o.metadata->>'pay_by' = 'reservation' then 'reservation'
  when o.metadata->>'pay_by' in ('bank_transfer', 'direct_debit') and f.paid_at is null then o.metadata->>'pay_by'
  end`;

export const WAITINGS = ["dispute", "reservation", "bank_transfer", "direct_debit"] as const;
export type Waiting = (typeof WAITINGS)[number];
