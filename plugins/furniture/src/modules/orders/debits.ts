import type { Run } from "../../core/database";

/** Whether the money of a cart that is ordered was still on its way: a debit that its bank has not decided. */
export async function isMoneyPending(run: Run, orderId: string, cartId: string): Promise<boolean> {
  const rows = await run(
    `select 1 from cart_payment_collection l
     join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
     where l.cart_id = ? and l.deleted_at is null and s.status = 'pending_authorization'
     union all
     select 1 from "order" o where o.id = ? and o.metadata->>'pay_by' = 'direct_debit'`,
    [cartId, orderId],
  );
  return rows.length > 0;
}

/**
 * Whether the debit of an order was not honoured: its payment is dead, and there was never money. A dead payment that is gone
 * altogether counts too.
 */
export async function hasDebitFailed(run: Run, orderId: string): Promise<boolean> {
  const rows = await run(
    `select 1 from "order" o
     where o.id = ? and o.metadata->>'pay_by' = 'direct_debit'
       and not exists (
         select 1 from order_payment_collection l
         join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
         where l.order_id = o.id and l.deleted_at is null and s.status not in ('canceled', 'error'))
       and not exists (
         select 1 from order_transaction t
         where t.order_id = o.id and t.reference = 'capture' and t.deleted_at is null)`,
    [orderId],
  );
  return rows.length > 0;
}
