import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { ADMIN_ROUTES } from "./admin-routes";
import { decisionsOf, lookUp, type RouteTable } from "./decision";
import { STORE_ROUTES } from "./store-routes";

const MEDUSA_API = join(
  dirname(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json")),
  "dist",
  "api",
);

/** The writing routes of the installed Medusa, from its files: `POST /admin/orders/:id`. */
function installedRoutes(side: "admin" | "store"): string[] {
  return readdirSync(join(MEDUSA_API, side), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(`${sep}route.js`))
    .flatMap((file) => {
      const source = readFileSync(join(MEDUSA_API, side, file), "utf8");
      const path = `/${relative(".", join(side, dirname(file)))
        .split(sep)
        .join("/")}`.replace(/\[([^\]]+)\]/g, ":$1");
      const methods = ["POST", "PUT", "PATCH", "DELETE"].filter((method) =>
        source.includes(`exports.${method} =`),
      );
      return methods.map((method) => `${method} ${path}`);
    })
    .sort();
}

const sides: ["admin" | "store", RouteTable][] = [
  ["admin", ADMIN_ROUTES],
  ["store", STORE_ROUTES],
];

test.each(sides)("every writing %s route of the installed Medusa has been decided about", (side, table) => {
  const routes = installedRoutes(side);
  expect(routes.length).toBeGreaterThan(20);
  const decisions = decisionsOf(table);
  const inOpenArea = (path: string) =>
    table.openAreas.some((area) => path === area || path.startsWith(`${area}/`));
  const undecided = routes.filter((route) => {
    const [method = "", path = ""] = route.split(" ");
    return !decisions.has(`${method} ${path.replace(/:[^/]+/g, ":")}`) && !inOpenArea(path);
  });
  expect(undecided).toEqual([]);
});

test.each(sides)("every decision about the %s API is about a route that there is", (side, table) => {
  const routes = new Set(installedRoutes(side).map((route) => route.replace(/:[^/]+/g, ":")));
  expect([...decisionsOf(table).keys()].filter((route) => !routes.has(route))).toEqual([]);
});

test("a route that an upgrade adds to an area of the table is closed until somebody decides", () => {
  const decisionOf = lookUp(ADMIN_ROUTES);
  expect(decisionOf("POST", "/admin/orders/:id/reprice")).toEqual({ is: "undecided" });
  expect(decisionOf("PUT", "/admin/orders/:id")).toEqual({ is: "undecided" });
  expect(decisionOf("POST", "/admin/users/:id/anything")).toEqual({ is: "open" });
  expect(decisionOf("POST", "/admin/furniture/planks")).toEqual({ is: "open" });
});

test("a parameter is told from a word, whatever it is called", () => {
  const decisionOf = lookUp(ADMIN_ROUTES);
  expect(decisionOf("POST", "/admin/orders/:order")).toEqual({ is: "ruled", by: "order_facts" });
  expect(decisionOf("POST", "/admin/orders/export")).toEqual({ is: "open" });
});

test("a route is decided about once", () => {
  const twice = {
    open: ["POST /a/:id"],
    ruled: {},
    closed: { claim: ["POST DELETE /a/:other"] },
    openAreas: [],
  };
  expect(() => decisionsOf(twice)).toThrow("POST /a/: is decided twice");
});
