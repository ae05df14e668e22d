import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/** A bank has so long to decide about a SEPA debit, https://docs.stripe.com/payments/sepa-debit; days on which banks work. */
const BANK_HAS_DAYS = 14;

const overdue = z.array(
  z.object({
    id: z.string(),
    intent: z.string().nullable(),
    order_id: z.string(),
    cart_id: z.string(),
    /** Main unit of the currency. */
    amount: z.coerce.number(),
    currency: z.string(),
    since: z.coerce.date(),
  }),
);
export type OverduePayment = z.infer<typeof overdue>[number];

const OVERDUE = `select s.data->>'id' as id, s.data->>'payment_intent' as intent, oc.order_id, oc.cart_id, s.amount,
    s.currency_code as currency, s.created_at as since
  from payment_session s
  join cart_payment_collection l on l.payment_collection_id = s.payment_collection_id and l.deleted_at is null
  join order_cart oc on oc.cart_id = l.cart_id and oc.deleted_at is null
  join "order" o on o.id = oc.order_id and o.status <> 'canceled' and o.deleted_at is null
  where s.provider_id like 'pp_stripe-checkout%' and s.status = 'pending_authorization' and s.deleted_at is null
    and s.data->>'id' is not null and s.created_at < ? and (?::text is null or oc.order_id = ?)
  order by s.created_at limit 200`;

/** Orders whose delayed payment no bank has decided about for longer than banks take. */
export async function overduePayments(
  container: MedusaContainer,
  now: Date,
  orderId: string | null,
): Promise<OverduePayment[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const before = bankingDaysBefore(now, BANK_HAS_DAYS).toISOString();
  const { rows } = await connection.raw(OVERDUE, [before, orderId, orderId]);
  return overdue.parse(rows);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment so many banking days before another; Saturdays and Sundays (UTC) are none. Holidays are not known here. */
export function bankingDaysBefore(moment: Date, days: number): Date {
  let day = moment;
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() - DAY_MS);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}
