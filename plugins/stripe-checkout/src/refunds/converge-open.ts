import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { withPaymentLock } from "../settlement/payment-lock";
import { convergeRefunds } from "./converge";
import { PAID_OTHERWISE } from "./made-up";

const intents = z.array(z.object({ intent: z.string() }));

/**
 * Payments whose refunds may have moved while no event came: some that are not at their end, and Medusa's refunds of the
 * last month that no refund of Stripe's is known for, which a crash leaves; and money paid out otherwise that the order's book lacks.
 */
const OPEN = `select distinct intent from (
    select payment_intent as intent from stripe_refund
    where deleted_at is null and settled_at is null and created_at > now() - interval '30 days'
      and (status in ('asked', 'pending', 'requires_action') or order_id is null and payment_id is null)
    union
    select s.payment_intent from stripe_refund s
    where s.paid_otherwise > 0 and s.order_id is not null and s.payment_id is not null and s.deleted_at is null
    group by s.payment_intent, s.order_id, s.payment_id
    having max(s.settled_at) > now() - interval '30 days' and count(*) > (select count(*) from order_transaction t where t.reference = '${PAID_OTHERWISE}'
      and t.reference_id = s.payment_id and t.order_id = s.order_id and t.deleted_at is null)
    union
    select p.data->>'payment_intent' from refund r
    join payment p on p.id = r.payment_id and p.deleted_at is null and p.provider_id like 'pp_stripe-checkout%'
    where r.deleted_at is null and r.created_at between now() - interval '30 days' and now() - interval '1 minute'
      and (r.metadata->>'status') is null) open
  where intent is not null limit 200`;

/** Compares every refund that is not at its end with Stripe. */
export async function convergeOpen(container: MedusaContainer, stripe: Stripe): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(OPEN, []);
  for (const { intent } of intents.parse(rows)) {
    try {
      await withPaymentLock(container, stripe, intent, () => convergeRefunds(container, stripe, intent));
    } catch (error) {
      logger.error(`The refunds of ${intent} could not be compared: ${(error as Error).message}`);
    }
  }
}
