import { extname } from "node:path";
import type { DocumentStub, StoredDocument } from "../documents/document.ts";
import type { Store } from "../documents/store.ts";
import { requestFailure } from "../failure.ts";
import type { Viewer } from "../http/access.ts";
import { EXTRACTS, imageFacts } from "./metadata.ts";
import { type Originals, sha1 } from "./originals.ts";

export const LARGEST_UPLOAD_BYTES = 60 * 1024 * 1024;

/** Media types of what a workshop keeps; an import uploads without saying one. */
const FILE_TYPES: Record<string, string> = {
  csv: "text/csv",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  txt: "text/plain",
  webm: "video/webm",
  zip: "application/zip",
};

export interface Place {
  projectId: string;
  dataset: string;
  /** Address of the lake, without a slash at its end. */
  publicUrl: string;
}

/** The optional words that come with an upload. */
export interface UploadWords {
  filename?: string | undefined;
  label?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  creditLine?: string | undefined;
  contentType?: string | undefined;
  /** What of an image to describe; everything when left out. */
  extracts?: readonly string[] | undefined;
}

/** Keeps an image and its `sanity.imageAsset` document. The same bytes give the same document again. */
export async function uploadImage(
  store: Store,
  originals: Originals,
  place: Place,
  viewer: Viewer,
  bytes: Buffer,
  words: UploadWords,
): Promise<StoredDocument> {
  refuseEmpty(bytes);
  const facts = await imageFacts(bytes, words.extracts ?? EXTRACTS);
  const assetId = sha1(bytes);
  const size = `${facts.width}x${facts.height}`;
  const name = `${assetId}-${size}.${facts.extension}`;
  await originals.keep(name, bytes);
  return remember(store, viewer, {
    _id: `image-${assetId}-${size}-${facts.extension}`,
    _type: "sanity.imageAsset",
    ...assetFields(place, "images", name, assetId, bytes, facts.extension, facts.mimeType, words),
    metadata: facts.metadata,
  });
}

/** Keeps any other file and its `sanity.fileAsset` document. */
export async function uploadFile(
  store: Store,
  originals: Originals,
  place: Place,
  viewer: Viewer,
  bytes: Buffer,
  words: UploadWords,
): Promise<StoredDocument> {
  refuseEmpty(bytes);
  const assetId = sha1(bytes);
  const extension =
    extname(words.filename ?? "")
      .slice(1)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "") || "bin";
  const name = `${assetId}.${extension}`;
  await originals.keep(name, bytes);
  const mimeType = FILE_TYPES[extension] ?? words.contentType ?? "application/octet-stream";
  return remember(store, viewer, {
    _id: `file-${assetId}-${extension}`,
    _type: "sanity.fileAsset",
    ...assetFields(place, "files", name, assetId, bytes, extension, mimeType, words),
  });
}

/** The URL of an asset contains the lake's port, so it is rewritten when a lake starts on another one. */
export function assetUrl(place: Place, path: string): string {
  return `${place.publicUrl}/${path}`;
}

function assetFields(
  place: Place,
  kind: "images" | "files",
  name: string,
  assetId: string,
  bytes: Buffer,
  extension: string,
  mimeType: string,
  words: UploadWords,
): Record<string, unknown> {
  const path = `${kind}/${place.projectId}/${place.dataset}/${name}`;
  const { filename, label, title, description, creditLine } = words;
  const given = { originalFilename: filename ?? name, label, title, description, creditLine };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, word]) => word !== undefined)),
    assetId,
    sha1hash: assetId,
    extension,
    mimeType,
    size: bytes.length,
    path,
    url: assetUrl(place, path),
    uploadId: assetId.slice(0, 32),
  };
}

async function remember(store: Store, viewer: Viewer, stub: DocumentStub): Promise<StoredDocument> {
  const { result } = await store.commit({ identity: viewer.identity, dryRun: false }, (transaction) =>
    transaction.createIfNotExists(stub),
  );
  return result.document;
}

function refuseEmpty(bytes: Buffer): void {
  if (bytes.length === 0) throw requestFailure(400, "Bad Request", "The upload is empty");
}
