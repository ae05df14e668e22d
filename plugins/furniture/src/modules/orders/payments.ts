import type { Run } from "../../core/database";

/** The order that a payment pays, if any. */
export async function orderOfPayment(run: Run, paymentId: string): Promise<string | undefined> {
  const [row] = await run<{ order_id: string }>(
    `select l.order_id from payment p
     join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     join "order" o on o.id = l.order_id and o.deleted_at is null
     where p.id = ? and p.deleted_at is null limit 1`,
    [paymentId],
  );
  return row?.order_id;
}

/** Whether a cart that is no order yet would become one without a payment page; false for a cart there is not. */
export async function costsNothingYet(run: Run, cartId: string, transfer: string): Promise<boolean> {
  const rows = await run(
    `select 1 from cart c where c.id = ? and c.completed_at is null and not exists (
       select 1 from cart_payment_collection l
         join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
       where l.cart_id = c.id and l.deleted_at is null and s.provider_id <> ?)`,
    [cartId, transfer],
  );
  return rows.length > 0;
}

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

/** Longer than a shop is away after a crash or for an upgrade, while the dialog of before is still open. */
const MINUTES = 10;

/** Whether a refund of the same sum (EUR) of a payment has just been entered, and for how many minutes that counts. */
export async function sameRefund(
  run: Run,
  paymentId: string,
  amount: number,
): Promise<{ minutesLeft: number } | undefined> {
  const [row] = await run<{ minutes: number }>(
    `select ceil(extract(epoch from max(created_at) + make_interval(mins => ?) - now()) / 60)::int as minutes from refund
     where payment_id = ? and round(amount, 2) = round(?::numeric, 2) and deleted_at is null
     having max(created_at) > now() - make_interval(mins => ?)`,
    [MINUTES, paymentId, amount, MINUTES],
  );
  return row && { minutesLeft: row.minutes };
}
