import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { TDocumentDefinitions } from "pdfmake/interfaces";

const FONTS = join(dirname(createRequire(__filename).resolve("pdfmake/package.json")), "fonts/Roboto");
const font = (style: string) => join(FONTS, `Roboto-${style}.ttf`);

let printer: Promise<typeof import("pdfmake")> | undefined;

/** Loaded with the first sheet, not with the shop; pictures and fonts come from our own files alone. */
async function pdfmake(): Promise<typeof import("pdfmake")> {
  const { default: loaded } = await import("pdfmake");
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
  return loaded;
}

/**
 * Sets a document as PDF. Roboto is embedded: names have more letters than the standard fonts of PDF.
 * @param metadata RDF descriptions that are added to the document's XMP packet
 */
export async function print(document: TDocumentDefinitions, metadata?: string): Promise<Buffer> {
  printer ??= pdfmake();
  const output = (await printer).createPdf(document);
  if (metadata) (await output.getStream()).appendXML(metadata);
  return output.getBuffer();
}
