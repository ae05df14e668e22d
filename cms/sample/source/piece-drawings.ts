import sharp from "sharp";
import {
  drawing,
  type Kind,
  parseConfiguration,
  partsOf,
} from "../../../plugins/furniture-rules/src/index.ts";

const CANVAS = { width: 1200, height: 900 };
const MARGIN = 70;

/** A piece as its picture shows it: what a configurator would send. */
type Wanted = Record<string, unknown>;

/** A piece of furniture as SVG. Throws when the rules would not build it. */
export function piece(kind: Kind, wanted: Wanted, measures = false): string {
  const parsed = parseConfiguration(kind, wanted);
  if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.issues)}`);
  return drawing(partsOf(parsed.kind, parsed.configuration), { measures });
}

/** Lays a drawing in the middle of a sheet. */
export async function onPaper(svg: string, paper: Buffer): Promise<Buffer> {
  const inner = { width: CANVAS.width - 2 * MARGIN, height: CANVAS.height - 2 * MARGIN };
  const drawn = await sharp(Buffer.from(svg), { density: 220 })
    .resize({ ...inner, fit: "inside" })
    .png()
    .toBuffer();
  return sharp(paper)
    .resize(CANVAS)
    .composite([{ input: drawn, gravity: "centre" }])
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
}
