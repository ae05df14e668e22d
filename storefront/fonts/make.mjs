/** Cuts the shop's two typefaces down to what its pages show of them. `npm run fonts -w @planke46/storefront` */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import subset from "subset-font";

/**
 * Every character of the npm files for Latin languages stays: those of the shop's own texts in the file that each page loads, the others
 * in one that a page loads when a name needs it (`fonts.css`). Lighter and heavier weights than the styles use do not.
 */
const TYPEFACES = {
  heading: { npm: "bricolage-grotesque", wght: { min: 400, max: 740 } },
  text: { npm: "source-serif-4", wght: { min: 400, max: 700 } },
};
/** Kerning, ligatures, accents, figures of one width and height; no ornaments that no style switches on. */
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"];

/** Signs of German and English texts beyond the keyboard's: letters, quotation marks, dashes, figures of measures. */
const OFTEN = "\u00a0§°³·ÄÖÜß×äöüé\u2009–—‘’‚“”„…€−";
/** The keyboard's signs that no text of the shop's has. */
const SELDOM = "$<>\\^_`{|}~";

for (const [name, { npm, wght }] of Object.entries(TYPEFACES)) {
  const source = import.meta.resolve(`@fontsource-variable/${npm}/files/${npm}-latin-wght-normal.woff2`);
  const file = await readFile(fileURLToPath(source));
  const characters = create(file).characterSet.map((code) => String.fromCodePoint(code));
  const isOften = (character) =>
    (character >= " " && character <= "~" && !SELDOM.includes(character)) || OFTEN.includes(character);
  const options = { targetFormat: "woff2", variationAxes: { wght }, keepFeatures: FEATURES };
  for (const [cut, kept] of [
    [name, characters.filter(isOften)],
    [`${name}-more`, characters.filter((character) => !isOften(character))],
  ]) {
    const font = await subset(file, kept.join(""), options);
    await writeFile(new URL(`${cut}.woff2`, import.meta.url), font);
    console.log(`${cut}.woff2: ${font.length} of ${file.length} bytes`);
  }
}
