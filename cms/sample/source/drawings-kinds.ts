import sharp from "sharp";
import {
  drawing,
  type Kind,
  parseConfiguration,
  partsOf,
} from "../../../plugins/furniture-rules/src/index.ts";
import type { FurnitureKind } from "../../schemas/kinds/kinds.ts";

const PAPER = "#efeae0";
const CANVAS = { width: 1200, height: 900 };
const MARGIN = 70;

/** A piece as its picture shows it: what a configurator would send. */
type Wanted = Record<string, unknown>;

const graphite = { hex: "#27292B", chooseOwnColor: false };
const white = { hex: "#FFFFFF", chooseOwnColor: false };
const moss = { hex: "#4A5A46", chooseOwnColor: true };

function individual(length: number, width: number, height: number) {
  return { chosen: "individual", length, width, height };
}

/** For the home page: each kind as one knows it. */
const TEASERS: Record<FurnitureKind, Wanted> = {
  table: { dimensions: individual(200, 95, 75), frameType: "closed", color: graphite },
  bench: { dimensions: individual(170, 40, 45), frameType: "simple", color: graphite },
  shelf: {
    dimensions: { width: 180, depth: 30, height: 190 },
    numberOfPlanks: 6,
    numberOfPillars: 3,
    frameType: "open",
  },
  tableOffice: { color: graphite },
  stool: { dimensions: individual(40, 40, 60), frameType: "simple", color: graphite },
  frame: { dimensions: { width: 60, height: 80 }, filling: "mirror" },
};

/** For „Mehr über unsere …": another piece of the kind, to show what else it can be. */
const INFOS: Record<FurnitureKind, Wanted> = {
  table: { dimensions: individual(220, 80, 75), frameType: "diagonal", color: moss },
  bench: { dimensions: individual(200, 40, 45), frameType: "massive", color: white },
  shelf: {
    dimensions: { width: 120, depth: 30, height: 150 },
    numberOfPlanks: 5,
    numberOfPillars: 2,
    frameType: "diagonal",
    color: white,
  },
  tableOffice: { color: white },
  stool: { dimensions: individual(40, 40, 45), frameType: "massive", color: moss },
  frame: { dimensions: { width: 100, height: 70 }, filling: "passepartout", passepartoutColor: "#F4EFE4" },
};

/** Two pictures of each kind, drawn by the shop's own rules: `teaser-<kind>.webp` and `info-<kind>.webp`. */
export function drawKinds(): Promise<{ name: string; bytes: Buffer }[]> {
  const pictures = [
    ...Object.entries(TEASERS).map(([kind, wanted]) => ({ name: `teaser-${kind}.webp`, kind, wanted })),
    ...Object.entries(INFOS).map(([kind, wanted]) => ({ name: `info-${kind}.webp`, kind, wanted })),
  ];
  return Promise.all(
    pictures.map(async ({ name, kind, wanted }) => ({
      name,
      bytes: await onPaper(piece(kind as Kind, wanted), PAPER),
    })),
  );
}

/** A piece of furniture as SVG. Throws when the rules would not build it. */
export function piece(kind: Kind, wanted: Wanted, measures = false): string {
  const parsed = parseConfiguration(kind, wanted);
  if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.issues)}`);
  return drawing(partsOf(parsed.kind, parsed.configuration), { measures });
}

/** Lays a drawing in the middle of a sheet (a colour, or a picture of the sheet's size). */
export async function onPaper(svg: string, paper: string | Buffer): Promise<Buffer> {
  const inner = { width: CANVAS.width - 2 * MARGIN, height: CANVAS.height - 2 * MARGIN };
  const drawn = await sharp(Buffer.from(svg), { density: 220 })
    .resize({ ...inner, fit: "inside" })
    .png()
    .toBuffer();
  const sheet =
    typeof paper === "string"
      ? sharp({ create: { ...CANVAS, channels: 3, background: paper } })
      : sharp(paper).resize(CANVAS);
  return sheet
    .composite([{ input: drawn, gravity: "centre" }])
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
}
