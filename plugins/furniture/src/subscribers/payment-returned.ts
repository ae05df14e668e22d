import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { queueMail } from "../domain/mails/queue-mail";
import { paymentEnded } from "../domain/reconciliation/report";
import { languageOf } from "../language/language";

const returned = z.object({
  /** Of the payment, at its provider. */
  id: z.string(),
  cart_id: z.string().nullish(),
  order_id: z.string().nullish(),
  amount: z.number(),
  issues: z
    .array(
      z.object({
        code: z.string().optional(),
        message: z.string(),
        params: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .catch([]),
});

/** The shop could not write the order down; nothing was wrong with the cart. */
const NOT_PLACED = "order_not_placed";
/** The payment provider's own reasons, which the mail says in words of its own. */
const WITHOUT_WORDS = [NOT_PLACED, "cart_changed"];

/**
 * A paid cart could not become an order and its money went back: the shopper is told by mail, and what was gone. Money
 * that came for a cancelled order goes back like any refund of an order.
 */
async function tellShopper({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { id, cart_id, order_id, amount, issues } = returned.parse(event.data);
  await paymentEnded(container, id);
  if (order_id) {
    await queueMail(container, { template: "refund", key: `refund:${id}`, order_id, data: { amount } });
    return;
  }
  if (!cart_id) return;
  const [cart] = await container.resolve(Modules.CART).listCarts({ id: cart_id }, { take: 1 });
  if (!cart?.email) return;
  const gone = issues.filter(({ code }) => code === "plank_gone" || code === "plank_unlisted");
  const planks = gone.map(({ params, message }) =>
    typeof params?.title === "string" ? params.title : message,
  );
  const isOf = (said: string) => issues.some(({ code }) => code === said);
  const reasons = issues
    .filter((issue) => !gone.includes(issue) && !WITHOUT_WORDS.includes(issue.code ?? ""))
    .map(({ message }) => message);
  await queueMail(container, {
    template: "order_lost",
    key: `order_lost:${id}`,
    cart_id,
    to: cart.email,
    language: languageOf(cart.locale),
    data: { planks, amount, reasons, ...(isOf(NOT_PLACED) && { cause: "not_placed" }) },
  });
}

export default forRequestOfEvent(tellShopper);

export const config: SubscriberConfig = { event: "stripe-checkout.payment-returned" };
