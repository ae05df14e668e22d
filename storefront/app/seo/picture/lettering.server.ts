import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/** The shop's two typefaces, each in the one weight that pictures use. */
const FILES = {
  heading: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  text: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
} as const;
export type Typeface = keyof typeof FILES;

const fonts = new Map<Typeface, Font>();

function fontOf(typeface: Typeface): Font {
  const known = fonts.get(typeface);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(FILES[typeface]);
  const font = create(readFileSync(file)) as Font;
  fonts.set(typeface, font);
  return font;
}

export interface Line {
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

/** The largest size at which a line is no wider than it may be (px). */
export function fittingSize({ text, typeface, width }: Pick<Line, "text" | "typeface" | "width">): number {
  const font = fontOf(typeface);
  return (width * font.unitsPerEm) / Math.max(1, font.layout(text).advanceWidth);
}

/**
 * A line of text as outlines in SVG, so that it looks alike wherever it is painted: no font need be installed there.
 * Characters the typeface lacks are left out.
 */
export function lettering({ text, typeface, size, x, y, width, color }: Line): string {
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
