import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { keepTyped } from "../cart/keepTyped.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/** Takes what is being typed into the order form: 204 kept, 404 without a cart that takes it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const [form, session] = await Promise.all([request.formData(), cartSessionOf(request, context)]);
  const cartId = session.get("cartId");
  const kept = cartId !== undefined && (await keepTyped(form, cartId, context));
  return new Response(null, { status: kept ? 204 : 404, headers: { "Cache-Control": "private, no-store" } });
}

export function loader() {
  return redirect("/cartDesktop");
}
