import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import storefrontConfig from "../../../storefront/app/routes.ts";

const ROOT = join(import.meta.dirname, "../../..");
const STOREFRONT = join(ROOT, "storefront/app");
/** The built API folders of every package with Medusa routes. */
const APIS = ["plugins/furniture", "plugins/stripe-checkout", "commerce"].map((part) =>
  join(ROOT, part, ".medusa/server/src/api"),
);

export interface PageRoute {
  /** A path that leads there; parameters are filled in with something. */
  path: string;
  takesForms: boolean;
  /** The module; several paths may share one. */
  file: string;
}

interface Entry {
  path?: string | undefined;
  file: string;
}

/** Every route of the storefront, read from its list and files: none can be forgotten. */
export function storefrontRoutes(): PageRoute[] {
  return (storefrontConfig as Entry[]).map(({ path = "", file }) => ({
    file,
    path: `/${path.replace(/:\w+/g, "something").replace("*", "no/such/page")}`,
    takesForms: /^export (async )?(function|const) action\b/m.test(
      readFileSync(join(STOREFRONT, file), "utf8"),
    ),
  }));
}

export interface MedusaRoute {
  method: string;
  /** With `:parameters`. */
  path: string;
}

/** Every route of ours at Medusa, read from the built files. */
export function medusaRoutes(): MedusaRoute[] {
  return APIS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("route.js"))
      .flatMap((file) => routesIn(folder, join(folder, file))),
  );
}

function routesIn(folder: string, file: string): MedusaRoute[] {
  const path = `/${relative(folder, file)
    .replace(/\/route\.js$/, "")
    .replace(/\[(\w+)\]/g, ":$1")}`;
  const methods = readFileSync(file, "utf8").matchAll(/^exports\.(GET|POST|PUT|PATCH|DELETE) = /gm);
  return [...new Set([...methods].map(([, method]) => method ?? ""))].map((method) => ({ method, path }));
}

/** A route with something in the place of its parameters. */
export function filled({ path }: MedusaRoute): string {
  return path.replace(/:\w+/g, "something");
}
