import type { AppLoadContext } from "@remix-run/node";
import { richTextPlain } from "../content/richText.server.tsx";
import type { Language } from "../language/languages.ts";
import { addressIn, type Origins } from "../seo/addresses.ts";
import { originsOf } from "../seo/origins.server.ts";

/** The terms and conditions as plain text, for the mails that confirm an order: the page's own words, with every placeholder filled. */
export async function termsText(
  { content, environment }: Pick<AppLoadContext, "content" | "environment">,
  language: Language,
): Promise<Response> {
  const page = await content.legalPage("terms", language);
  if (!page) throw new Response("not known at present", { status: 503 });
  const origins = originsOf(environment);
  const text = richTextPlain(page.text, (path) => wholeAddress(path, language, origins));
  return new Response(`${page.title}\n\n${text}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** The address of a page that opens in the mail's language, in whichever browser it is read. */
function wholeAddress(path: string, language: Language, origins: Origins): string {
  const { pathname, searchParams, hash } = new URL(path, origins.main);
  const address = new URL(addressIn(language, pathname, origins));
  for (const [name, value] of searchParams) address.searchParams.append(name, value);
  address.hash = hash;
  return address.href;
}
