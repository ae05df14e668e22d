// `npm run scene-planks`: the pictures of planks the workshop picks, at the size the scene shows them.
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { WORKSHOP_PLANKS } from "./names.ts";

const SAMPLES = new URL("../../../../commerce/sample-planks/", import.meta.url);
const HERE = new URL("./", import.meta.url);

/** Pixels, and AVIF quality: a board of 220 cm is about 1,000 px long on a screen, twice that on a fine one. */
const SIZES = [
  { suffix: "", width: 2048, height: 261, quality: 50 },
  { suffix: ".normal", width: 1024, height: 131, quality: 55 },
  { suffix: ".end", width: 448, height: 64, quality: 50 },
] as const;

for (const plank of WORKSHOP_PLANKS) {
  for (const { suffix, width, height, quality } of SIZES) {
    const from = fileURLToPath(new URL(`${plank}${suffix}.avif`, SAMPLES));
    const to = fileURLToPath(new URL(`${plank}${suffix}.avif`, HERE));
    await sharp(from).resize(width, height, { fit: "fill" }).avif({ quality, effort: 6 }).toFile(to);
  }
}
