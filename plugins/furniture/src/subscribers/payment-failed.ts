import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { queueMail } from "../domain/mails/queue-mail";
import { paymentEnded } from "../domain/reconciliation/report";
import { languageOf } from "../language/language";

const failed = z.object({
  /** Of the payment, at its provider. */
  id: z.string(),
  cart_id: z.string().nullish(),
  order_id: z.string().nullish(),
});

/** Tells the shopper that a debit failed, for a cart without order. An order gets a mail about its cancellation. */
async function tellShopper({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { id, cart_id, order_id } = failed.parse(event.data);
  await paymentEnded(container, id);
  if (order_id || !cart_id) return;
  const [cart] = await container.resolve(Modules.CART).listCarts({ id: cart_id }, { take: 1 });
  if (!cart?.email || cart.completed_at) return;
  await queueMail(container, {
    template: "payment_failed",
    key: `payment_failed:${id}`,
    cart_id,
    to: cart.email,
    language: languageOf(cart.locale),
  });
}

export default forRequestOfEvent(tellShopper);

export const config: SubscriberConfig = { event: "stripe-checkout.payment-failed" };
