import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { makeBoard } from "./board/board";
import type { Picture } from "./camera/picture";
import { BOARDS } from "./stock/boards";
import { type Entry, WIDTH } from "./stock/entry";

const FOLDER = join(import.meta.dirname, "..");

/**
 * `npm run plank-pictures [-- 07 12]`: draws the picture sets of the sample stock (only the named ones, if any) and
 * writes them beside `sample-planks.json`.
 */
async function generate(names: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  let bytes = 0;
  for (const entry of BOARDS) {
    if (names.length > 0 && !names.includes(entry.name)) continue;
    const { face, normals, end } = makeBoard(entry);
    const files = filesOf(entry);
    const written = [
      [files.picture, await encode(face, "face")],
      [files.normal_map, await encode(normals, "normals")],
      [files.end_grain, await encode(end, "end")],
    ] as const;
    for (const [file, content] of written) await writeFile(join(FOLDER, file), content);
    const size = written.reduce((sum, [, content]) => sum + content.length, 0);
    bytes += size;
    console.log(`${entry.name} ${entry.title.de}: ${(size / 1000).toFixed(1)} kB`);
  }
  await writeFile(join(FOLDER, "sample-planks.json"), `${JSON.stringify(BOARDS.map(manifestOf), null, 2)}\n`);
  console.log(`${(bytes / 1e6).toFixed(2)} MB`);
}

/** Full colour resolution for normals, because their slopes sit in the colours. */
const ENCODINGS = {
  face: { quality: 54, chromaSubsampling: "4:2:0", effort: 4 },
  normals: { quality: 52, chromaSubsampling: "4:4:4", effort: 4 },
  end: { quality: 50, chromaSubsampling: "4:2:0", effort: 4 },
} as const;

/** A picture as the bytes of an AVIF file. */
function encode({ data, width, height }: Picture, as: keyof typeof ENCODINGS): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .avif(ENCODINGS[as])
    .toBuffer();
}

function filesOf({ name }: Entry) {
  return { picture: `${name}.avif`, normal_map: `${name}.normal.avif`, end_grain: `${name}.end.avif` };
}

function manifestOf(entry: Entry) {
  const { name, title, list, length } = entry;
  return { name, title, list, length_cm: length, width_cm: WIDTH[list], ...filesOf(entry), sample: true };
}

generate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
