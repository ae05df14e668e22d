import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { KEPT_BYTES } from "../../memory/keptBytes.server.ts";

/** Painted at the same time; each takes a processor for some 100 ms. */
const AT_ONCE = 2;
/** Length of the queue; further requests are refused. */
const WAITING = 24;

type Picture = Uint8Array<ArrayBuffer>;

const painted = new LRUCache<string, Picture>({
  maxSize: KEPT_BYTES.sharedPictures,
  sizeCalculation: ({ length }) => length,
});
const underway = new Map<string, Promise<Picture>>();
const queue: (() => void)[] = [];
let running = 0;

/** Names a picture by what it is made of. */
export function fingerprintOf(svg: string): string {
  return createHash("sha256").update(svg).digest("base64url").slice(0, 22);
}

/** Renders the SVG as PNG. Concurrent calls for one picture share the work. Null when the queue is full. */
export async function png(svg: string): Promise<Picture | null> {
  const key = fingerprintOf(svg);
  const known = painted.get(key) ?? underway.get(key);
  if (known) return known;
  if (queue.length >= WAITING) return null;
  const picture = inTurn(() => paint(svg));
  underway.set(key, picture);
  try {
    painted.set(key, await picture);
    return await picture;
  } finally {
    underway.delete(key);
  }
}

async function paint(svg: string): Promise<Picture> {
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 8 }).toBuffer());
}

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) await new Promise<void>((start) => queue.push(start));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}
