import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shopPage } from "./shopPages.ts";

const STOREFRONT = join(import.meta.dirname, "../../../storefront/app");

const read = (file: string) => readFileSync(join(STOREFRONT, file), "utf8");

/** The paths of the routes that show a legal text, as the storefront's own files say it. */
function pathsOf(key: string): string[] {
  const routes = read("routes.ts");
  const files = readdirSync(join(STOREFRONT, "routes"));
  const own = files.filter((file) => read(`routes/${file}`).includes(`legalAnswer("${key}"`));
  // A route of several texts finds its text by the name of its path.
  const shared = files.filter((file) => {
    const [keys = ""] = found(read(`routes/${file}`), "const KEYS = \\[([^\\]]+)\\]");
    return found(keys, '"(\\w+)"').includes(key) && found(routes, `${key}: "(routes/${file})"`).length > 0;
  });
  return [
    ...own.flatMap((file) => [
      ...found(routes, `route\\("([^"]+)", "routes/${file}"`).map((path) => `/${path}`),
      ...found(routes, `(\\w+): "routes/${file}"`).flatMap(pathsInEachLanguage),
    ]),
    ...shared.flatMap(() => pathsInEachLanguage(key)),
  ];
}

function pathsInEachLanguage(page: string): string[] {
  const [paths = ""] = found(read("language/paths.ts"), `\\b${page}: \\{([^}]+)\\}`);
  return found(paths, '"(/[^"]+)"');
}

function found(text: string, pattern: string): string[] {
  return [...text.matchAll(new RegExp(pattern, "g"))].map(([, part = ""]) => part);
}

test.each(["imprint", "dataProtection", "terms", "withdrawal", "guarantee", "accessibility"])(
  "the legal text %s is previewed on a page that shows it",
  (key) => {
    expect(pathsOf(key)).toContain(shopPage({ _type: "legalPage", key }));
  },
);
