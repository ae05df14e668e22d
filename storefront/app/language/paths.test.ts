import { expect, test } from "vitest";
import { languageOfPath, pathIn } from "./paths.ts";

test("a page with two addresses moves to that of the chosen language", () => {
  expect(pathIn("en", "/bienen")).toBe("/bees");
  expect(pathIn("en", "/bienen?utm_source=a")).toBe("/bees?utm_source=a");
  expect(pathIn("de", "/withdrawal-policy")).toBe("/widerrufsbelehrung");
});

test("the page of an order keeps its key in either language, and its path says the language", () => {
  expect(pathIn("en", "/auftrag/aB-_9")).toBe("/order/aB-_9");
  expect(pathIn("de", "/order/aB-_9?changed")).toBe("/auftrag/aB-_9?changed");
  expect(pathIn("de", "/auftrag/aB-_9")).toBe("/auftrag/aB-_9");
  expect(["/auftrag/x", "/order/x", "/orderCompleted", "/"].map(languageOfPath)).toEqual([
    "de",
    "en",
    undefined,
    undefined,
  ]);
});

test("any other page stays where it is", () => {
  expect(pathIn("en", "/faq")).toBe("/faq");
});
