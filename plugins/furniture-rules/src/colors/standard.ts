import { COLOR_NAMES } from "../language/colors.js";
import { type Words, wordsOf } from "../language/language.js";

/** A colour without surcharge, as staff keep it. */
export interface PaletteColor {
  /** "#RRGGBB", upper case; the colour's identity. */
  readonly hex: string;
  /** "RAL 9011" of the powder coat; null where the raw steel shows through clear lacquer. */
  readonly ral: string | null;
  readonly label: Words;
}

/** The colours without surcharge, in the order of the shop. The first one is the default. */
export type Palette = readonly [PaletteColor, ...PaletteColor[]];

export interface StandardColor extends PaletteColor {
  /** The name on order lines, see `colorName`. */
  readonly name: "Graphit" | "Weiss" | "Klarlack";
}

/** The three of the specification: the palette as long as staff have no other one. */
export const STANDARD_COLORS: readonly [StandardColor, ...StandardColor[]] = [
  { hex: "#27292B", name: "Graphit", ral: "RAL 9011", label: wordsOf(COLOR_NAMES, "graphite") },
  { hex: "#FFFFFF", name: "Weiss", ral: "RAL 9016", label: wordsOf(COLOR_NAMES, "white") },
  { hex: "#383430", name: "Klarlack", ral: null, label: wordsOf(COLOR_NAMES, "raw") },
];

/** The name that goes with a picked colour: Klarlack, Weiss, Graphit, or "" for an own colour. */
export function colorName(hex: string): string {
  return STANDARD_COLORS.find((color) => color.hex === hex.toUpperCase())?.name ?? "";
}

/** The colours as a palette, each hex once; the three of the specification where there is none. */
export function paletteOf(colors: readonly PaletteColor[]): Palette {
  const [first, ...others] = colors.filter(
    ({ hex }, index) => colors.findIndex((color) => color.hex === hex) === index,
  );
  return first ? [first, ...others] : STANDARD_COLORS;
}
