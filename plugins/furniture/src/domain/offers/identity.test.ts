import { KINDS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { IDENTITIES } from "./identity";

test("every kind has a type number of its own", () => {
  expect(new Set(KINDS.map((kind) => IDENTITIES[kind].typeNumber)).size).toBe(KINDS.length);
});

test.each(KINDS)("%s has its name and as many safety notes in both languages", (kind) => {
  const { name, safety } = IDENTITIES[kind];
  expect(name.de && name.en).toBeTruthy();
  expect(safety.de.length).toBeGreaterThan(0);
  expect(safety.en).toHaveLength(safety.de.length);
});
