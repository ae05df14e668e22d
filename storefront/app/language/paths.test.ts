import { expect, test } from "vitest";
import { pathIn } from "./paths.ts";

test("a page with two addresses moves to that of the chosen language", () => {
  expect(pathIn("en", "/bienen")).toBe("/bees");
  expect(pathIn("en", "/bienen?utm_source=a")).toBe("/bees?utm_source=a");
  expect(pathIn("de", "/withdrawal-policy")).toBe("/widerrufsbelehrung");
});

test("any other page stays where it is", () => {
  expect(pathIn("en", "/faq")).toBe("/faq");
});
