import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { StripeEventsService } from "../modules/stripe-events/service";
import { labelOf } from "./label";

const unlabelled = z.array(z.object({ intent: z.string(), order_id: z.string() }));

const readOrder = z.object({
  id: z.string(),
  display_id: z.number(),
  custom_display_id: z.string().nullish(),
  items: z
    .array(z.object({ title: z.string(), detail: z.object({ quantity: z.coerce.number() }) }).nullish())
    .nullish(),
});

/** Captured payments of orders that do not carry their order's number yet; those of one order where asked. */
const UNLABELLED = `select p.data->>'payment_intent' as intent, l.order_id
  from payment p
  join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
  where p.provider_id like 'pp_stripe-checkout%' and p.deleted_at is null and p.captured_at is not null
    and p.data->>'payment_intent' is not null and p.created_at > now() - interval '3 days'
    and (?::text is null or l.order_id = ?)
    and not exists (select 1 from stripe_labelled_payment s where s.id = p.data->>'payment_intent' and s.deleted_at is null)
  order by p.created_at limit 200`;

/** Writes number and lines of an order on its payments at Stripe. */
export async function labelPayments(
  container: MedusaContainer,
  stripe: Stripe,
  orderId: string | null,
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await connection.raw(UNLABELLED, [orderId, orderId]);
  for (const { intent, order_id } of unlabelled.parse(rows)) {
    try {
      await labelPayment(container, stripe, intent, order_id);
    } catch (error) {
      // No order depends on it, and the job tries again.
      logger.warn(`The payment ${intent} could not be labelled yet: ${(error as Error).message}`);
    }
  }
}

/** The same for all payments that an interruption left without. */
export function labelForgotten(container: MedusaContainer, stripe: Stripe): Promise<void> {
  return labelPayments(container, stripe, null);
}

async function labelPayment(
  container: MedusaContainer,
  stripe: Stripe,
  intent: string,
  orderId: string,
): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id", "custom_display_id", "items.title", "items.detail.quantity"],
    filters: { id: orderId },
  });
  const order = readOrder.parse(data[0]);
  const label = labelOf({
    id: order.id,
    number: order.custom_display_id ?? String(order.display_id),
    lines: (order.items ?? []).flatMap((item) =>
      item ? [{ title: item.title, quantity: item.detail.quantity }] : [],
    ),
  });
  await stripe.paymentIntents.update(intent, label);
  await container
    .resolve<StripeEventsService>(STRIPE_EVENTS)
    .createStripeLabelledPayments({ id: intent, order_id: orderId });
}
