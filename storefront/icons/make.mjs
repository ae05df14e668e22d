/** Makes the pictures of the shop's mark that browsers and phones ask for. `npm run icons -w @planke46/storefront` */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const place = (path) => fileURLToPath(new URL(path, import.meta.url));
const GRAPHITE = "#27292b";
/** A launcher may cut a maskable icon down to a circle of 80 % of its width: https://www.w3.org/TR/appmanifest/#icon-masks */
const SAFE = 0.8;

const mark = readFileSync(place("../public/mark.svg"));
const square = mark.toString().replace(' rx="6"', "");

const painted = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

/** The mark within the part that no launcher cuts off, on its own ground to the edges. */
async function maskable(size) {
  const inner = Math.round(size * SAFE);
  const middle = await painted(square, inner).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: GRAPHITE } })
    .composite([{ input: middle, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A Windows icon is a list of pictures, which may be PNGs: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(size, picture) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

mkdirSync(place("../public/icons"), { recursive: true });
for (const size of [192, 512]) {
  writeFileSync(place(`../public/icons/icon-${size}.png`), await painted(mark, size).toBuffer());
}
writeFileSync(place("../public/icons/maskable-512.png"), await maskable(512));
// iOS rounds the corners itself and paints what is transparent black.
writeFileSync(place("../public/icons/apple-touch-180.png"), await painted(square, 180).toBuffer());
writeFileSync(place("../public/favicon.ico"), ico(32, await painted(mark, 32).toBuffer()));
