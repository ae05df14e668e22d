import { expect, test } from "vitest";
import { descriptionOf } from "./page.server.ts";

test("a short introduction describes its page in full", () => {
  expect(descriptionOf("Öl und\n Bienenwachs. ")).toBe("Öl und Bienenwachs.");
});

test("a long one is cut after a whole word and fits", () => {
  const description = descriptionOf("Bienenwachs ".repeat(40));
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/Bienenwachs …$/);
});

test("a word without end is cut, and no emoji in two", () => {
  expect(descriptionOf("Wachs".repeat(1000))).toHaveLength(160);
  expect(descriptionOf("🐝".repeat(1000))).toBe(`${"🐝".repeat(158)} …`);
});
