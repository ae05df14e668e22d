import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import { isOfThisShop } from "../shop-id/own";

const unlabelled = z.array(z.object({ intent: z.string(), order_id: z.string(), version: z.number() }));

const readOrder = z.object({
  id: z.string(),
  display_id: z.number(),
  custom_display_id: z.string().nullish(),
  items: z
    .array(z.object({ title: z.string(), detail: z.object({ quantity: z.coerce.number() }) }).nullish())
    .nullish(),
});

/**
 * Captured payments of orders that do not carry the number and the lines of their order as it is now; those of one order where
 * asked. Labels from before versions were kept are of the first.
 */
const UNLABELLED = `select p.data->>'payment_intent' as intent, l.order_id, o.version
  from payment p
  join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
  join "order" o on o.id = l.order_id and o.deleted_at is null
  where p.provider_id like 'pp_stripe-checkout%' and p.deleted_at is null and p.captured_at is not null
    and p.data->>'payment_intent' is not null and greatest(p.created_at, o.updated_at) > now() - interval '3 days'
    and (?::text is null or l.order_id = ?)
    and not exists (select 1 from stripe_labelled_payment s where s.id = p.data->>'payment_intent' and s.deleted_at is null
      and coalesce(s.order_version, 1) >= o.version)
  order by p.created_at limit 200`;

/** Writes number and lines of an order, as it is now, on its payments at Stripe; asks for the client once there are some. */
export async function labelPayments(
  container: MedusaContainer,
  stripe: () => Stripe,
  orderId: string | null,
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await connection.raw(UNLABELLED, [orderId, orderId]);
  for (const { intent, order_id, version } of unlabelled.parse(rows)) {
    try {
      await labelPayment(container, stripe(), intent, { id: order_id, version });
    } catch (error) {
      // No order depends on it, and the job tries again.
      logger.warn(`The payment ${intent} could not be labelled yet: ${(error as Error).message}`);
    }
  }
}

/** The same for all payments that an interruption left without. */
export function labelForgotten(container: MedusaContainer, stripe: Stripe): Promise<void> {
  return labelPayments(container, () => stripe, null);
}

async function labelPayment(
  container: MedusaContainer,
  stripe: Stripe,
  intent: string,
  { id: orderId, version }: { id: string; version: number },
): Promise<void> {
  const { metadata } = await stripe.paymentIntents.retrieve(intent);
  // Another shop's payment keeps the other shop's words.
  if (await isOfThisShop(container, metadata, true)) {
    await stripe.paymentIntents.update(intent, await wordsOf(container, orderId));
  }
  const said = { id: intent, order_id: orderId, order_version: version };
  const events = container.resolve(STRIPE_EVENTS);
  const [present] = await events.listStripeLabelledPayments({ id: intent });
  if (present) await events.updateStripeLabelledPayments(said);
  else await events.createStripeLabelledPayments(said);
}

async function wordsOf(
  container: MedusaContainer,
  orderId: string,
): Promise<Stripe.PaymentIntentUpdateParams> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id", "custom_display_id", "items.title", "items.detail.quantity"],
    filters: { id: orderId },
  });
  const order = readOrder.parse(data[0]);
  return labelOf({
    id: order.id,
    number: order.custom_display_id ?? String(order.display_id),
    lines: (order.items ?? []).flatMap((item) =>
      item ? [{ title: item.title, quantity: item.detail.quantity }] : [],
    ),
  });
}

/** Stripe takes no longer values in metadata. */
const LONGEST_VALUE = 500;
/** Longer ones are of no use in the dashboard's list. */
const LONGEST_DESCRIPTION = 500;

interface LabelledOrder {
  id: string;
  /** As customers know it. */
  number: string;
  lines: readonly { title: string; quantity: number }[];
}

/** What a person reads beside a payment at Stripe: the order's number and its lines. */
export function labelOf({ id, number, lines }: LabelledOrder): Stripe.PaymentIntentUpdateParams {
  const words = lines.map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`));
  const said = counted(words).join(", ");
  return {
    description: shortened(said ? `${number}: ${said}` : number, LONGEST_DESCRIPTION),
    metadata: { order_id: id, order_number: number, order_lines: shortened(said, LONGEST_VALUE) },
  };
}

/** Equal lines once, with how often. */
function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${count} × ${word}`));
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
