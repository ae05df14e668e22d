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
function installedRoutes(side: string): string[] {
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

/** What is neither of the shop nor of staff: logins, answers of payment providers, Medusa's own hosting. */
const BESIDES = [
  // Logins. Registering and new accounts need an invitation (`guard-registration.ts`); customers have none.
  "DELETE /auth/mfa/factors/:id",
  "DELETE /auth/session",
  "POST /auth/:actor_type/:auth_provider",
  "POST /auth/:actor_type/:auth_provider/callback",
  "POST /auth/:actor_type/:auth_provider/register",
  "POST /auth/:actor_type/:auth_provider/reset-password",
  "POST /auth/:actor_type/:auth_provider/update",
  "POST /auth/:auth_provider/user",
  "POST /auth/mfa/challenges/:id/verify",
  "POST /auth/mfa/factors",
  "POST /auth/mfa/factors/:id/verify",
  "POST /auth/mfa/recovery-codes",
  "POST /auth/session",
  "POST /auth/token/refresh",
  "POST /auth/verification/confirm",
  "POST /auth/verification/request",
  // Asks for a login by Medusa's hosting, which this shop does not offer.
  "POST /cloud/auth/users",
  // Stripe's events come to a route of the shop's own; what comes here needs Stripe's signature as well.
  "POST /hooks/payment/:provider",
];

test("every writing route outside of both APIs has been decided about", () => {
  const sides = readdirSync(MEDUSA_API, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !["admin", "store", "utils"].includes(entry.name),
  );
  expect(sides.flatMap(({ name }) => installedRoutes(name)).sort()).toEqual(BESIDES);
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
