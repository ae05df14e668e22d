import { drawing, type Language, type Part } from "@planke46/furniture-rules";
import sharp from "sharp";

/** Shown at half of it, so that fine screens show it sharp. */
const WIDTH_PX = 480;
/** The ground of the shop's pages, in the picture itself: it must be readable on a black page too. */
const GROUND = "#fcfaf4";

/**
 * The drawing of a piece as a PNG of some 10 kB, because mail programs show no SVG. Without dimension lines: their
 * numbers would need a font on the server, and stand beside the picture anyway. Null for a piece without parts.
 */
export async function drawingPng(
  parts: readonly Part[],
  title: string,
  language: Language,
): Promise<Buffer | null> {
  if (parts.length === 0) return null;
  const svg = drawing(parts, { title, language });
  return sharp(Buffer.from(svg))
    .resize(WIDTH_PX)
    .flatten({ background: GROUND })
    .png({ palette: true, quality: 85, effort: 7 })
    .toBuffer();
}
