import { definitionOf, KINDS, ownFieldsOf } from "@planke46/furniture-rules";
import type { RefusalIssue } from "../../core/refusal/refusal";

const FIELDS: Record<string, string> = {
  length: "Länge",
  width: "Breite",
  height: "Höhe",
  depth: "Tiefe",
  numberOfPlanks: "Anzahl der Böden",
  numberOfPillars: "Anzahl der Stützen",
  frameType: "Gestell",
  tableTop: "Platte",
  color: "Farbe",
  hex: "Farbe",
  ral: "RAL-Nummer",
  filling: "Füllung",
  passepartoutColor: "Farbe des Passepartouts",
  chosen: "Größe",
  kind: "Möbel",
  planks: "Planken",
  boards: "Böden",
  distanceFromTop: "Abstand von oben",
  ...Object.fromEntries(
    KINDS.flatMap((kind) => ownFieldsOf(definitionOf(kind)).map(({ name, label }) => [name, label.de])),
  ),
};

type Params = Record<string, string | number>;

/** What the rules found, for staff; each follows the name of the field. */
const SENTENCES: Record<string, (params: Params) => string> = {
  unknown_kind: () => "ist kein Möbel des Shops",
  unknown_field: () => "gibt es bei diesem Möbel nicht",
  not_an_object: () => "fehlt",
  not_a_number: (params) => `muss eine ganze Zahl ${bounds(params)} sein`,
  out_of_bounds: (params) => `muss eine ganze Zahl ${bounds(params)} sein`,
  not_one_of: ({ allowed }) => `muss eines davon sein: ${allowed}`,
  not_a_boolean: () => "muss ja oder nein sein",
  not_a_color: () => "muss eine Farbe wie #27292B sein",
  not_a_standard_color: () => "ist keine Standardfarbe mehr; wähle eine andere oder eine Wunschfarbe",
  unknown_ral: () => "ist keine RAL-Nummer, die wir kennen",
  preset_fixed: ({ value }) => `ist bei dieser Größe ${value} cm; andere Maße gehen mit „eigenes Maß“`,
  not_a_list: () => "muss eine Liste sein",
  not_a_plank: () => "muss eine Planke des Bestands sein",
  planks_not_chosen: () => "lassen sich nur aussuchen, wenn „Planken aussuchen“ an ist",
  plank_positions: ({ count }) => `müssen ${count} Plätze haben`,
  plank_twice: ({ first }) => `nennen dieselbe Planke schon an Platz ${first}`,
  too_many_boards: ({ max, height }) => `darf bei ${height} cm Höhe höchstens ${max} sein`,
  too_many_pillars: ({ max, fromWidth }) => `darf unter ${fromWidth} cm Breite höchstens ${max} sein`,
  board_count: ({ count }) => `müssen ${count} sein`,
  board_distance: ({ min, max }) => `muss zwischen ${min} und ${max} cm liegen`,
};

/** Says in German what the rules have against a configuration, or keeps the sentence of another rule that refused it. */
export function inGerman(issue: RefusalIssue, number: string): RefusalIssue {
  const sentence = SENTENCES[issue.code ?? ""];
  if (!sentence) return { ...issue, message: `${number}: ${issue.message}` };
  const named = issue.path.split(".").findLast((step) => step in FIELDS);
  const field = named ? FIELDS[named] : issue.path;
  return { ...issue, message: `${number}: ${field} ${sentence(issue.params ?? {})}` };
}

function bounds({ min, max, unit }: Params): string {
  return `von ${min} bis ${max}${unit ? ` ${unit}` : ""}`;
}
