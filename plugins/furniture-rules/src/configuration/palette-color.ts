import { type Palette, type PaletteColor, STANDARD_COLORS } from "../colors/standard.js";
import type { Language } from "../language/language.js";
import type { Reason } from "./issues.js";
import type { Color } from "./types.js";

/** Every hex value passes as a standard colour: for pictures of pieces whose colour may be gone by now. */
export const ANY_COLOR = "any";
export type AcceptedColors = Palette | typeof ANY_COLOR;

/** The hex value of a colour that was left out; the first of the palette takes its place. */
export const LEFT_OUT = "";

/**
 * A colour as it is frozen. A standard colour takes name and RAL from the palette, unless they are what the rules say of
 * that hex anyway; so it stays readable when staff rename or remove it. A standard colour the palette does not have is
 * a fault of the field `hex`.
 */
export function frozenColor(
  { chooseOwnColor, hex: given, ral }: Color,
  accepted: AcceptedColors,
): { color: Color } | { fault: Reason } {
  const palette: Palette = accepted === ANY_COLOR ? STANDARD_COLORS : accepted;
  const hex = given === LEFT_OUT ? palette[0].hex : given;
  if (chooseOwnColor) return { color: { chooseOwnColor, hex, ...(ral && { ral }) } };
  const found = palette.find((color) => color.hex === hex);
  if (found) return { color: { chooseOwnColor, hex, ...frozenWords(found) } };
  if (accepted === ANY_COLOR) return { color: { chooseOwnColor, hex } };
  const allowed = palette.map((color) => color.hex).join(", ");
  const message = `must be one of the standard colours ${allowed} unless color.chooseOwnColor is true`;
  return { fault: { code: "not_a_standard_color", message, params: { allowed } } };
}

function frozenWords({ hex, ral, label }: PaletteColor): Pick<Color, "ral" | "name"> {
  const own = STANDARD_COLORS.find((color) => color.hex === hex);
  const isCalledSo = Object.entries(own?.label ?? {}).every(
    ([language, words]) => label[language as Language] === words,
  );
  if (own && own.ral === ral && isCalledSo) return {};
  return { ...(ral !== null && { ral }), name: { ...label } };
}
