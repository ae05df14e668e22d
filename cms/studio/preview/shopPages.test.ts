import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shopPage } from "./shopPages.ts";

const STOREFRONT = join(import.meta.dirname, "../../../storefront/app");

/** The paths of the routes that show a legal text, as the storefront's own files say it. */
function pathsOf(key: string): string[] {
  const routes = readFileSync(join(STOREFRONT, "routes.ts"), "utf8");
  return readdirSync(join(STOREFRONT, "routes"))
    .filter((file) => readFileSync(join(STOREFRONT, "routes", file), "utf8").includes(`legalAnswer("${key}"`))
    .flatMap((file) => [...routes.matchAll(new RegExp(`route\\("([^"]+)", "routes/${file}"`, "g"))])
    .map(([, path]) => `/${path}`);
}

test.each(["imprint", "dataProtection", "terms", "withdrawal"])(
  "the legal text %s is previewed on a page that shows it",
  (key) => {
    expect(pathsOf(key)).toContain(shopPage({ _type: "legalPage", key }));
  },
);
