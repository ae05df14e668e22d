import { createHash } from "node:crypto";
import { type ConfigurationOf, partsOf } from "@planke46/furniture-rules";
import { LRUCache } from "lru-cache";
import type { PlankPictureOf } from "../../commerce/plankPictures.server.ts";
import { KEPT_BYTES } from "../../memory/keptBytes.server.ts";
import { queryOf } from "../../piece/address/address.ts";
import type { ConfigurableKind } from "../../piece/kinds.ts";
import { glbOf } from "./glb.ts";
import { jpegOf, namesFor } from "./pictures.server.ts";
import { piecesOf } from "./pieces.ts";
import { usdzOf } from "./usdz.ts";

/** What a device opens: glTF on Android and elsewhere, USD on Apple's phones and tablets. */
export const MODEL_TYPES = { glb: "model/gltf-binary", usdz: "model/vnd.usdz+zip" } as const;
export type ModelFormat = keyof typeof MODEL_TYPES;

export interface Model {
  content: Uint8Array<ArrayBuffer>;
  /** Changes whenever the content does. */
  fingerprint: string;
}

/** As long as the pictures of planks. */
const KEPT_MS = 10 * 60_000;
/** Models made at the same time; further requests are refused and may try again. */
const AT_ONCE = 4;

const kept = new LRUCache<string, Model>({
  maxSize: KEPT_BYTES.models,
  sizeCalculation: ({ content }) => content.length,
  ttl: KEPT_MS,
});
const underway = new Map<string, Promise<Model>>();

/**
 * The furniture as a file, true to scale, with the pictures of its planks. Concurrent calls for one model share the
 * work. Null when too many models are being made. Throws when the stock does not answer for a picked plank's picture.
 */
export async function modelOf<K extends ConfigurableKind>(
  format: ModelFormat,
  kind: K,
  configuration: ConfigurationOf<K>,
  plankPictureOf: PlankPictureOf,
): Promise<Model | null> {
  const key = `${format}/${kind}?${queryOf(kind, configuration)}`;
  const known = kept.get(key) ?? underway.get(key);
  if (known) return known;
  if (underway.size >= AT_ONCE) return null;
  const made = make(format, kind, configuration, plankPictureOf);
  underway.set(key, made);
  try {
    const model = await made;
    kept.set(key, model);
    return model;
  } finally {
    underway.delete(key);
  }
}

async function make<K extends ConfigurableKind>(
  format: ModelFormat,
  kind: K,
  configuration: ConfigurationOf<K>,
  plankPictureOf: PlankPictureOf,
): Promise<Model> {
  const pieces = piecesOf(partsOf(kind, configuration), namesFor(kind));
  const names = new Set(pieces.flatMap(({ finish }) => finish.picture ?? []));
  const jpegs = new Map(
    await Promise.all([...names].map(async (name) => [name, await jpegOf(name, plankPictureOf)] as const)),
  );
  const write = format === "glb" ? glbOf : usdzOf;
  const content = new Uint8Array(write(kind, pieces, jpegs));
  const fingerprint = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  return { content, fingerprint };
}
