import { defaultConfiguration, partsOf } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { texts as de } from "../language/de/index.ts";
import { texts as en } from "../language/en/index.ts";

const diagonal = (kind: "table" | "shelf") =>
  partsOf(kind, { ...defaultConfiguration(kind), frameType: "diagonal" });

test("a diagonal table is said to have what is built: legs that cross", () => {
  const leans = diagonal("table").flatMap(({ role, rotation }) =>
    role === "leg" ? Math.sign(rotation.x) : [],
  );
  expect(leans).toContain(1);
  expect(leans).toContain(-1);
  expect(de.configurator.frameHint.diagonal).toMatch(/^Gekreuzte Beine\./);
  expect(en.configurator.frameHint.diagonal).toMatch(/^Crossed legs\./);
});

test("a diagonal shelf is said to have what is built: a brace behind each bay", () => {
  expect(diagonal("shelf").some(({ role }) => role === "brace")).toBe(true);
  expect(de.configurator.shelfFrameHint.diagonal).toContain("einer Strebe hinter jedem Feld");
  expect(en.configurator.shelfFrameHint.diagonal).toContain("A brace behind each bay");
});
