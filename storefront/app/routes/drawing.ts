import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type ConfigurationOf, drawing, partsOf } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { KEPT_BYTES } from "../memory/keptBytes.server.ts";
import { queryOf } from "../piece/address/address.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
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

const brotli = promisify(brotliCompress);

/** A drawing as an SVG file, plain and packed with brotli. */
interface KeptDrawing {
  fingerprint: string;
  svg: Uint8Array<ArrayBuffer>;
  packed: Uint8Array<ArrayBuffer>;
}

const kept = new LRUCache<string, KeptDrawing>({
  maxSize: KEPT_BYTES.drawings,
  sizeCalculation: ({ svg, packed }) => svg.length + packed.length,
});

/** The drawing of a piece. Pieces that are alike share one, however their address was written. */
async function drawingOf(
  kind: ConfigurableKind,
  piece: ConfigurationOf<ConfigurableKind>,
  measures: boolean,
): Promise<KeptDrawing> {
  const key = `${kind}?${queryOf(kind, piece)}${measures ? " with measures" : ""}`;
  const known = kept.get(key);
  if (known) return known;
  const svg = Buffer.from(drawing(partsOf(kind, piece), { measures }));
  const fingerprint = createHash("sha256").update(svg).digest("base64url").slice(0, 22);
  const made = { fingerprint, svg: new Uint8Array(svg), packed: new Uint8Array(await brotli(svg)) };
  kept.set(key, made);
  return made;
}
