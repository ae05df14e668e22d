import type { LoaderFunctionArgs } from "@remix-run/node";
import { originsOf } from "../seo/origins.server.ts";
import { sitemap } from "../seo/sitemap.server.ts";

/** `/sitemap.xml`: every page worth finding, with its languages. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return new Response(await sitemap(context.content, originsOf(context.environment)), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
