import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "../language/languages.ts";
import { TEXTS_VERSION, textsOfPages } from "../language/pageTexts.server.ts";
import { termsText } from "../legal/legalPage.server.ts";

/**
 * The texts of the named pages, for a browser that comes to them from another page; their version makes them constant, where it is this
 * server's: while the shop is upgraded, a new page may ask an old server. `?legal=terms`: the terms and conditions, for mails. No route of
 * their own: the list of routes weighs on every page.
 */
export function loader({ params: { language }, request, context }: LoaderFunctionArgs) {
  if (!isLanguage(language)) throw new Response("unknown language", { status: 404 });
  const { searchParams } = new URL(request.url);
  if (searchParams.get("legal") === "terms") return termsText(context, language);
  const texts = textsOfPages(searchParams.getAll("page"), language);
  const kept =
    searchParams.get("version") === TEXTS_VERSION ? "public, max-age=31536000, immutable" : "no-store";
  return Response.json(texts, { headers: { "Cache-Control": kept } });
}
