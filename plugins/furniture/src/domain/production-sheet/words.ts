import {
  type Color,
  colorRal,
  colorWords,
  type Kind,
  nearestRal,
  type PartMaterial,
  type PartRole,
  ralWords,
  type SteelRow,
} from "@planke46/furniture-rules";

/** The workshop's German names of parts. */
const ROLES: Readonly<Record<PartRole, string>> = {
  board: "Planke",
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

/** Whether the steel shows through clear lacquer: a colour of the shop without a RAL number. */
export function isRawSteel(color: Color): boolean {
  return !color.chooseOwnColor && colorRal(color) === null;
}

/**
 * What is to be ordered for the powder coat: the RAL number where there is one. A colour of the shop without is no powder at all. A typed hex value is no powder; the RAL
 * tone nearest to it is where the talk with the customer can begin.
 */
export function coatWord(color: Color): string {
  const words = unbroken(colorWords(color, "de"));
  const ral = colorRal(color);
  if (color.chooseOwnColor && ral) return `Wunschfarbe ${words}`;
  if (color.chooseOwnColor) {
    const nearest = ralWords(nearestRal(color.hex).ral, "de");
    return `Wunschfarbe ${words}, Farbton nach Absprache (am nächsten: ${unbroken(nearest)})`;
  }
  return ral ? `${words}, ${unbroken(ral)}` : `${words} (kein Pulver: Stahl sichtbar unter Klarlack)`;
}

/** The number stays with its RAL. */
function unbroken(words: string): string {
  return words.replace(/RAL (?=\d)/, "RAL\u00A0");
}
