import { ANY_COLOR, type ConfigurationOf, parseConfiguration } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { drawingOf } from "../configurator/drawings.server.ts";
import { configurationFromQuery } from "../piece/address/address.ts";
import { type ConfigurableKind, isConfigurable } from "../piece/kinds.ts";

/** Brotli, unless it is named only to be refused. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/**
 * The drawing of a configuration as an SVG file, for cards and teasers:
 * `/drawing/table?chosen=dining&frameType=open…&measures=1`. The address says all, so it may be kept for long.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { kind } = params;
  const query = new URL(request.url).searchParams;
  if (!isConfigurable(kind)) throw new Response("unknown kind", { status: 404 });
  const parsed = parseConfiguration(kind, configurationFromQuery(kind, query), ANY_COLOR);
  if (!parsed.ok) throw new Response("unknown configuration", { status: 404 });
  const piece = parsed.configuration as ConfigurationOf<ConfigurableKind>;
  const { fingerprint, svg, packed } = await drawingOf(kind, piece, query.get("measures") === "1");
  const headers = {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    ETag: `W/"${fingerprint}"`,
    Vary: "Accept-Encoding",
  };
  if (request.headers.get("If-None-Match")?.includes(fingerprint))
    return new Response(null, { status: 304, headers });
  if (!TAKES_BROTLI.test(request.headers.get("Accept-Encoding") ?? "")) return new Response(svg, { headers });
  return new Response(packed, { headers: { ...headers, "Content-Encoding": "br" } });
}
