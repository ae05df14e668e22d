import type { LoaderFunctionArgs } from "@remix-run/node";
import { drawingOf } from "../configurator/drawings.server.ts";
import { pictured, unlessKept } from "../piece/pictured.server.ts";

/** Brotli, unless it is named only to be refused. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/**
 * The drawing of a configuration as an SVG file, for cards and teasers:
 * `/drawing/table?chosen=dining&frameType=open…&measures=1`. The address says all, so it may be kept for long.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Response> {
  const { kind, piece } = pictured(params.kind, request.url);
  const measures = new URL(request.url).searchParams.get("measures") === "1";
  const { fingerprint, svg, packed } = await drawingOf(kind, piece, measures);
  const isPacked = TAKES_BROTLI.test(request.headers.get("Accept-Encoding") ?? "");
  const headers = {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    ETag: `W/"${fingerprint}"`,
    Vary: "Accept-Encoding",
    ...(isPacked && { "Content-Encoding": "br" }),
  };
  return unlessKept(request, headers, () => (isPacked ? packed : svg));
}
