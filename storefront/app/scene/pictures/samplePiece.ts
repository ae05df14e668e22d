import { readFile } from "node:fs/promises";
import { type Configuration, type Kind, parseConfiguration, partsOf } from "@planke46/furniture-rules";
import sharp from "sharp";
import { REVIEWED } from "../../../../cms/sample/source/reviews.ts";
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

const WHITE = { hex: "#FFFFFF", chooseOwnColor: false };
const MOSS = { hex: "#4A5A46", chooseOwnColor: true };

const individual = (length: number, width: number, height: number) => ({
  chosen: "individual",
  length,
  width,
  height,
});

/** For „Mehr über unsere …“: a piece of each kind that shows what else it can be; `cms/sample/source/kinds.ts` has its words. */
const INFOS: Partial<Record<Kind, { wishes: object; view: Pick<Orbit, "alpha" | "beta"> }>> = {
  table: {
    wishes: { dimensions: individual(220, 80, 75), frameType: "diagonal", color: MOSS },
    view: { alpha: 1.04, beta: 1.2 },
  },
  tableOffice: { wishes: { color: WHITE }, view: { alpha: 1.04, beta: 1.22 } },
  shelf: {
    wishes: {
      dimensions: { width: 120, depth: 30, height: 150 },
      numberOfPlanks: 5,
      numberOfPillars: 2,
      frameType: "diagonal",
      color: WHITE,
    },
    view: { alpha: 1.12, beta: 1.32 },
  },
  bench: {
    wishes: { dimensions: individual(200, 40, 45), frameType: "massive", color: WHITE },
    view: { alpha: 2.05, beta: 1.18 },
  },
  stool: {
    wishes: { dimensions: individual(40, 40, 45), frameType: "massive", color: MOSS },
    view: { alpha: 2.1, beta: 1.14 },
  },
  frame: {
    wishes: {
      dimensions: { width: 100, height: 70 },
      filling: "passepartout",
      passepartoutColor: "#F4EFE4",
    },
    view: { alpha: 2.05, beta: 1.5 },
  },
};

/** One picture of each kind, `info-<kind>`. */
export async function takeInfos(said: (name: string) => void): Promise<void> {
  for (const [index, [kind, { wishes, view }]] of Object.entries(INFOS).entries()) {
    const parsed = parseConfiguration(kind as Kind, wishes);
    if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.issues)}`);
    await takeSamplePiece(`info-${kind}`, index + 3, parsed.kind, parsed.configuration, view);
    said(`info-${kind}`);
  }
}

const COLORS = ["#27292B", "#383430", "#FFFFFF", "#27292B", "#38504A"] as const;
const FRAMES = ["open", "closed", "diagonal"] as const;
/** Camera angles of snapshots taken at home, radians. */
const VIEWS = [
  { alpha: 1.04, beta: 1.2 },
  { alpha: 2.05, beta: 1.17 },
  { alpha: 0.82, beta: 1.1 },
  { alpha: 2.3, beta: 1.24 },
] as const;

/** One picture for each review: the very piece it speaks of. */
export async function takeReviews(said: (name: string) => void): Promise<void> {
  for (const [index, { id, kind, row }] of REVIEWED.entries()) {
    const view = VIEWS[index % VIEWS.length] ?? VIEWS[0];
    await takeSamplePiece(id, index, kind, pieceOf(kind, row[1], index), view);
    said(id);
  }
}

type Reviewed = "table" | "bench" | "stool";

function pieceOf(kind: Reviewed, size: readonly number[], index: number): Configuration {
  const [length, width, height] = size;
  const hex = COLORS[index % COLORS.length] ?? COLORS[0];
  const color = { hex, chooseOwnColor: hex === "#38504A" };
  const frameType = kind === "table" ? FRAMES[index % FRAMES.length] : index % 2 ? "massive" : "simple";
  const parsed = parseConfiguration(kind, {
    dimensions: { chosen: "individual", length, width, height },
    frameType,
    color,
  });
  if (!parsed.ok) throw new Error(`${kind} ${size.join("×")}: ${parsed.issues[0]?.message}`);
  return parsed.configuration;
}
