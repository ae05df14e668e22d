import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Font } from "fontkit";
import type { TDocumentDefinitions } from "pdfmake/interfaces";

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

/** Whether a font can set a code point. */
type HasGlyph = (codePoint: number) => boolean;

/** Stands for a letter that a font cannot set. */
const UNKNOWN = "?";
/** Where something was left out, until the blanks around it are tidied up. No text may hold it. */
const LEFT_OUT = "\0";

const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });

/**
 * A text as a font can set it, in which every other letter would be an empty box. Emoji, other pictures and marks that cannot be
 * seen are left out with the blank beside them. A letter stays if it can without its accents ("Ἑ" is "Ε"); any other becomes "?",
 * so that nothing of a name is missing unseen. So does a text of nothing but emoji.
 */
export function printableText(text: string, has: HasGlyph): string {
  const composed = text.normalize("NFC");
  if (isSettable(composed, has)) return composed;
  const set = [...graphemes.segment(composed)].map(({ segment }) => printableGrapheme(segment, has)).join("");
  const tidy = set
    .replace(/^\0+ ?/, "")
    .replace(/ ?\0+(?= |\n|$)/g, "")
    .replaceAll(LEFT_OUT, "");
  return tidy.trim() === "" ? UNKNOWN : tidy;
}

/** The same for every text of a document: its content, header and footer. */
function printable(document: TDocumentDefinitions, has: HasGlyph): TDocumentDefinitions {
  return printableNode(document, has) as TDocumentDefinitions;
}

/** Where pdfmake keeps what is written; all else are pictures, files, measures and names of styles. */
const CONTENT = new Set([
  "content",
  "header",
  "footer",
  "section",
  "text",
  "stack",
  "columns",
  "table",
  "body",
  "ul",
  "ol",
]);

function printableNode(node: unknown, has: HasGlyph): unknown {
  if (typeof node === "string") return printableText(node, has);
  if (Array.isArray(node)) return node.map((one) => printableNode(one, has));
  if (typeof node === "function") return (...page: unknown[]) => printableNode(node(...page), has);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, CONTENT.has(key) ? printableNode(value, has) : value]),
  );
}

function isSettable(text: string, has: HasGlyph): boolean {
  return [...text].every((letter) => /\p{Cc}/u.test(letter) || has(letter.codePointAt(0) ?? 0));
}

function printableGrapheme(grapheme: string, has: HasGlyph): string {
  if (isSettable(grapheme, has)) return grapheme;
  const plain = grapheme.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  // A figure on a key is a figure; a picture and its parts are left out.
  const letters = plain.replace(
    /[\p{So}\p{Sk}\p{Extended_Pictographic}\p{Regional_Indicator}]/gu,
    (picture) => (isSettable(picture, has) ? picture : ""),
  );
  if (letters === "") return LEFT_OUT;
  if (isSettable(letters, has)) return letters;
  return /^\p{Pd}$/u.test(letters) ? "-" : UNKNOWN;
}
