import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type ConfigurationOf, drawing, partsOf } from "@planke46/furniture-rules";
import { LRUCache } from "lru-cache";
import { KEPT_BYTES } from "../memory/keptBytes.server.ts";
import { queryOf } from "../piece/address/address.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";

const brotli = promisify(brotliCompress);

/** A drawing as an SVG file, plain and packed with brotli. */
export interface KeptDrawing {
  fingerprint: string;
  svg: Uint8Array<ArrayBuffer>;
  packed: Uint8Array<ArrayBuffer>;
}

const kept = new LRUCache<string, KeptDrawing>({
  maxSize: KEPT_BYTES.drawings,
  sizeCalculation: ({ svg, packed }) => svg.length + packed.length,
});

/** The drawing of a piece. Pieces that are alike share one, however their address was written. */
export async function drawingOf(
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
