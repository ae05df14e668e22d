import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "../language/languages.ts";
import { textsOfPages } from "../language/pageTexts.server.ts";
import { termsText } from "../legal/termsText.server.ts";

/**
 * The texts of the named pages, for a browser that comes to them from another page; the version makes them constant. `?legal=terms`: the
 * terms and conditions, for mails. No route of their own: the list of routes weighs on every page.
 */
export function loader({ params: { language }, request, context }: LoaderFunctionArgs) {
  if (!isLanguage(language)) throw new Response("unknown language", { status: 404 });
  const { searchParams } = new URL(request.url);
  if (searchParams.get("legal") === "terms") return termsText(context, language);
  const texts = textsOfPages(searchParams.getAll("page"), language);
  return Response.json(texts, { headers: { "Cache-Control": "public, max-age=31536000, immutable" } });
}
