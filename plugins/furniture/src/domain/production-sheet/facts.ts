import {
  type BoardRow,
  boardList,
  cardWords,
  cutList,
  type Furniture,
  factLines,
  type Part,
  pillarPlaces,
  shelfBoards,
} from "@planke46/furniture-rules";
import { codedDetails } from "../orders/describe";
import type { OrderLine } from "../orders/order-lines";
import type { SheetPiece } from "./sheet";
import { cm, coatWord, materialWord, mitreWord } from "./words";

/** The coat in the workshop's words; planks and the heights of boards in the list of boards. */
const TOLD_ELSEWHERE = ["color", "planks", "boardHeights"];

/** What the workshop has to know of a piece beside its lists. */
export function pieceFacts(line: OrderLine): [string, string][] {
  const { furniture } = line;
  const said = codedDetails(furniture, "de")
    .filter(({ code }) => !TOLD_ELSEWHERE.includes(code))
    .map(({ label, value }): [string, string] => [label, value]);
  return [
    ...said,
    ...("color" in furniture.configuration
      ? [["Farbe", coatWord(furniture.configuration.color)] as [string, string]]
      : []),
    ...construction(line),
    ...promised(furniture),
  ];
}

/** What the page has told the customer, in the same words; how it is set up at home is their part. */
function promised({ kind, configuration }: Furniture): [string, string][] {
  return factLines(kind, configuration, "de")
    .filter(({ code }) => code !== "assembly")
    .map(({ name, value }) => [name, value]);
}

function construction({ furniture, parts }: OrderLine): [string, string][] {
  if (furniture.kind === "shelf") return [["Stützen, Mitte von links", `${pillars(furniture)} cm`]];
  if (furniture.kind !== "table" && furniture.kind !== "tableOffice") return [];
  const gaps = gapsOf(parts);
  const [gap = 0] = gaps;
  return [["Fugen", gap < 0.05 ? "keine, Platte verleimt" : `${gaps.length} × ${cm(gap)} cm`]];
}

function pillars({ configuration }: Extract<Furniture, { kind: "shelf" }>): string {
  const half = configuration.dimensions.width / 2;
  return pillarPlaces(configuration)
    .map((place) => cm(place + half))
    .join(" / ");
}

/** One row of the cut list as it is printed. */
export interface CutRow {
  place: string;
  plank: string;
  /** Length × width × thickness, cm. */
  size: string;
  note: string;
}

const RAILS: Readonly<Record<string, string>> = {
  "rail-top": "Leiste oben",
  "rail-bottom": "Leiste unten",
  "rail-left": "Leiste links",
  "rail-right": "Leiste rechts",
};

/** Every board of a piece: where it goes, what it is sawn from and to which measures. */
export function cutRows({
  line: { furniture, parts },
  planks,
}: Pick<SheetPiece, "line" | "planks">): CutRow[] {
  const rows = boardList(parts);
  return rows.map((row, index) => ({
    place: placeOf(furniture, row, index, rows.length),
    plank: plankOf(row, planks),
    size: `${cm(row.length)} × ${cm(row.width)} × ${cm(row.thickness)}`,
    note: noteOf(furniture, row, index),
  }));
}

function placeOf({ kind }: Furniture, { id, role }: BoardRow, index: number, count: number): string {
  if (role === "rail") return RAILS[id] ?? id;
  if (kind === "shelf") return `Boden ${index + 1}`;
  if (count === 1) return kind === "sample" ? "Muster" : "Sitz";
  if (index === 0) return `Planke ${index + 1} (vorn)`;
  return index === count - 1 ? `Planke ${index + 1} (hinten)` : `Planke ${index + 1}`;
}

function plankOf({ plank, role }: BoardRow, planks: SheetPiece["planks"]): string {
  if (role === "rail") return "Werkstatt (Reststück)";
  if (!plank?.id) return "Werkstatt";
  const picked = planks.get(plank.id);
  const name = picked?.name ? `Nr. ${picked.name} · ` : "";
  return `${name}${picked?.title ?? "unbekannte Planke"}`;
}

function noteOf(furniture: Furniture, row: BoardRow, index: number): string {
  if (furniture.kind !== "shelf") return mitreWord(row.mitres);
  const board = shelfBoards(furniture.configuration)[index];
  const sides = [board?.leftShort && "links kurz", board?.rightShort && "rechts kurz"].filter(Boolean);
  const place = board ? `Unterkante ${cm(board.distanceFromTop)} cm von oben` : "";
  return [place, ...sides].filter(Boolean).join(", ");
}

/** The gaps between the boards of a top, from front to back, cm. */
function gapsOf(parts: readonly Part[]): number[] {
  const boards = parts.filter(({ role, material }) => role === "board" && material === "plank");
  return boards.slice(1).map((board, index) => {
    const before = boards[index] ?? board;
    return before.position.z - before.size.z / 2 - (board.position.z + board.size.z / 2);
  });
}

/** One row of what a picture frame holds. */
export interface FillingRow {
  count: number;
  part: string;
  /** Length × width × thickness, cm. */
  size: string;
  cut: string;
}

/** What is cut beside wood and steel: glass, card and boards of a picture frame. */
export function fillingRows({ parts }: OrderLine): FillingRow[] {
  const fillings = parts.filter(({ role }) => role === "filling");
  return cutList(fillings).map(({ count, ids, material, length, section, mitres }) => {
    const color = fillings.find(({ id }) => ids.includes(id))?.color;
    return {
      count,
      part: color ? `Passepartout ${cardWords(color, "de")}` : materialWord(material),
      size: [length, ...section].map(cm).join(" × "),
      cut: mitreWord(mitres),
    };
  });
}
