import { definitionOf, type Furniture } from "../kinds/registry.js";
import type { Language } from "../language.js";

export interface Sides {
  length?: number;
  width?: number;
  depth?: number;
  height?: number;
}

/** The chosen sides in whole cm, as far as the kind has them. */
export function sidesOf({ configuration }: Furniture): Sides {
  if (!("dimensions" in configuration)) return {};
  const { length, width, depth, height }: Sides = configuration.dimensions;
  return {
    ...(length !== undefined && { length }),
    ...(width !== undefined && { width }),
    ...(depth !== undefined && { depth }),
    ...(height !== undefined && { height }),
  };
}

/**
 * The outer measures as every page, mail and paper says them: "220 × 80 × 75 cm", length × width (depth) × height; those of
 * the desk with the heights it reaches: "160 × 80 cm, Höhe 67–127 cm". "" for a sample.
 */
export function dimensionsText(furniture: Furniture, language: Language = "de"): string {
  const { adjustable } = definitionOf(furniture.kind);
  if (adjustable) {
    const { length, width, height } = adjustable;
    const word = language === "de" ? "Höhe" : "height";
    return `${length} × ${width} cm, ${word} ${height.min}–${height.max} cm`;
  }
  const { length, width, depth, height } = sidesOf(furniture);
  const sides = [length, width, depth, height].filter((side) => side !== undefined);
  return sides.length > 0 ? `${sides.join(" × ")} cm` : "";
}
