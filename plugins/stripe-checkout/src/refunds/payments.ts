import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { withPaymentLock } from "../settlement/payment-lock";
import { configuredOptions, stripeClient } from "../stripe/client";
import { convergeRefunds } from "./converge";
import { PAID_OTHERWISE } from "./made-up";

const paymentRows = z.array(
  z.object({
    id: z.string(),
    intent: z.string(),
    currency_code: z.string(),
    order_id: z.string().nullable(),
    cart_id: z.string().nullable(),
    /** Captured, not refunded, not paid out otherwise and not lost in a dispute, as Medusa has it. */
    kept: z.coerce.number(),
  }),
);
export type StripePayment = z.infer<typeof paymentRows>[number];

const PAYMENTS = `select p.id, p.data->>'payment_intent' as intent, p.currency_code, l.order_id, k.cart_id,
    (select coalesce(sum(c.amount), 0) from capture c where c.payment_id = p.id and c.deleted_at is null)
    - (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.deleted_at is null)
    - (select coalesce(sum(-t.amount), 0) from stripe_dispute d
       join order_transaction t on t.reference = 'dispute' and t.reference_id = d.id and t.deleted_at is null
       where d.payment_id = p.id and d.deleted_at is null)
    + (select coalesce(sum(t.amount), 0) from order_transaction t
       where t.reference = '${PAID_OTHERWISE}' and t.reference_id = p.id and t.deleted_at is null) as kept
  from payment p
  left join order_payment_collection l
    on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
  left join cart_payment_collection k
    on k.payment_collection_id = p.payment_collection_id and k.deleted_at is null
  where p.deleted_at is null and p.provider_id like 'pp_stripe-checkout%' and p.data->>'payment_intent' is not null
    and (p.id = ? or l.order_id = ?)
  order by p.created_at`;

/** The payments by Stripe of an order, or one by its id in Medusa; of other providers none. */
export async function paymentsOf(
  container: MedusaContainer,
  about: { payment: string } | { order: string },
): Promise<StripePayment[]> {
  const bindings = "payment" in about ? [about.payment, null] : [null, about.order];
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(PAYMENTS, bindings);
  return paymentRows.parse(rows);
}

/** Compares payments with Stripe, each under its lock. */
export async function comparePayments(
  container: MedusaContainer,
  payments: readonly StripePayment[],
): Promise<void> {
  for (const { intent } of payments) await compareIntent(container, intent);
}

/** Compares one payment with Stripe, under its lock. */
export async function compareIntent(container: MedusaContainer, intent: string): Promise<void> {
  const stripe = stripeClient(configuredOptions(container));
  await withPaymentLock(container, stripe, intent, () => convergeRefunds(container, stripe, intent));
}
