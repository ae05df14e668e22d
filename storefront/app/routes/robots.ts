import type { LoaderFunctionArgs } from "@remix-run/node";
import { originsOf } from "../seo/origins.server.ts";

/** Paths that are not pages. A page with `noindex` is not listed here: a robot must load it to see that. */
const NO_PAGES = ["/preview", "/language", "/consent", "/texts/", "/stock/", "/hooks/"];

/** `/robots.txt` */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { main } = originsOf(context.environment);
  const lines = [
    "User-agent: *",
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${main}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
