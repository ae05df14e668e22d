import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LANGUAGE, isLanguage } from "../language/languages.ts";

/** A mail with the texts of its draft, for staff who came from the Studio: `/preview/mail/order_confirmation?lng=en`. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const named = new URL(request.url).searchParams.get("lng");
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE;
  const html = context.seesDrafts ? await context.mailPreview(params.key ?? "", language) : null;
  if (html === null) throw new Response("no such mail", { status: 404 });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
