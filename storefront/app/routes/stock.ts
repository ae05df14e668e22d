import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageOf } from "../language/language.server.ts";
import { FORMS, isConfigurable } from "../piece/kinds.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/** The stock of a kind for a page that is open already: what is sold meanwhile is no longer offered there. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { kind } = params;
  if (!isConfigurable(kind) || !FORMS[kind].planks) throw new Response("unknown kind", { status: 404 });
  const [language, session] = await Promise.all([languageOf(request), cartSessionOf(request, context)]);
  return { stock: await context.stockOf(kind, language, session.get("cartId")) };
}
