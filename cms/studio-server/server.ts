import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";
import type { Readable } from "node:stream";
import type { Settings } from "./environment.ts";
import { securityHeaders } from "./headers.ts";
import { type StudioPage, studioPage } from "./page.ts";

export interface RunningStudio {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built Studio in `folder`. Any path that is not a file gets the Studio's page, which routes in the browser.
 * Throws with one readable sentence when there is no build or the port is taken.
 */
export async function startStudio(settings: Settings, folder: string): Promise<RunningStudio> {
  const html = await readFile(join(folder, "index.html"), "utf8").catch(() => {
    throw new Error(`there is no built Studio in ${folder}; "npm run build" makes it`);
  });
  const served = studioPage(html, settings);
  const server = createServer((request, response) => {
    void answer(settings, folder, served, request, response).catch((error: unknown) => {
      console.error(`Studio: ${request.method} ${request.url} failed:`, error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`port ${settings.port} is in use (STUDIO_PORT)`) : error);
    });
    server.listen(settings.port, settings.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(
  settings: Settings,
  folder: string,
  served: StudioPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders(!settings.embedding)))
    response.setHeader(name, value);
  if (settings.embedding && !isOwnHost(request))
    return text(response, 403, "This Studio is for this machine alone.");
  if (request.method !== "GET" && request.method !== "HEAD")
    return text(response, 405, "Only GET is answered here.");
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/healthz") return text(response, 200, "ok");
  const file = pathname === "/index.html" ? undefined : await findFile(folder, pathname);
  if (file) {
    response.writeHead(200, {
      "content-type": file.type,
      "content-length": file.size,
      "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    });
    if (request.method === "HEAD") return void response.end();
    return void file
      .open()
      .on("error", () => response.destroy())
      .pipe(response);
  }
  if (pathname.startsWith("/static/")) return text(response, 404, "There is no such file.");
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": served.policy,
  });
  response.end(served.html);
}

/** A foreign name that resolves to this machine (DNS rebinding) must not get the page with the token. */
function isOwnHost(request: IncomingMessage): boolean {
  const port = request.socket.localPort;
  const host = request.headers.host?.toLowerCase();
  return ["localhost", "127.0.0.1", "[::1]"].some((name) => host === `${name}:${port}`);
}

function text(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(`${message}\n`);
}

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

interface ServedFile {
  type: string;
  size: number;
  /** Built files carry a hash of their content in their name. */
  immutable: boolean;
  open: () => Readable;
}

/** The file of the build that a path means; nothing for paths that are not files or lead out of the folder. */
async function findFile(folder: string, pathname: string): Promise<ServedFile | undefined> {
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
