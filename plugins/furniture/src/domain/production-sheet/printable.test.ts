import { createRequire } from "node:module";
import { join } from "node:path";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";
import { readPdf, squeeze } from "./pdf-text.cases";
import { print, printableText } from "./print";

const pdfmake = createRequire(import.meta.url).resolve("pdfmake/package.json");
const roboto = openSync(join(pdfmake, "../fonts/Roboto/Roboto-Regular.ttf")) as Font;
const set = (text: string) => printableText(text, (codePoint) => roboto.hasGlyphForCodePoint(codePoint));

test.each([
  "Jörg Müller",
  "Łukasz Żółć",
  "Şebnem",
  "Ελένη",
  "Дмитро Їжак",
  "Nguyễn Thị Đông",
  "O’Neill – „Holz“ & Söhne",
  "1.234,50 €",
  "eins\n\tzwei",
  "",
])("%j has all its letters", (text) => expect(set(text)).toBe(text));

test.each([
  ["Jörg 🪵 Müller", "Jörg Müller"],
  ["🪵 Jörg", "Jörg"],
  ["Jörg 🪵", "Jörg"],
  ["Jörg🪵Müller", "JörgMüller"],
  ["Ada 🪵 👩🏽‍🔧 🇩🇪 Lovelace", "Ada Lovelace"],
  ["Etage 3️⃣", "Etage 3"],
  ["Herz ❤️\nzweite Zeile", "Herz\nzweite Zeile"],
])("the pictures of %j are left out with their blanks", (text, printed) => expect(set(text)).toBe(printed));

test.each([
  ["Jo\u0308rg", "Jörg"],
  ["Ἑλένη", "Ελένη"],
  ["Ｊörg", "Jörg"],
  ["12\u202F€", "12 €"],
  ["王小明", "???"],
  ["שרה Cohen", "??? Cohen"],
  ["🪵", "?"],
])("a letter of %j that the font lacks is written plainly or seen to be missing", (text, printed) =>
  expect(set(text)).toBe(printed),
);

test("no text of a document, its header and its footer has a letter that the font lacks", async () => {
  const pdf = await print({
    defaultStyle: { font: "Roboto" },
    header: () => ({ text: "Kopf 🪵" }),
    footer: (page) => `Fuß 🪵 ${page}`,
    content: [
      { text: ["Jörg 🪵 ", { text: "王", bold: true }] },
      { stack: ["🪵 Łukasz"] },
      { table: { widths: ["*"], body: [[{ text: "Ελένη 🪵" }]] } },
    ],
  });
  const [page] = readPdf(pdf);
  for (const text of ["Kopf", "Fuß 1", "Jörg ?", "Łukasz", "Ελένη"])
    expect(page?.squeezed).toContain(squeeze(text));
  expect(page?.squeezed).not.toMatch(/[\0\u{1FAB5}\uFFFD]/u);
});
