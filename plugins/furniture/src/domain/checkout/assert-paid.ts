import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../core/refusal/refusal";
import { fits } from "../cart/payments";
import type { CartState } from "../cart/state";

/** What of Medusa's cart the check reads; its amounts are numbers, strings or big numbers. */
const completingCart = z.object({
  total: z.coerce.number(),
  payment_collection: z
    .object({
      payment_sessions: z
        .array(z.object({ provider_id: z.string(), status: z.string(), amount: z.coerce.number() }))
        .nullish(),
    })
    .nullish(),
});

const DEAD = ["canceled", "error"];

/**
 * The last check before an order: Medusa's total is the total of the rules, and the prepared payment is one this cart
 * may be paid with. Throws a {@link Refusal}.
 */
export function assertPaid(state: CartState, cart: unknown): void {
  const { total, payment_collection } = completingCart.parse(cart);
  if (Math.round(total * 100) !== Math.round(state.total * 100)) {
    throw Refusal.single("total", "The cart has changed; please check it once more", "total_changed");
  }
  if (state.payBy === "free") return;
  const sessions = (payment_collection?.payment_sessions ?? []).filter(
    ({ status }) => !DEAD.includes(status),
  );
  if (sessions.length === 0) throw Refusal.single("payment", "The payment has not been started", "not_paid");
  if (sessions.some(({ provider_id, amount }) => !fits(provider_id, state.payBy) || amount !== total)) {
    throw Refusal.single(
      "payment",
      `This cart is not paid this way (pay_by: ${state.payBy})`,
      "wrong_payment",
    );
  }
}
