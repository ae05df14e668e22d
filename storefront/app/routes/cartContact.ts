import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { keepTyped } from "../cart/keepTyped.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/**
 * Takes what is being typed into the order form. Answers 204 whether or not it was kept: the last words often come after the
 * order, when there is no cart any more, and the page can do nothing about it. Why they were not kept is in the log.
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
