import { drawing, parseConfiguration, partsOf } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { configurationFromQuery } from "../configurator/address/address.ts";
import { isConfigurable } from "../configurator/kinds.ts";

/**
 * The drawing of a configuration as an SVG file, for cards and teasers:
 * `/drawing/table?chosen=dining&frameType=open…&measures=1`. The address says all, so it may be kept for long.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { kind } = params;
  const query = new URL(request.url).searchParams;
  if (!isConfigurable(kind)) throw new Response("unknown kind", { status: 404 });
  const parsed = parseConfiguration(kind, configurationFromQuery(kind, query));
  if (!parsed.ok) throw new Response("unknown configuration", { status: 404 });
  const svg = drawing(partsOf(kind, parsed.configuration), { measures: query.get("measures") === "1" });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}
