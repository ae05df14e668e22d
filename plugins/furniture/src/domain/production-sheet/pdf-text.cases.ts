// Reads the PDFs of our own printer back, for the tests: what is written, and where on the page.
import { inflateSync } from "node:zlib";

/** One run of text on a page; points from the left and lower edge. */
export interface PrintedText {
  text: string;
  left: number;
  right: number;
  y: number;
}

export interface PrintedPage {
  width: number;
  height: number;
  texts: PrintedText[];
  /** All of it without white space, which a PDF does not keep. */
  squeezed: string;
}

interface Font {
  letters: string[];
  /** Thousandths of the font size. */
  widths: number[];
}

/** Text without white space, as pages are compared with it. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, "");
}

export function readPdf(pdf: Buffer): PrintedPage[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const [width = 0, height = 0] = numbers(head, /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/);
      const [contents = 0] = numbers(head, /Contents (\d+) 0 R/);
      const texts = textsOf(objects.get(contents)?.stream ?? "", fonts);
      return { width, height, texts, squeezed: squeeze(texts.map(({ text }) => text).join("")) };
    });
}

function textsOf(content: string, fonts: Map<string, Font>): PrintedText[] {
  const runs =
    /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm\n(?:[^\n]+\n)??\/(F\d+) ([\d.]+) Tf\n(?:[^\n]+\n)*?\[(.*?)\] TJ/g;
  return [...content.matchAll(runs)].map(([, x, y, name, size, glyphs]) => {
    const font = fonts.get(String(name));
    const ids = [...String(glyphs).matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex]) =>
      (hex?.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16)),
    );
    const width = ids.reduce((sum, id) => sum + (font?.widths[id] ?? 0), 0) * (Number(size) / 1000);
    const text = ids.map((id) => font?.letters[id] ?? "?").join("");
    return { text, left: Number(x), right: Number(x) + width, y: Number(y) };
  });
}

interface PdfObject {
  head: string;
  stream?: string;
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const source = pdf.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const match of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [, id, body = ""] = match;
    const at = body.indexOf("stream\n");
    const head = at < 0 ? body : body.slice(0, at);
    const packed = /FlateDecode/.test(head)
      ? Buffer.from(body.slice(at + "stream\n".length, body.lastIndexOf("\nendstream")), "latin1")
      : undefined;
    objects.set(Number(id), { head, ...(packed && { stream: inflateSync(packed).toString("latin1") }) });
  }
  return objects;
}

/** The fonts by the names pages call them, F1, F2 …; the printer uses one name for one font on every page. */
function fontsOf(objects: Map<number, PdfObject>): Map<string, Font> {
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id))?.head ?? "";
      const [descendant = 0] = numbers(font, /DescendantFonts \[(\d+) 0 R\]/);
      const [unicode = 0] = numbers(font, /ToUnicode (\d+) 0 R/);
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant)?.head ?? "")?.[1] ?? "";
      const ranges = objects.get(unicode)?.stream?.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*?)\]/g) ?? [];
      const letters = [...ranges].flatMap(([, list]) => [...String(list).matchAll(/<([0-9a-f ]*)>/g)]);
      fonts.set(String(name), {
        widths: widths.split(" ").map(Number),
        letters: letters.map(([, hex]) => lettersOf(String(hex))),
      });
    }
  }
  return fonts;
}

/** One glyph may stand for several letters: "fi" is one. */
function lettersOf(hex: string): string {
  return Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");
}

function numbers(source: string, pattern: RegExp): number[] {
  return (pattern.exec(source) ?? []).slice(1).map(Number);
}
