import { readFile } from "node:fs/promises";
import { type ConfigurableKind, DEFINITIONS } from "@planke46/furniture-rules";
import { pictureSchema } from "../../home/pictureDescription.server.ts";
import type { Shot } from "./inBrowser.ts";

const DESCRIPTIONS = new URL("../../home/pictures/", import.meta.url);

/** What to photograph of a kind; null where a picture in a room has taken the place. Throws when it cannot be built. */
export async function shotOf(kind: ConfigurableKind): Promise<Shot | null> {
  const said: unknown = JSON.parse(await readFile(new URL(`${kind}.json`, DESCRIPTIONS), "utf8"));
  const { shown, taken } = pictureSchema.parse(said);
  if (taken === "room") return null;
  return { kind, configuration: shown.configuration, view: DEFINITIONS[kind].camera, planks: shown.planks };
}
