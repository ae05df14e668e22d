/**
 * Works out the measures of a fallback in `app/styles/fonts.css`: how wide and high a typeface of the reader's device has to be drawn to
 * take the place of ours. `node fonts/measure.mjs heading 400 /path/to/Arial.ttf` in `storefront`, again for each row and weight there.
 */
import { readdirSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import subset from "subset-font";

const [name, weight, path] = process.argv.slice(2);
if (!["heading", "text"].includes(name) || !Number(weight) || !path) {
  console.error(
    "Say heading or text, its weight, and the file of the fallback: heading 400 /path/to/Arial.ttf",
  );
  process.exit(1);
}

const fallback = create(readFileSync(path));
const words = ["de", "en"].flatMap(textsOf).join(" ");
const file = readFileSync(new URL(`${name}.woff2`, import.meta.url));
// One weight of the cut typeface, as a plain font.
const ours = create(
  await subset(file, words, { targetFormat: "sfnt", variationAxes: { wght: Number(weight) } }),
);
const size = widthIn(ours, words) / widthIn(fallback, words);
for (const [property, value] of [
  ["ascent-override", ours.ascent / ours.unitsPerEm / size],
  ["descent-override", -ours.descent / ours.unitsPerEm / size],
  ["line-gap-override", ours.lineGap / ours.unitsPerEm / size],
  ["size-adjust", size],
])
  console.log(`  ${property}: ${(value * 100).toFixed(1).replace(/^0\.0$/, "0")}%;`);

/** What stands between quotation marks in the shop's texts, as far as it has blanks: names in the code have none. */
function textsOf(language) {
  const folder = new URL(`../app/language/${language}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/"([^"\n]* [^"\n]*)"/g)].map(([, text]) =>
      text.replaceAll(/\{\{\w+\}\}/g, ""),
    ),
  );
}

function widthIn(font, text) {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
