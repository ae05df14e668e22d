import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "../language/languages.ts";
import { textsOfPages } from "../language/pageTexts.server.ts";

/** The texts of the named pages, for a browser that comes to them from another page. The version makes them constant. */
export function loader({ params: { language }, request }: LoaderFunctionArgs) {
  if (!isLanguage(language)) throw new Response("unknown language", { status: 404 });
  const { searchParams } = new URL(request.url);
  const texts = textsOfPages(searchParams.getAll("page"), language);
  return Response.json(texts, { headers: { "Cache-Control": "public, max-age=31536000, immutable" } });
}
