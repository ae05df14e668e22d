import { readFile } from "node:fs/promises";
import type { Kind } from "@planke46/furniture-rules";
import { pictureSchema } from "../../home/pictureDescription.server.ts";
import type { Shot } from "./inBrowser.ts";

type PicturedKind = Exclude<Kind, "sample">;

const DESCRIPTIONS = new URL("../../home/pictures/", import.meta.url);

/** From where a piece looks best; what it is stands in the picture's description. */
const VIEWS: Record<PicturedKind, Shot["view"]> = {
  table: { alpha: 1.02, beta: 1.16 },
  tableOffice: { alpha: 2.12, beta: 1.2 },
  bench: { alpha: 1.0, beta: 1.18 },
  stool: { alpha: 1.02, beta: 1.12 },
  shelf: { alpha: 1.12, beta: 1.35 },
  frame: { alpha: 2.05, beta: 1.5 },
};

export const PICTURED: readonly PicturedKind[] = ["table", "tableOffice", "bench", "stool", "shelf", "frame"];

/** What to photograph of a kind; null where a picture in a room has taken the place. Throws when it cannot be built. */
export async function shotOf(kind: PicturedKind): Promise<Shot | null> {
  const said: unknown = JSON.parse(await readFile(new URL(`${kind}.json`, DESCRIPTIONS), "utf8"));
  const { shown, taken } = pictureSchema.parse(said);
  if (taken === "room") return null;
  return { kind, configuration: shown.configuration, view: VIEWS[kind], planks: shown.planks };
}
