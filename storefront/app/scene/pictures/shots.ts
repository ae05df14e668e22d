import { defaultConfiguration, type Kind, parseConfiguration } from "@planke46/furniture-rules";
import type { Shot } from "./inBrowser.ts";

type PicturedKind = Exclude<Kind, "sample">;

/** What is photographed of each kind: a piece one would like to have, from where it looks best. */
const SCENES: Record<PicturedKind, { wishes: object; view: Shot["view"]; planks: readonly string[] }> = {
  table: {
    wishes: { dimensions: { chosen: "dining", length: 200, width: 95, height: 75 }, frameType: "closed" },
    view: { alpha: 1.02, beta: 1.16 },
    planks: ["09", "33", "19", "46"],
  },
  tableOffice: { wishes: {}, view: { alpha: 2.12, beta: 1.2 }, planks: ["33", "10", "36"] },
  bench: {
    wishes: {
      dimensions: { chosen: "threePerson", length: 170, width: 40, height: 45 },
      frameType: "massive",
    },
    view: { alpha: 1.0, beta: 1.18 },
    planks: ["46", "19"],
  },
  stool: { wishes: {}, view: { alpha: 1.02, beta: 1.12 }, planks: ["10", "33"] },
  shelf: { wishes: {}, view: { alpha: 1.12, beta: 1.35 }, planks: ["19", "09", "33", "46", "10", "36"] },
  frame: {
    wishes: { dimensions: { width: 60, height: 80 }, filling: "mirror" },
    view: { alpha: 2.05, beta: 1.5 },
    planks: ["45"],
  },
};

export const PICTURED: readonly PicturedKind[] = ["table", "tableOffice", "bench", "stool", "shelf", "frame"];

/** Throws when a wish cannot be built. */
export function shotOf(kind: PicturedKind): Shot {
  const { wishes, view, planks } = SCENES[kind];
  const parsed = parseConfiguration(kind, { ...defaultConfiguration(kind), ...wishes });
  if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.issues)}`);
  return { kind, configuration: parsed.configuration, view, planks };
}
