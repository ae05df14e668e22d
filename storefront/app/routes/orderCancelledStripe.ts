import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cartIdIn } from "../cart/placed.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/**
 * Stripe sends shoppers here who went back, also in a browser that does not know the cart: the address names it. The cart is
 * kept; its payment page is closed, and its planks and voucher are freed. If that fails, the payment page expires on its own.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await cartSessionOf(request, context);
  const named = cartIdIn(request);
  const cartId = named ?? session.get("pendingPayment") ?? session.get("cartId");
  if (cartId) {
    await context.commerce.callOffPayment(cartId).catch((error: Error) => {
      context.log.warn({ reason: error.message }, "the payment page could not be closed");
    });
  }
  return redirect(named ? "/orderCancelled?begun" : "/orderCancelled", 303);
}
