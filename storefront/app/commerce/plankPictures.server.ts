import type { Kind } from "@planke46/furniture-rules";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { z } from "zod";
import { KEPT_BYTES } from "../memory/keptBytes.server.ts";
import type { AskMedusa } from "./medusa.server.ts";

/** What the scene asks of a plank: its face, the relief of that face, and its end grain; its face to look at closely, and on the card it is picked by. */
export const PLANK_VIEWS = ["face", "relief", "end", "large", "card"] as const;
export type PlankView = (typeof PLANK_VIEWS)[number];

/** Widest that is seen (px): a board of 220 cm on a fine screen, its relief, a board's end beside it, and a card 72 px high on a fine screen. */
const WIDEST: Record<PlankView, number> = { face: 2048, relief: 1024, end: 448, large: 3300, card: 1152 };
/** Of a plank that has none: no relief at all, and the grey of old wood. */
const MISSING: Record<PlankView, { r: number; g: number; b: number }> = {
  face: { r: 158, g: 143, b: 120 },
  relief: { r: 128, g: 128, b: 255 },
  end: { r: 150, g: 128, b: 98 },
  large: { r: 158, g: 143, b: 120 },
  card: { r: 158, g: 143, b: 120 },
};
/** A new picture of a plank is seen after this long at the latest (ms). */
const KEPT_MS = 10 * 60_000;
const TIMEOUT_MS = 10_000;
/** No photograph of a plank is larger than this (bytes). */
const LARGEST = 40_000_000;

const answer = z.object({
  planks: z.array(
    z.object({
      id: z.string(),
      image: z.string(),
      normal_map: z.string().nullish(),
      end_grain: z.string().nullish(),
    }),
  ),
});

/** A picture of a plank of the stock as WebP; null for planks that were never in it. Throws when the stock does not answer. */
export type PlankPictureOf = (kind: Kind, plank: string, view: PlankView) => Promise<Buffer | null>;

/**
 * Pictures from where the commerce side keeps them, at the size that is seen, from our own address.
 * @param files below which that is: nothing is fetched from anywhere else, whatever the stock says, nor where an answer leads on to
 * @param largest what is kept of them (bytes)
 */
export function createPlankPictures(
  ask: AskMedusa,
  files: string,
  largest: number = KEPT_BYTES.plankPictures,
): PlankPictureOf {
  const kept = new LRUCache<string, Buffer, Asked>({
    maxSize: largest,
    sizeCalculation: ({ length }) => length,
    ttl: KEPT_MS,
    fetchMethod: (_key, _before, { context }) => fetched(ask, files, context),
    // A request under way is answered also when other pictures take its room meanwhile.
    ignoreFetchAbort: true,
  });
  return async (kind, plank, view) =>
    (await kept.fetch(`${kind}/${view}/${plank}`, { context: { kind, id: plank, view } })) ?? null;
}

interface Asked {
  kind: Kind;
  id: string;
  view: PlankView;
}

async function fetched(
  ask: AskMedusa,
  files: string,
  { kind, id, view }: Asked,
): Promise<Buffer | undefined> {
  const query = { kind, id };
  const { planks } = await ask("/store/furniture/planks", { query, answer, timeout: TIMEOUT_MS });
  const plank = planks.find((one) => one.id === id);
  if (!plank) return undefined;
  const address = {
    face: plank.image,
    relief: plank.normal_map,
    end: plank.end_grain,
    large: plank.image,
    card: plank.image,
  }[view];
  if (!address) return blank(MISSING[view]);
  if (!new URL(address).href.startsWith(`${new URL(files).href.replace(/\/+$/, "")}/`))
    throw new Error(`the picture of plank ${id} is none of the shop's files`);
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || Number(response.headers.get("content-length") ?? 0) > LARGEST) {
    throw new Error(`the picture of plank ${id} answered ${response.status}`);
  }
  return sharp(Buffer.from(await response.arrayBuffer()))
    .rotate()
    .resize({ width: WIDEST[view], withoutEnlargement: true })
    .webp({ quality: 84, smartSubsample: view === "relief" })
    .toBuffer();
}

function blank(background: { r: number; g: number; b: number }): Promise<Buffer> {
  return sharp({ create: { width: 2, height: 2, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
}
