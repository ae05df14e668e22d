import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cartIdIn } from "../cart/placed.server.ts";
import { isRefusal } from "../commerce/medusa.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/** Why a payment page cannot be closed any more: it has just been paid, or its cart is an order already. */
const PAID: readonly (string | undefined)[] = ["payment_underway", "cart_completed"];

/**
 * Stripe sends shoppers here who went back, also in a browser that does not know the cart: the address names it. The cart is
 * kept; its payment page is closed, and its planks and voucher are freed. If that fails, the payment page expires on its own.
 * A shopper who has paid meanwhile, for one in another tab, is led to the order.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await cartSessionOf(request, context);
  const named = cartIdIn(request);
  const cartId = named ?? session.get("pendingPayment") ?? session.get("cartId");
  let isPaid = false;
  if (cartId) {
    await context.commerce.callOffPayment(cartId).catch((error: Error) => {
      isPaid = isRefusal(error) && error.issues.some(({ code }) => PAID.includes(code));
      context.log.warn({ reason: error.message }, "the payment page could not be closed");
    });
  }
  if (cartId && isPaid)
    return redirect(`/orderCompletedStripe?${new URLSearchParams({ cart_id: cartId })}`, 303);
  return redirect(named ? "/orderCancelled?begun" : "/orderCancelled", 303);
}
