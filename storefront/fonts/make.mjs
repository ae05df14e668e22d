/** Cuts the shop's two typefaces down to what its pages show of them. `npm run fonts -w @planke46/storefront` */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import subset from "subset-font";

/** Every character of the npm files for Latin languages stays; lighter and heavier weights than the styles use do not. */
const TYPEFACES = {
  heading: { npm: "bricolage-grotesque", wght: { min: 400, max: 740 } },
  text: { npm: "source-serif-4", wght: { min: 400, max: 700 } },
};
/** Kerning, ligatures, accents, figures of one width and height; no ornaments that no style switches on. */
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"];

for (const [name, { npm, wght }] of Object.entries(TYPEFACES)) {
  const source = import.meta.resolve(`@fontsource-variable/${npm}/files/${npm}-latin-wght-normal.woff2`);
  const file = await readFile(fileURLToPath(source));
  const characters = String.fromCodePoint(...create(file).characterSet);
  const options = { targetFormat: "woff2", variationAxes: { wght }, keepFeatures: FEATURES };
  const font = await subset(file, characters, options);
  await writeFile(new URL(`${name}.woff2`, import.meta.url), font);
  console.log(`${name}.woff2: ${font.length} of ${file.length} bytes`);
}
