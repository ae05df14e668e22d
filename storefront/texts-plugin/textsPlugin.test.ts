import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keysIn } from "./textsPlugin.ts";

let app = "";
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), "keys-"));
});
afterEach(() => rmSync(app, { recursive: true }));

function write(file: string, code: string): string {
  const place = path.join(app, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, code);
  return place;
}

test("a page may ask for what its parts ask for, but not for what only the server says", () => {
  const page = write(
    "routes/cart.tsx",
    `import { Bill } from "../cart/Bill.tsx";
     import { said } from "../cart/said.server.ts";
     import type { Sum } from "~/cart/sum.ts";
     const Scene = lazy(() => import("~/scene/Scene.tsx"));
     t("cart.title");`,
  );
  write("cart/Bill.tsx", `t(free ? "cart.free" : 'cart.sum')`);
  write("cart/said.server.ts", `t("cart.server")`);
  write("cart/sum.ts", `t("cart.type")`);
  write("scene/Scene.tsx", `t("scene.loading")`);
  expect(keysIn(page, app)).toEqual(["cart.free", "cart.sum", "cart.title", "scene.loading"]);
});

test("a key whose end is made at run time stands for its section", () => {
  const page = write(
    "page.tsx",
    `t(\`cart.kind.\${kind}\`); t(\`shelf.\${side}Short\`); t(\`order.bill.\${a}.total\`)`,
  );
  expect(keysIn(page, app)).toEqual(["cart.kind", "order.bill", "shelf"]);
});

test("a key whose beginning is unknown stops the build", () => {
  const page = write("page.tsx", `t(\`\${section}.title\`)`);
  expect(() => keysIn(page, app)).toThrow("must begin with a word");
});

test("modules that import each other are read once", () => {
  const page = write("a.tsx", `import "./b.tsx"; t("a.a")`);
  write("b.tsx", `import { a } from "./a.tsx"; t("b.b")`);
  expect(keysIn(page, app)).toEqual(["a.a", "b.b"]);
});
