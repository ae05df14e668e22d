import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageOf, textsOf } from "../language/language.server.ts";
import { isConfigurable } from "../piece/kinds.ts";
import { furtherReviewsOf } from "../reviews/reviews.server.ts";

/** The reviews of a kind that its page does not carry, for a page that is open already. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { kind } = params;
  if (!isConfigurable(kind)) throw new Response("unknown kind", { status: 404 });
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  return { reviews: await furtherReviewsOf(kind, language, t, context) };
}
