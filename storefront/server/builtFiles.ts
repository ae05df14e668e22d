import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import express, { type RequestHandler } from "express";

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Serves the browser's files. Those under /assets carry a hash in their name and never change, and lie there
 * compressed already; the few others may change with the next version.
 */
export function builtFiles(folder: string): RequestHandler[] {
  const assetFolder = path.join(folder, "assets");
  const present = new Set(readdirSync(assetFolder));
  // No ETag and no date: the file's name already identifies its version, and both headers would add bytes.
  const serveAsset = express.static(assetFolder, {
    immutable: true,
    maxAge: "1y",
    fallthrough: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
  const asset: RequestHandler = (request, response, next) => {
    if (!request.path.startsWith("/assets/")) return next();
    const name = request.path.slice("/assets/".length);
    const type = TYPES[path.extname(name)];
    response.setHeader("X-Content-Type-Options", "nosniff");
    const packed = ENCODINGS.find(
      ([encoding, ending]) => present.has(name + ending) && request.acceptsEncodings(encoding) === encoding,
    );
    if (type) response.setHeader("Vary", "Accept-Encoding");
    if (type && packed) {
      response.setHeader("Content-Type", `${type}; charset=utf-8`);
      response.setHeader("Content-Encoding", packed[0]);
    }
    request.url = `/${name}${type && packed ? packed[1] : ""}`;
    serveAsset(request, response, next);
  };
  const setHeaders = (response: ServerResponse) => response.setHeader("X-Content-Type-Options", "nosniff");
  const others = new Set(filesIn(folder));
  const serveOther = express.static(folder, { maxAge: "1h", index: false, setHeaders });
  // Pages are no files: whether there is one of that name is known without asking the disk.
  const other: RequestHandler = (request, response, next) => {
    if (others.has(request.path)) serveOther(request, response, next);
    else next();
  };
  return [asset, other];
}

/** The path of each file of a folder, as an address names it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")}`,
    );
}
