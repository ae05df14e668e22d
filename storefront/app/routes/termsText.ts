import type { LoaderFunctionArgs } from "@remix-run/node";
import { richTextPlain } from "../content/richText.server.tsx";
import { isLanguage } from "../language/languages.ts";
import { originsOf } from "../seo/origins.server.ts";

/** The terms and conditions as plain text, for the mails that confirm an order: the page's own words, with every placeholder filled. */
export async function loader({ params: { language }, context }: LoaderFunctionArgs): Promise<Response> {
  if (!isLanguage(language)) throw new Response("unknown language", { status: 404 });
  const page = await context.content.legalPage("terms", language);
  if (!page) throw new Response("not known at present", { status: 503 });
  const { main } = originsOf(context.environment);
  return new Response(`${page.title}\n\n${richTextPlain(page.text, main)}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
