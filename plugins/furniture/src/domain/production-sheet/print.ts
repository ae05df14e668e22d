import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Font } from "fontkit";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { type HasGlyph, printable } from "./printable";

const FONTS = join(dirname(createRequire(__filename).resolve("pdfmake/package.json")), "fonts/Roboto");
const font = (style: string) => join(FONTS, `Roboto-${style}.ttf`);

interface Printer {
  pdfmake: typeof import("pdfmake");
  /** All styles of the font have the same letters. */
  has: HasGlyph;
}

let printer: Promise<Printer> | undefined;

/** Loaded with the first sheet, not with the shop; pictures and fonts come from our own files alone. */
async function load(): Promise<Printer> {
  const [{ default: loaded }, { openSync }] = await Promise.all([import("pdfmake"), import("fontkit")]);
  loaded.setFonts({
    Roboto: {
      normal: font("Regular"),
      bold: font("Medium"),
      italics: font("Italic"),
      bolditalics: font("MediumItalic"),
    },
  });
  loaded.setUrlAccessPolicy(() => false);
  loaded.setLocalAccessPolicy((path) => path.startsWith(FONTS));
  const roboto = openSync(font("Regular")) as Font;
  return { pdfmake: loaded, has: (codePoint) => roboto.hasGlyphForCodePoint(codePoint) };
}

/**
 * Sets a document as PDF. Roboto is embedded: names have more letters than the standard fonts of PDF. It has Latin, Greek and
 * Cyrillic ones; what becomes of others says {@link printable}.
 * @param metadata RDF descriptions that are added to the document's XMP packet
 */
export async function print(document: TDocumentDefinitions, metadata?: string): Promise<Buffer> {
  printer ??= load();
  const { pdfmake, has } = await printer;
  const output = pdfmake.createPdf(printable(document, has));
  if (metadata) (await output.getStream()).appendXML(metadata);
  return output.getBuffer();
}
