import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type ConfigurationOf, partsOf } from "@planke46/furniture-rules";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { PlankPictureOf } from "../../commerce/plankPictures.server.ts";
import { KEPT_BYTES } from "../../memory/keptBytes.server.ts";
import { queryOf } from "../../piece/address/address.ts";
import type { ConfigurableKind } from "../../piece/kinds.ts";
import { jpegOf, namesFor } from "../model/pictures.server.ts";
import { piecesOf } from "../model/pieces.ts";
import type { Texture } from "./develop.ts";
import { photograph } from "./photo.ts";

/** Size of a photograph (px), and how much larger it is taken, so that no edge is jagged. */
export const PHOTO = { width: 640, height: 480 } as const;
const FINER = 1.75;
/** Widest picture of a plank that is looked into (px): more than a photograph shows of it. */
const PLANK_WIDTH = 900;

/** With picked planks a photograph is kept for as long as their pictures (ms), else while there is room. */
const KEPT_MS = 10 * 60_000;
/** One at a time, each takes a processor for half a second; a request beyond those waiting is sent away. */
const WAITING = 16;

export interface ServedPhoto {
  /** WebP; the ground round the furniture and its shadow is the page's own. */
  content: Uint8Array<ArrayBuffer>;
  /** Changes whenever the content does. */
  fingerprint: string;
}

const kept = new LRUCache<string, ServedPhoto>({
  maxSize: KEPT_BYTES.photographs,
  sizeCalculation: ({ content }) => content.length,
  ttl: KEPT_MS,
});
const underway = new Map<string, Promise<ServedPhoto>>();
let turn: Promise<unknown> = Promise.resolve();

/**
 * What the scene would show of a configuration, with the very planks that are picked. One under way is waited for, not
 * begun twice. Null when too many requests wait. Throws when the stock does not answer for a plank's picture.
 */
export async function photoOf<K extends ConfigurableKind>(
  kind: K,
  configuration: ConfigurationOf<K>,
  plankPictureOf: PlankPictureOf,
): Promise<ServedPhoto | null> {
  const key = `${kind}?${queryOf(kind, configuration)}`;
  const known = kept.get(key) ?? underway.get(key);
  if (known) return known;
  if (underway.size >= WAITING) return null;
  const taken = turn.then(() => take(kind, configuration, plankPictureOf));
  turn = taken.catch(() => {});
  underway.set(key, taken);
  try {
    const photo = await taken;
    // Only the pictures of picked planks may change.
    kept.set(key, photo, { ttl: picksPlanks(configuration) ? KEPT_MS : 0 });
    return photo;
  } finally {
    underway.delete(key);
  }
}

function picksPlanks(configuration: ConfigurationOf<ConfigurableKind>): boolean {
  return "choosePlanks" in configuration && configuration.choosePlanks;
}

async function take<K extends ConfigurableKind>(
  kind: K,
  configuration: ConfigurationOf<K>,
  plankPictureOf: PlankPictureOf,
): Promise<ServedPhoto> {
  const pieces = piecesOf(partsOf(kind, configuration), namesFor(kind));
  const names = new Set(pieces.flatMap(({ finish }) => finish.picture ?? []));
  const textures = new Map(
    await Promise.all([...names].map(async (name) => [name, await unpacked(name, plankPictureOf)] as const)),
  );
  const size = { width: Math.round(PHOTO.width * FINER), height: Math.round(PHOTO.height * FINER) };
  const { data } = await photograph(pieces, textures, size, () => setImmediate());
  const picture = await sharp(data, { raw: { ...size, channels: 4 } })
    .resize(PHOTO.width)
    .webp({ quality: 82, alphaQuality: 80 })
    .toBuffer();
  const content = new Uint8Array(picture);
  return { content, fingerprint: createHash("sha256").update(content).digest("base64url").slice(0, 22) };
}

async function unpacked(name: string, plankPictureOf: PlankPictureOf): Promise<Texture> {
  const { data, info } = await sharp(await jpegOf(name, plankPictureOf))
    .resize({ width: PLANK_WIDTH, withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A photograph as an SVG document, to be set into another. */
export async function photoSvg({ content }: ServedPhoto): Promise<string> {
  // What paints the SVG reads PNG everywhere, WebP not.
  const png = await sharp(content).png({ compressionLevel: 1 }).toBuffer();
  const { width, height } = PHOTO;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
}
