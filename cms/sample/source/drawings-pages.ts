import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { honeycomb } from "./honeycomb.ts";
import { onPaper, piece } from "./piece-drawings.ts";

const CANVAS = { width: 1200, height: 900 };
const PLANKS = new URL("../../../commerce/sample-planks/", import.meta.url);
/** Between two boards one looks into the dark. */
const JOINT = { width: 8, color: "#1d1814" };

/** The pictures of the sample's pages: boards of the sample stock, a honeycomb, a table with its measures. */
export async function drawPages(): Promise<{ name: string; bytes: Buffer }[]> {
  return [
    { name: "page-planks.webp", bytes: await boards(["02", "13", "29", "09"]) },
    { name: "page-waxed.webp", bytes: await halfWaxed(["25", "10"]) },
    { name: "page-honeycomb.webp", bytes: await webp(sharp(Buffer.from(honeycomb(CANVAS)))) },
    { name: "page-first-table.webp", bytes: await onPaper(firstTable(), Buffer.from(squaredPaper())) },
    { name: "page-workshop.webp", bytes: await onPaper(workbench(), Buffer.from(squaredPaper())) },
  ];
}

function firstTable(): string {
  const dimensions = { chosen: "individual", length: 210, width: 87, height: 78 };
  return piece("table", { dimensions, frameType: "closed" }, true);
}

function workbench(): string {
  const dimensions = { chosen: "individual", length: 140, width: 40, height: 45 };
  return piece("bench", { dimensions, frameType: "massive" }, true);
}

/** Boards above each other, seen from near, as high as the picture is. */
async function boards(names: string[]): Promise<Buffer> {
  return webp(sharp(await stacked(names)));
}

/** The same, and the left half of it waxed: darker, warmer, with the grain brought out. */
async function halfWaxed(names: string[]): Promise<Buffer> {
  const raw = await sharp(await stacked(names))
    .modulate({ saturation: 0.55, brightness: 1.06 })
    .png()
    .toBuffer();
  const waxed = await sharp(raw)
    .modulate({ saturation: 1.4, brightness: 0.86 })
    .linear(1.12, -10)
    .composite([
      {
        input: Buffer.from(`<svg ${size()}><rect ${size()} fill="#c98f45" fill-opacity=".6"/></svg>`),
        blend: "soft-light",
      },
    ])
    .png()
    .toBuffer();
  const edge = Buffer.from(
    `<svg ${size()}><defs><filter id="b"><feGaussianBlur stdDeviation="7"/></filter></defs><path filter="url(#b)" d="M-40-40H610C660 90 560 190 622 300S700 470 640 560S560 720 655 800S640 900 660 940H-40Z" fill="#fff"/></svg>`,
  );
  const wet = await sharp(waxed)
    .ensureAlpha()
    .composite([{ input: edge, blend: "dest-in" }])
    .png()
    .toBuffer();
  return webp(sharp(raw).composite([{ input: wet }]));
}

async function stacked(names: string[]): Promise<Buffer> {
  const height = Math.round((CANVAS.height - JOINT.width * (names.length - 1)) / names.length);
  const rows = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(fileURLToPath(new URL(`${name}.avif`, PLANKS)))
        .resize({ height })
        .extract({ left: 0, top: 0, width: CANVAS.width, height })
        .png()
        .toBuffer(),
      left: 0,
      top: index * (height + JOINT.width),
    })),
  );
  return sharp({ create: { ...CANVAS, channels: 3, background: JOINT.color } })
    .composite(rows)
    .png()
    .toBuffer();
}

/** The workshop's squared paper, as the shop draws on it. */
function squaredPaper(): string {
  const step = 40;
  const lines = [
    ...Array.from(
      { length: CANVAS.width / step },
      (_, index) => `M${(index + 0.5) * step} 0V${CANVAS.height}`,
    ),
    ...Array.from(
      { length: CANVAS.height / step },
      (_, index) => `M0 ${(index + 0.5) * step}H${CANVAS.width}`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size()}><rect ${size()} fill="#fcfaf4"/><path d="${lines.join("")}" stroke="#e9e1d1" stroke-width="1.6"/></svg>`;
}

function size(): string {
  return `width="${CANVAS.width}" height="${CANVAS.height}"`;
}

function webp(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 78, effort: 6 }).toBuffer();
}
