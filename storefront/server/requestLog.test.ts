import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { routePatterns } from "./requestLog.ts";

const routes = {
  root: { id: "root", path: "" },
  home: { id: "home", parentId: "root", index: true },
  faq: { id: "faq", parentId: "root", path: "faq" },
  stock: { id: "stock", parentId: "root", path: "stock/:kind/:plank/:view" },
  pay: { id: "pay", parentId: "root", path: "pay/:token" },
  rest: { id: "rest", parentId: "root", path: "*" },
} as unknown as ServerBuild["routes"];
const patternOf = routePatterns(routes);

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/faq", "/faq"],
  ["/faq.data", "/faq"],
  ["/pay/some-key", "/pay/:token"],
  ["/stock/table/plank_1/end", "/stock/:kind/:plank/:view"],
  ["/assets/root-abc.js", "/assets/*"],
  ["/healthz", "/healthz"],
  ["/wp-login.php", "unknown"],
  ["/pay/some/key", "unknown"],
  ["/%E0%A4%A", "unknown"],
])("%s is counted as %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
