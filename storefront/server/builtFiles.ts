import { readdirSync } from "node:fs";
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
  const serveAsset = express.static(assetFolder, { immutable: true, maxAge: "1y", fallthrough: false });
  const asset: RequestHandler = (request, response, next) => {
    if (!request.path.startsWith("/assets/")) return next();
    const name = request.path.slice("/assets/".length);
    const type = TYPES[path.extname(name)];
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
  return [asset, express.static(folder, { maxAge: "1h", index: false })];
}
