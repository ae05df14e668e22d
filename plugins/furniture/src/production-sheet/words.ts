import {
  type Kind,
  type PartMaterial,
  type PartRole,
  STANDARD_COLORS,
  type SteelRow,
} from "@planke46/furniture-rules";

/** The workshop's German names of parts. */
const ROLES: Readonly<Record<PartRole, string>> = {
  board: "Brett",
  band: "Endband",
  leg: "Bein",
  headBar: "Kopfriegel",
  floorBar: "Bodenriegel",
  beam: "Zarge",
  tie: "Querriegel",
  foot: "Stellfuß",
  column: "Hubsäule (Zukauf)",
  pillar: "Stütze",
  bracket: "Sprosse",
  brace: "Diagonale",
  rail: "Leiste",
  filling: "Füllung",
};
const MATERIALS: Readonly<Record<PartMaterial, string>> = {
  plank: "Planke",
  steel: "Stahl",
  galvanized: "Lochband verzinkt",
  plastic: "Kunststoff",
  mirror: "Spiegel",
  blackboard: "Tafel",
  whiteboard: "Whiteboard",
  cardboard: "Karton",
};

/** A sample's tube is no part of any frame. */
export const roleWord = (role: PartRole, kind: Kind): string =>
  kind === "sample" && role === "beam" ? "Rohrstück" : ROLES[role];
export const materialWord = (material: PartMaterial): string => MATERIALS[material];

/** 26.2 → "26,2"; tenths of a centimetre are what a saw can be set to. */
export function cm(value: number): string {
  return String(Math.round(value * 10) / 10).replace(".", ",");
}

/** "Rohr 50 × 30 × 3 mm": steel is traded in millimetres. */
export function profileWord({ form, profile, wall }: SteelRow): string {
  const [wide, narrow] = profile.map((side) => cm(side * 10));
  if (form === "foot") return `${wide} × ${narrow} mm`;
  if (form === "strip") return `Lochband ${wide} × ${narrow} mm`;
  if (form === "flat") return `Flachstahl ${wide} × ${narrow} mm`;
  return `Rohr ${wide} × ${narrow} × ${cm((wall ?? 0) * 10)} mm`;
}

/** "45° / 45° gegenläufig": the angles from square at both ends of a bar. */
export function mitreWord(mitres: readonly [number, number] | undefined): string {
  if (!mitres) return "";
  const [first, second] = mitres;
  const angles = `${cm(Math.abs(first))}° / ${cm(Math.abs(second))}°`;
  if (second === 0) return `${cm(Math.abs(first))}° / gerade`;
  return second > 0 ? `${angles} parallel` : `${angles} gegenläufig`;
}

/** Name, hex and RAL of a powder coat; a colour of one's own has no RAL number. */
export function coatWord({ hex, chooseOwnColor }: { hex: string; chooseOwnColor: boolean }): string {
  const standard = STANDARD_COLORS.find((color) => color.hex === hex);
  if (chooseOwnColor) return `Wunschfarbe ${hex}, RAL nach Absprache`;
  if (!standard) return hex;
  // The number stays with its RAL.
  return `${standard.label.de}, ${hex}, ${standard.ral?.replace(" ", "\u00A0") ?? "blanker Stahl ohne RAL"}`;
}
