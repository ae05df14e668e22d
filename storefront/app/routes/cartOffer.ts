import type { LoaderFunctionArgs } from "@remix-run/node";
import { offerOf } from "../cart/offer.ts";
import { isForNow, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/**
 * The current offer of the visitor's cart, for a cart page that is already open: another window may have changed the
 * cart. `offer` is "" for an empty cart; 503 and null when Medusa does not answer.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const cartId = (await cartSessionOf(request, context)).get("cartId");
  if (!cartId) return answer("");
  try {
    const summary = await context.commerce.summary(cartId);
    return answer(summary.lines.length > 0 ? offerOf(summary) : "");
  } catch (error) {
    if (isUnavailable(error) || (isRefusal(error) && isForNow(error))) return answer(null, 503);
    if (!isRefusal(error)) throw error;
    return answer("");
  }
}

function answer(offer: string | null, status = 200): Response {
  return Response.json({ offer }, { status, headers: { "Cache-Control": "private, no-store" } });
}
