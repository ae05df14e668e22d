import { definitionOf, type Furniture } from "../kinds/registry.js";
import { SIZE_NAMES } from "../language/kinds.js";
import type { Language } from "../language/language.js";

export interface Sides {
  length?: number;
  width?: number;
  depth?: number;
  height?: number;
}

/** As one says them. */
const ORDER = ["length", "width", "depth", "height"] as const;

/** The chosen sides in whole cm, as far as the kind has them. */
export function sidesOf({ configuration }: Furniture): Sides {
  if (!("dimensions" in configuration)) return {};
  const sides: Sides = configuration.dimensions;
  return Object.fromEntries(
    ORDER.flatMap((name) => (sides[name] === undefined ? [] : [[name, sides[name]]])),
  );
}

/**
 * The outer measures as every page, mail and paper says them: "220 × 80 × 75 cm", length × width (depth) × height; those of
 * the desk with the heights it reaches: "160 × 80 cm, Höhe 67–127 cm". "" for a sample.
 */
export function dimensionsText(furniture: Furniture, language: Language = "de"): string {
  const { adjustable } = definitionOf(furniture.kind);
  if (adjustable) {
    const { length, width, height } = adjustable;
    return `${length} × ${width} cm, ${SIZE_NAMES[language].height} ${height.min}–${height.max} cm`;
  }
  const sides = Object.values(sidesOf(furniture));
  return sides.length > 0 ? `${sides.join(" × ")} cm` : "";
}
