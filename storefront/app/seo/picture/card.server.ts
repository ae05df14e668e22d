import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/** What networks ask of a picture for a link (px). */
export const CARD = { width: 1200, height: 630 } as const;

const PAPER = "#f5f0e6";
const SHEET = "#fcfaf4";
const LINE = "#d8cdb8";
const GRAPHITE = "#27292b";
const MUTED = "#5f564a";

/** The wordmark's drawing, as in the header: 44 × 34 units. */
const MARK = `<path d="M1 4h42v9H1z" fill="#c9a86a"/><path d="M1 7.2h42M1 10h42" stroke="#a5854c" stroke-width=".8"/><path d="M1 4h4v9H1zm38 0h4v9h-4z" fill="#5f564a"/><path d="M8 13h3.4v20H8zm24.6 0H36v20h-3.4zM8 29.6h28V33H8z" fill="#27292b"/>`;

const LEFT = 64;
const COLUMN = 440;
/** The drawing's sheet beside the column of text, and the drawing on it (4:3). */
const SHEET_BOX = { x: 540, y: 0, width: 660, height: 630 } as const;
const DRAWING = { x: 560, y: 75, width: 620, height: 465 } as const;

export interface Card {
  shopName: string;
  /** One or two lines. */
  heading: readonly string[];
  /** Below the heading, one line each. */
  facts: readonly string[];
  /** At the bottom, large; "" for none. */
  price: string;
  /** Below the price, one line each. */
  note: readonly string[];
  /** A whole SVG document of 4:3. */
  drawing: string;
}

/** The picture of a link as SVG: the drawing on its sheet, beside it whose it is, what it is and what it costs. */
export function cardSvg({ shopName, heading, facts, price, note, drawing }: Card): string {
  const { width, height } = CARD;
  const size = Math.min(72, ...heading.map((text) => fittingSize(text, "heading")));
  const below = 224 + (heading.length - 1) * 76 + 66;
  const small = Math.min(34, ...facts.map((text) => fittingSize(text, "text")));
  const column = { x: LEFT, width: COLUMN, color: GRAPHITE } as const;
  const head = { ...column, typeface: "heading" } as const;
  const body = { ...column, typeface: "text" } as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${PAPER}"/>`,
    `<path d="M${SHEET_BOX.x} 0h${SHEET_BOX.width}v${SHEET_BOX.height}H${SHEET_BOX.x}z" fill="${SHEET}"/>`,
    `<path d="M${SHEET_BOX.x} 0v${SHEET_BOX.height}" stroke="${LINE}" stroke-width="2"/>`,
    `<g transform="translate(${LEFT} 56) scale(1.3)">${MARK}</g>`,
    lettering({ ...head, text: shopName, size: 34, x: LEFT + 72, y: 94, width: COLUMN - 72 }),
    ...heading.map((text, index) => lettering({ ...head, text, size, y: 224 + index * 76 })),
    ...facts.map((text, index) => lettering({ ...body, text, size: small, y: below + index * 48 })),
    lettering({ ...head, text: price, size: 60, y: 530 }),
    ...note.map((text, index) => lettering({ ...body, text, size: 22, y: 566 + index * 28, color: MUTED })),
    placed(drawing),
    "</svg>",
  ].join("");
}

/** A drawing as a part of another: its own width and height come from its place. */
function placed(drawing: string): string {
  const { x, y, width, height } = DRAWING;
  return drawing.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

/** The shop's two typefaces, each in the one weight that pictures use. */
const FILES = {
  heading: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  text: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
} as const;
type Typeface = keyof typeof FILES;

const fonts = new Map<Typeface, Font>();

function fontOf(typeface: Typeface): Font {
  const known = fonts.get(typeface);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(FILES[typeface]);
  const font = create(readFileSync(file)) as Font;
  fonts.set(typeface, font);
  return font;
}

interface Line {
  text: string;
  typeface: Typeface;
  /** Height of the em in px; made smaller where the line would be wider than `width`. */
  size: number;
  /** Left end of the baseline, px. */
  x: number;
  y: number;
  width: number;
  color: string;
}

/** The largest size at which a line is no wider than the column (px). */
function fittingSize(text: string, typeface: Typeface): number {
  const font = fontOf(typeface);
  return (COLUMN * font.unitsPerEm) / Math.max(1, font.layout(text).advanceWidth);
}

/**
 * A line of text as outlines in SVG, so that it looks alike wherever it is painted: no font need be installed there.
 * Characters the typeface lacks are left out.
 */
function lettering({ text, typeface, size, x, y, width, color }: Line): string {
  const font = fontOf(typeface);
  const known = [...text].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const { glyphs, positions, advanceWidth } = font.layout(known.join(""));
  const scale = Math.min(size / font.unitsPerEm, width / Math.max(1, advanceWidth));
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.toSVG();
    const place = `translate(${pen + xOffset} ${yOffset})`;
    pen += xAdvance;
    return outline ? `<path transform="${place}" d="${outline}"/>` : "";
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}
