import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Readable } from "node:stream";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

export interface ServedFile {
  type: string;
  size: number;
  /** Built files carry a hash of their content in their name. */
  immutable: boolean;
  open: () => Readable;
}

/** The file of the build that a path means; nothing for paths that are not files or lead out of the folder. */
export async function findFile(folder: string, pathname: string): Promise<ServedFile | undefined> {
  const path = normalize(join(folder, decoded(pathname)));
  if (!path.startsWith(folder + sep)) return undefined;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    size: found.size,
    immutable: /-[\w-]{8}\.(js|css)$/.test(path),
    open: () => createReadStream(path),
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return "";
  }
}
