import { readFile } from "node:fs/promises";
import { type Configuration, type Kind, partsOf } from "@planke46/furniture-rules";
import sharp from "sharp";
import type { Orbit } from "../camera/orbit.ts";
import { piecesOf } from "../model/pieces.ts";
import type { Texture } from "../photo/develop.ts";
import { photograph } from "../photo/photo.ts";

const PLANKS = new URL("../../../../commerce/sample-planks/", import.meta.url);
const FOLDER = new URL("../../../../cms/sample/images/", import.meta.url);

/** Size of a picture (px), and how much larger it is taken. */
const SIZE = { width: 960, height: 720, finer: 1.25 } as const;
const PAPER = "#efe9dd";
const PLANK_WIDTH = 1024;
const STOCK = 46;

const stock = new Map<string, Texture>();

/**
 * Photographs a piece for the sample content, `<name>.webp`, of planks of the sample stock: each `number` gets others.
 * @throws when the rules would not build it
 */
export async function takeSamplePiece(
  name: string,
  number: number,
  kind: Kind,
  configuration: Configuration,
  view: Pick<Orbit, "alpha" | "beta">,
): Promise<void> {
  const pieces = piecesOf(partsOf(kind, configuration), (_, place) => {
    const plank = String(((number * 7 + place * 5) % STOCK) + 1).padStart(2, "0");
    return { face: `${plank}.avif`, end: `${plank}.end.avif` };
  });
  for (const picture of new Set(pieces.flatMap(({ finish }) => finish.picture ?? [])))
    if (!stock.has(picture)) stock.set(picture, await unpacked(picture));
  const taken = { width: SIZE.width * SIZE.finer, height: SIZE.height * SIZE.finer };
  const { data } = await photograph(pieces, stock, taken, async () => {}, view);
  await sharp(data, { raw: { ...taken, channels: 4 } })
    .resize(SIZE.width)
    .flatten({ background: PAPER })
    .webp({ quality: 74, effort: 4 })
    .toFile(new URL(`${name}.webp`, FOLDER).pathname);
}

async function unpacked(name: string): Promise<Texture> {
  const { data, info } = await sharp(await readFile(new URL(name, PLANKS)))
    .resize({ width: PLANK_WIDTH, withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
