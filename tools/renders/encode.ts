import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { PICTURES } from "./descriptions.ts";

/**
 * Widths in pixels: a teaser on a phone, a phone's page at up to two pixels for one of CSS, half a desktop page, a phone's page at
 * three, a fine screen. The widest is also the README's. A browser takes the next one above what it needs.
 */
export const WIDTHS = [480, 824, 960, 1200, 1440] as const;
/** No file may be larger, bytes. */
export const LARGEST = 120_000;
/** Tried from the best on until the file is small enough. */
const QUALITIES = [84, 76, 68, 58, 48, 40, 32] as const;

/** Writes the widths of a rendered picture as AVIF and WebP beside its description, in place of what was there. */
export async function encode(name: string, png: string): Promise<void> {
  for (const file of await readdir(PICTURES))
    if (new RegExp(`^${name}-\\d+\\.(avif|webp)$`).test(file)) await rm(new URL(file, PICTURES));
  const { width: rendered = 0 } = await sharp(png).metadata();
  for (const width of WIDTHS.filter((one) => one <= rendered)) {
    const picture = sharp(png).resize(width, null, { kernel: "lanczos3" });
    for (const format of ["avif", "webp"] as const) {
      for (const quality of QUALITIES) {
        // On a phone 60 of AVIF looks like 76.
        const options = { quality: format === "avif" ? quality - 24 : quality, effort: 4 };
        const content = await picture.clone()[format](options).toBuffer();
        if (content.length > LARGEST * 0.98) continue;
        await writeFile(fileURLToPath(new URL(`${name}-${width}.${format}`, PICTURES)), content);
        break;
      }
    }
  }
  const file = new URL(`${name}.json`, PICTURES);
  const said = (await readFile(file, "utf8")).replace(/^ {2}"taken": .*\n/m, "");
  // In place, so that the file stays as the formatter likes it.
  await writeFile(
    file,
    said.replace(/^ {2}"room": .*\n/m, (line) => `${line}  "taken": "room",\n`),
  );
}
