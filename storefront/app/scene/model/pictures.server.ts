import type { Kind } from "@planke46/furniture-rules";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { PlankPictureOf } from "../../commerce/plankPictures.server.ts";
import { KEPT_BYTES } from "../../memory/keptBytes.server.ts";
import { WORKSHOP_PLANKS } from "../planks/names.ts";
import type { Jpeg } from "./glb.ts";
import type { PictureNames } from "./pieces.ts";

/** Widest picture in a model (px): a phone holds it in the hand. Nothing is made larger than it is. */
const WIDEST = 1536;
const QUALITY = 82;
/** As long as the stock's own pictures. */
const KEPT_MS = 10 * 60_000;

/** The workshop's planks, inside the server's own code: `./19.avif` to its content. */
const FILES = import.meta.glob<string>(["../planks/*.avif", "!../planks/*.normal.avif"], {
  query: "?inline",
  import: "default",
  eager: true,
});

/** Names the pictures of a kind's boards for `jpegOf`: those of picked planks by the stock's ids, else the workshop's. */
export function namesFor(kind: Kind): PictureNames {
  return (plank, place) => {
    const folder =
      plank === null
        ? `workshop//${WORKSHOP_PLANKS[place % WORKSHOP_PLANKS.length]}`
        : `${kind}//${encodeURIComponent(plank)}`;
    return { face: `${folder}//face`, end: `${folder}//end` };
  };
}

/**
 * A picture as both model formats read it; neither knows AVIF or WebP. A plank that has left the stock looks like one of
 * the workshop's. Throws when the stock does not answer.
 */
type JpegOf = (name: string, plankPictureOf: PlankPictureOf) => Promise<Jpeg>;

/** @param largest what is kept of them (bytes) */
export function keptJpegs(largest: number): JpegOf {
  const kept = new LRUCache<string, Jpeg, PlankPictureOf>({
    maxSize: largest,
    sizeCalculation: ({ length }) => length,
    ttl: KEPT_MS,
    fetchMethod: (name, _before, { context }) => paint(name, context),
    // A picture under way is answered also when others take its room meanwhile.
    ignoreFetchAbort: true,
  });
  return (name, plankPictureOf) => kept.forceFetch(name, { context: plankPictureOf });
}

export const jpegOf = keptJpegs(KEPT_BYTES.modelPictures);

async function paint(name: string, plankPictureOf: PlankPictureOf): Promise<Jpeg> {
  const [owner = "", plank = "", said] = name.split("//");
  const view = said === "end" ? "end" : "face";
  const picture =
    (owner !== "workshop" && (await plankPictureOf(owner as Kind, decodeURIComponent(plank), view))) ||
    workshop(plank, view);
  const jpeg = await sharp(picture)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}

function workshop(plank: string, view: "face" | "end"): Buffer {
  const suffix = view === "end" ? ".end" : "";
  const file =
    FILES[`../planks/${plank}${suffix}.avif`] ?? FILES[`../planks/${WORKSHOP_PLANKS[0]}${suffix}.avif`] ?? "";
  return Buffer.from(file.slice(file.indexOf(",") + 1), "base64");
}
