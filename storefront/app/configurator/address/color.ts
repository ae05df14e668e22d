import { STANDARD_COLORS } from "@planke46/furniture-rules";
import type { Piece } from "../kinds.ts";
import { hexOfRal } from "../ral.ts";
import { type QueryLike, text } from "./query.ts";

type Color = NonNullable<Piece["color"]>;

/** The value of the field `color` that means: see `ownColor`. */
export const OWN_COLOR = "own";
/** Where the picker of an own colour begins: a muted green that none of the standard colours comes near. */
export const FIRST_OWN_COLOR = "#5B6B57";

export function writeColor({ color }: Piece, query: URLSearchParams): void {
  if (!color) return;
  const hex = color.hex.slice(1).toLowerCase();
  query.set("color", color.chooseOwnColor ? OWN_COLOR : hex);
  if (color.chooseOwnColor) query.set("ownColor", hex);
}

/** The colour as it was said, right or wrong. */
export function givenColor(query: QueryLike): Color | undefined {
  const color = text(query, "color");
  if (color === undefined) return undefined;
  if (color !== OWN_COLOR) return { chooseOwnColor: false, hex: withHash(color) };
  return { chooseOwnColor: true, hex: colorOf(text(query, "ownColor") ?? FIRST_OWN_COLOR) };
}

export function nearestColor(query: QueryLike): Color | undefined {
  const color = givenColor(query);
  if (!color) return undefined;
  const hex = color.hex.toUpperCase();
  if (color.chooseOwnColor) return { chooseOwnColor: true, hex: isHex(hex) ? hex : FIRST_OWN_COLOR };
  return STANDARD_COLORS.some((standard) => standard.hex === hex)
    ? { chooseOwnColor: false, hex }
    : undefined;
}

/** "#RRGGBB" of a typed colour: a hex value with or without its hash, or a RAL number; else the text itself. */
export function colorOf(typed: string): string {
  return hexOfRal(typed) ?? withHash(typed);
}

/** "#RRGGBB" in any case. */
export function isHex(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

function withHash(hex: string): string {
  const trimmed = hex.trim();
  return trimmed.startsWith("#") ? trimmed : `#${trimmed}`;
}
