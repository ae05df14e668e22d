import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { keepTyped } from "../cart/orderForm.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/**
 * Stores what is being typed into the order form. Answers 204 even if it was not stored: the last input often arrives
 * after the order, when the cart is gone, and the page could not react. The log has the reason.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const [form, session] = await Promise.all([request.formData(), cartSessionOf(request, context)]);
  const cartId = session.get("cartId");
  if (cartId !== undefined) await keepTyped(form, cartId, context);
  return new Response(null, { status: 204, headers: { "Cache-Control": "private, no-store" } });
}

export function loader() {
  return redirect("/cartDesktop");
}
