import { type AcceptedColors, ANY_COLOR, hexOfRal, ralOf, STANDARD_COLORS } from "@planke46/furniture-rules";
import type { Piece } from "../kinds.ts";
import { type Codec, given, type QueryLike, SHOWN_FIELD, text } from "./codec.ts";

type Color = NonNullable<Piece["color"]>;
type SaidColor = { chooseOwnColor: boolean; hex?: string; ral?: string };

/** The value of the field `color` that means: see `ownColor`. */
export const OWN_COLOR = "own";
/** Where the picker of an own colour begins: a muted green that none of the standard colours comes near. */
export const FIRST_OWN_COLOR = "#5B6B57";
/** Four digits, with or without "RAL" before them. */
const LIKE_RAL = /^\s*(?:ral)?[\s\u00A0-]*\d{4}\s*$/i;

/** The colour of the steel: a standard one, or one of the shopper's own in a field beside it. */
export const color: Codec<unknown> = {
  read(query, _field, { colors }) {
    const said = saidColor(query);
    const [first] = colors === ANY_COLOR ? STANDARD_COLORS : colors;
    const nearest = nearestTo(said, query, colors) ?? { chooseOwnColor: false, hex: first.hex };
    return { said: given("color", said), piece: { color: nearest } };
  },
  write({ color: chosen }, _field, query) {
    if (!chosen) return;
    const hex = chosen.hex.slice(1).toLowerCase();
    query.set("color", chosen.chooseOwnColor ? OWN_COLOR : hex);
    if (chosen.chooseOwnColor) query.set("ownColor", chosen.ral?.replace(" ", "").toLowerCase() ?? hex);
  },
  at: (path) => (path === "color.hex" || path === "color.ral" ? "ownColor" : undefined),
};

/** The colour as it was entered, valid or not. */
function saidColor(query: QueryLike): SaidColor | undefined {
  const chosen = text(query, "color");
  if (chosen === undefined) return undefined;
  if (chosen !== OWN_COLOR) return { chooseOwnColor: false, hex: withHash(chosen) };
  const typed = text(query, "ownColor") ?? FIRST_OWN_COLOR;
  return isUnknownRal(typed)
    ? { chooseOwnColor: true, ral: typed.trim() }
    : { chooseOwnColor: true, ...meantColor(typed) };
}

/** The colour of the query; undefined for an unavailable or a missing one. In place of an unreadable own colour the one before it is kept. */
export function nearestColor(
  query: QueryLike,
  accepted: AcceptedColors = STANDARD_COLORS,
): Color | undefined {
  return nearestTo(saidColor(query), query, accepted);
}

function nearestTo(
  color: SaidColor | undefined,
  query: QueryLike,
  accepted: AcceptedColors,
): Color | undefined {
  if (!color) return undefined;
  if (color.chooseOwnColor) return readable(color) ?? shownOwnColor(query);
  const hex = color.hex?.toUpperCase() ?? "";
  const known = accepted === ANY_COLOR ? isHex(hex) : accepted.some((standard) => standard.hex === hex);
  return known ? { chooseOwnColor: false, hex } : undefined;
}

/**
 * A typed colour: a RAL number with its hex value, or a hex value, of six digits with or without its hash, or short as "#FFF";
 * else the text itself.
 */
export function meantColor(typed: string): { hex: string; ral?: string } {
  const ral = ralOf(typed);
  const hex = ral && hexOfRal(ral);
  return hex ? { hex, ral } : { hex: withHash(typed) };
}

/** "#RRGGBB" of a typed colour, see `meantColor`. */
export function colorOf(typed: string): string {
  return meantColor(typed).hex;
}

/** Whether the text looks like a RAL number that RAL Classic does not have. */
export function isUnknownRal(typed: string): boolean {
  return LIKE_RAL.test(typed) && !ralOf(typed);
}

/** "#RRGGBB" in any case. */
export function isHex(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

function readable(color: SaidColor | undefined): Color | undefined {
  const hex = color?.hex?.toUpperCase() ?? "";
  return color?.chooseOwnColor && isHex(hex) ? { ...color, hex } : undefined;
}

/** The own colour that a form showed; the first one where it showed none. */
function shownOwnColor(form: QueryLike): Color {
  const shown = saidColor(new URLSearchParams(text(form, SHOWN_FIELD)));
  return readable(shown) ?? { chooseOwnColor: true, hex: FIRST_OWN_COLOR };
}

/** Three digits are a colour only with their hash: without it they may become a RAL number. */
function withHash(hex: string): string {
  const trimmed = hex.trim();
  if (!trimmed.startsWith("#")) return `#${trimmed}`;
  return /^#[0-9a-f]{3}$/i.test(trimmed) ? trimmed.replace(/[0-9a-f]/gi, "$&$&") : trimmed;
}
