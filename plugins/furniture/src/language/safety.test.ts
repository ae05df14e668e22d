import { definitionOf, KINDS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./language";
import { isElectrical, SAFETY } from "./safety";

test("every kind has a type number of its own", () => {
  expect(new Set(KINDS.map((kind) => definitionOf(kind).typeNumber)).size).toBe(KINDS.length);
});

test.each(KINDS)("%s has its name and as many safety notes in every language", (kind) => {
  const { length } = SAFETY[DEFAULT_LANGUAGE][kind].notes;
  expect(length).toBeGreaterThan(0);
  for (const { name, notes } of LANGUAGES.map((language) => SAFETY[language][kind])) {
    expect(name).not.toBe("");
    expect(notes).toHaveLength(length);
  }
});

test("the desk alone is an electrical device, and says in every language how it is got rid of", () => {
  expect(KINDS.filter(isElectrical)).toEqual(["tableOffice"]);
  for (const language of LANGUAGES) expect(SAFETY[language].tableOffice.disposal).toHaveLength(3);
});
