import type { IncomingHttpHeaders } from "node:http";

/** Where the parts of the shop are reached. */
export interface Places {
  /** The admin's own host, without port, which a proxy may leave out; undefined: any. */
  adminHost?: string | undefined;
  /** Origins whose pages may change something, by the first segment of the path. */
  origins: Readonly<Record<string, readonly string[]>>;
}

/** Why a request goes no further than the gate. */
export type Reason = "foreign-origin" | "malformed-address" | "wrong-host";

interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** The admin's files, what they ask, and the login of staff. Express does not mind upper case. */
const ADMIN = /^\/(app|admin|auth\/user)(\/|$)/i;

/** Why a request is turned away, or undefined. */
export function reasonAgainst(request: Asked, places: Places): Reason | undefined {
  const path = pathOf(request.url);
  if (path === undefined || !isDecodable(path)) return "malformed-address";
  const { adminHost } = places;
  if (ADMIN.test(path) && adminHost && hostOf(request.headers) !== adminHost) return "wrong-host";
  const [, area = ""] = path.toLowerCase().split("/");
  const origins = places.origins[area];
  if (SAFE.has(request.method ?? "GET") || !origins) return undefined;
  return isFromOurPages(request.headers, origins) ? undefined : "foreign-origin";
}

export function isAdminPage(url: string | undefined): boolean {
  return /^\/app(\/|$)/i.test(pathOf(url) ?? "");
}

/** Medusa looks for the route's name outside of every handler of faults: what cannot be decoded would never be answered. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function hostOf({ host = "" }: IncomingHttpHeaders): string {
  return host.toLowerCase().replace(/:\d+$/, "");
}

/** Servers send no Origin; browsers send one with every request that changes something. */
function isFromOurPages(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers["sec-fetch-site"];
    return site === undefined || site === "same-origin" || site === "none";
  }
  return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * A path, or a whole address, as clients write them. Express reads more than that, and each in its own way: a backslash as a slash, and
 * nothing behind a `#`. What is read here has to be what runs there.
 */
const TARGET = /^(?:https?:\/\/[^/?#\\]*)?(?<path>(?:\/(?:(?![?#\\])[!-~])*)?)(?:\?[^#]*)?$/i;

/** The path of a request as Express will read it, empty for the whole server; undefined for what no client sends. */
function pathOf(url = ""): string | undefined {
  return url === "*" ? "" : TARGET.exec(url)?.groups?.path;
}
