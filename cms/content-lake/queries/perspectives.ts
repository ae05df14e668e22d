import {
  isDraftId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
  type StoredDocument,
} from "../documents/document.ts";
import type { Documents } from "../documents/transaction.ts";
import { requestFailure } from "../failure.ts";

/** `raw` and `published` stand alone; a list is a stack of release names, and `drafts`, over what is published. */
export type Perspective = "raw" | "published" | readonly string[];

/** From this API version on, a query without a perspective sees what is published; before, everything. */
const PUBLISHED_BY_DEFAULT_SINCE = "2025-02-19";
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads the `perspective` parameter. `previewDrafts` is the old name of `drafts`. Throws 400 for an unknown form. */
export function readPerspective(given: string | undefined, apiVersion: string): Perspective {
  if (given === undefined || given === "") {
    return apiVersion === "X" || apiVersion >= PUBLISHED_BY_DEFAULT_SINCE ? "published" : "raw";
  }
  const names = given.split(",").map((name) => (name === "previewDrafts" ? "drafts" : name));
  const alone = names.find((name) => name === "raw" || name === "published");
  if (names.length === 1 && (alone === "raw" || alone === "published")) return alone;
  const stack = names.filter((name) => name !== "published");
  if (stack.includes("raw") || !stack.every((name) => NAME.test(name))) {
    throw requestFailure(
      400,
      "Bad Request",
      `perspective "${given}" is not raw, published, drafts or a list of releases`,
    );
  }
  return stack;
}

/** The documents visible in this perspective, each under its published id (in `raw`: under its own id). */
export function seenThrough(perspective: Perspective, documents: Documents): StoredDocument[] {
  if (perspective === "raw") return [...documents.values()];
  const published = [...documents.values()].filter((document) => isPublishedId(document._id));
  if (perspective === "published") return published;

  const layers = new Map(published.map((document) => [document._id, { document, rank: perspective.length }]));
  for (const document of documents.values()) {
    const rank = rankOf(document._id, perspective);
    if (rank === undefined) continue;
    const id = publishedIdOf(document._id);
    const current = layers.get(id);
    if (!current || rank < current.rank) layers.set(id, { document, rank });
  }
  return [...layers.entries()].map(([id, { document }]) => ({
    ...document,
    _id: id,
    _originalId: document._id,
  }));
}

/** The lower the rank, the further in front the layer lies. */
function rankOf(id: string, stack: readonly string[]): number | undefined {
  const layer = isDraftId(id) ? "drafts" : isVersionId(id) ? id.split(".")[1] : undefined;
  if (layer === undefined) return undefined;
  const rank = stack.indexOf(layer);
  return rank === -1 ? undefined : rank;
}

/** Drafts and versions (any id with a dot) are the staff's alone. */
export function openToAnyone(document: { _id: string }): boolean {
  return isPublishedId(document._id);
}
