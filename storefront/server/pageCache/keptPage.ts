import { gunzipSync } from "node:zlib";
import { gzipOf, type PackedPiece, packedPieces } from "./packed.ts";

/** No page of ours comes near this (bytes). What does is something else. */
const LONGEST = 1_000_000;
/** Headers that are not kept with a page, because each answer sets its own. */
const NOT_KEPT = new Set(["content-length", "transfer-encoding", "connection", "date"]);

/** A page without the nonce of its scripts, packed: nearly all browsers take it so, and plain it would be four times as large. */
export interface KeptPage {
  headers: [string, string][];
  pieces: PackedPiece[];
  /** What it takes of the memory, about (bytes). */
  size: number;
}

/**
 * A rendered page ready to be kept; null for an answer that is none of that: no success, one that sets a cookie or says itself
 * that it must not be stored, or one without its nonce.
 */
export async function keptPage(answer: Response, nonce: string): Promise<KeptPage | null> {
  const { status, headers } = answer;
  const isPage = headers.get("Content-Type")?.startsWith("text/html") === true;
  const forbids = headers.get("Cache-Control")?.includes("no-store") === true;
  if (status !== 200 || !isPage || forbids || headers.has("Set-Cookie")) {
    await answer.body?.cancel();
    return null;
  }
  const html = Buffer.from(await answer.arrayBuffer());
  const pieces = split(html, nonce);
  if (pieces.length < 2 || html.length > LONGEST || html.includes(0)) return null;
  const packed = await packedPieces(pieces, nonce.length);
  const size = packed.reduce((sum, piece) => sum + piece.packed.length, 0);
  return { headers: [...headers].filter(([name]) => !NOT_KEPT.has(name)), pieces: packed, size };
}

/** The page's text with the nonce of one answer. */
export function plainWith(page: KeptPage, nonce: string): Buffer {
  return gunzipSync(gzipWith(page, nonce));
}

/** The same, packed as gzip. */
export function gzipWith(page: KeptPage, nonce: string): Buffer {
  return gzipOf(page.pieces, Buffer.from(nonce));
}

function split(html: Buffer, nonce: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    pieces.push(html.subarray(from, at));
    from = at + nonce.length;
  }
  return [...pieces, html.subarray(from)];
}
