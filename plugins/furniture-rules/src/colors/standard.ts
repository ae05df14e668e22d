import type { Language } from "../kinds.js";

export interface StandardColor {
  readonly hex: string;
  /** The name on order lines, see `colorName`. */
  readonly name: "Graphit" | "Weiss" | "Klarlack";
  /** RAL number of the powder coat; null where the raw steel shows through clear lacquer. */
  readonly ral: string | null;
  readonly label: Readonly<Record<Language, string>>;
}

/** The powder coats without surcharge, in the order of the shop. The first one is the default. */
export const STANDARD_COLORS: readonly [StandardColor, ...StandardColor[]] = [
  { hex: "#27292B", name: "Graphit", ral: "RAL 9011", label: { de: "Graphit", en: "Graphite" } },
  { hex: "#FFFFFF", name: "Weiss", ral: "RAL 9016", label: { de: "Weiß", en: "White" } },
  { hex: "#383430", name: "Klarlack", ral: null, label: { de: "Roh, Klarlack", en: "Raw, clear lacquer" } },
];

/** The name that goes with a picked colour: Klarlack, Weiss, Graphit, or "" for a colour of one's own. */
export function colorName(hex: string): string {
  return STANDARD_COLORS.find((color) => color.hex === hex.toUpperCase())?.name ?? "";
}
