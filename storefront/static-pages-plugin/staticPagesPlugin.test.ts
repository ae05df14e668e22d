import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { clientActionIn, saysStatic, staticPaths } from "./staticPagesPlugin.ts";

const app = fileURLToPath(new URL("../app", import.meta.url));

test("a route says by one line that its page is static", () => {
  expect(saysStatic('export { clientLoader, handle } from "../navigation/staticRoute.ts";\n')).toBe(true);
  expect(saysStatic('// export { clientLoader, handle } from "../navigation/staticRoute.ts";\n')).toBe(false);
  expect(saysStatic("export default function Cart() {}")).toBe(false);
});

test("a static page keeps in the browser the action that forms of other pages are sent to", () => {
  const line = 'export { clientAction } from "../forms/keptForm.ts";';
  expect(clientActionIn(`import {} from "x";\n${line}\nexport default 1;`)).toBe(line);
  expect(clientActionIn("export function action() {}")).toBe("");
});

test("what is read, and how an order ended, is static; what is filled in or configured is not", async () => {
  const paths = staticPaths(await routes, app);
  for (const path of [
    "/",
    "/tisch",
    "/homeMobile",
    "/faq",
    "/bees",
    "/terms",
    "/orderCompleted",
    "/messageSent",
  ])
    expect(paths).toContain(path);
  expect(paths.filter((path) => /cart|configurator|drafts|widerruf$|send|[:*]/.test(path))).toEqual([]);
});
