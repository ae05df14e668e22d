import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const API = join(import.meta.dirname, "../../.medusa/server/src/api");

/** Every store route of the built plugin as `METHOD /store/path/:parameter`, read from its files: none can be forgotten. */
export function storeRoutes(): string[] {
  return readdirSync(join(API, "store"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.js"))
    .flatMap((file) => routesOf(join(API, "store", file)))
    .sort();
}

function routesOf(file: string): string[] {
  const path = relative(API, file)
    .replace(/\/route\.js$/, "")
    .replace(/\[(\w+)\]/g, ":$1");
  const methods = readFileSync(file, "utf8").matchAll(/^exports\.(GET|POST|PUT|PATCH|DELETE) = \1;$/gm);
  return [...methods].map(([, method]) => `${method} /${path}`);
}
