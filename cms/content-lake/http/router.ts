import { requestFailure } from "../failure.ts";
import type { Exchange, Reply } from "./exchange.ts";

type Handle = (exchange: Exchange) => Promise<Reply | undefined> | Reply | undefined;

interface Route {
  method: string;
  parts: readonly string[];
  handle: Handle;
}

/** Finds who answers a path. A part that starts with `:` takes any text and is given to the handler by that name. */
export class Router {
  readonly #routes: Route[] = [];

  on(method: string, path: string, handle: Handle): this {
    this.#routes.push({ method, parts: path.split("/").filter(Boolean), handle });
    return this;
  }

  /** Throws 404 for an unknown path, 405 for a path that knows other methods. */
  find(method: string, pathname: string): { handle: Handle; path: Record<string, string> } {
    const asked = pathname.split("/").filter(Boolean).map(decoded);
    const fitting = this.#routes.flatMap((route) => {
      const path = match(route.parts, asked);
      return path ? [{ route, path }] : [];
    });
    const found = fitting.find(({ route }) => route.method === method);
    if (found) return { handle: found.route.handle, path: found.path };
    if (fitting.length === 0) throw requestFailure(404, "Not Found", `There is nothing at ${pathname}`);
    const known = [...new Set(fitting.map(({ route }) => route.method))].join(", ");
    throw requestFailure(405, "Method Not Allowed", `${pathname} answers ${known}, not ${method}`);
  }
}

function match(parts: readonly string[], asked: readonly string[]): Record<string, string> | undefined {
  if (parts.length !== asked.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const given = asked[index] ?? "";
    if (part.startsWith(":")) path[part.slice(1)] = given;
    else if (part !== given) return undefined;
  }
  return path;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw requestFailure(400, "Bad Request", `"${part}" is not a valid part of an address`);
  }
}
