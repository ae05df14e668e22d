import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { resolvedOnce } from "./resolvedOnce.ts";

const PACKAGE = "/node_modules/models/";

/** Three modules of a package that import each other, and one outside; none of them lies on a disk. */
const MODULES: Record<string, string> = {
  "/shop.js": `import "${PACKAGE}table.js"; import "./shop-words.js";`,
  "/shop-words.js": "",
  [`${PACKAGE}table.js`]: `import "./board.js"; import "./legs/leg.js";`,
  [`${PACKAGE}legs/leg.js`]: `import "../board.js"; import "../table.js";`,
  [`${PACKAGE}board.js`]: `import "./table.js"; import "./legs/leg.js";`,
};

async function askedFor(...plugins: Plugin[]): Promise<string[]> {
  const asked: string[] = [];
  const disk: Plugin = {
    name: "disk",
    resolveId(id, importer) {
      const { pathname } = new URL(id, `file://${importer ?? ""}`);
      if (importer) asked.push(pathname);
      return { id: pathname, moduleSideEffects: true };
    },
    load: (id) => MODULES[id],
  };
  const rollupOptions = { input: "/shop.js" };
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [...plugins, disk],
    build: { write: false, rollupOptions },
  });
  return asked.sort();
}

test("a file of the package is asked for once, however many files import it", async () => {
  const within = ["board.js", "legs/leg.js", "table.js"].map((file) => PACKAGE + file);
  // The first import of the table is the shop's.
  const once = [...within, `${PACKAGE}table.js`, "/shop-words.js"].sort();
  expect(await askedFor(resolvedOnce("models"))).toEqual(once);
  expect((await askedFor()).length, "Vite alone asks for each import").toBe(8);
});
