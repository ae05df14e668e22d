/**
 * Whether a customer has withdrawn from an order and staff have not dealt with it yet, as a condition. `order` is what the
 * statement calls the order's id.
 */
export const openWithdrawalOf = (order: string): string =>
  `exists (select 1 from furniture_withdrawal w where w.order_id = ${order} and w.confirmed_at is not null
    and w.handled_at is null and not w.spam and w.deleted_at is null)`;
