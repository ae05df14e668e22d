import type { LoaderFunctionArgs } from "@remix-run/node";
import { originsOf } from "../found/origins.server.ts";

/** What is no page. Pages that shall not be found say so themselves, and a robot must be let in to read it. */
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
