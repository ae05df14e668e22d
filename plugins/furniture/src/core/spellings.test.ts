import fc from "fast-check";
import { expect, test } from "vitest";
import { spellings } from "./spellings";

/** Parts of names: each as it is printed, and as it is typed from hearsay or on another keyboard. */
const PARTS = [
  ["gr", "gr"],
  ["b", "b"],
  ["lm", "lm"],
  ["n", "n"],
  // Letters that look like an umlaut written out and are none.
  ["aue", "aue"],
  ["oe", "oe"],
  ["uess", "uess"],
  ["ü", "ue"],
  ["ue", "ü"],
  ["ö", "oe"],
  ["ä", "ä"],
  ["ß", "ss"],
  ["ss", "ß"],
] as const;

test("a name is found however each of its sounds is written", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 4 }), (parts) => {
      const printed = parts.map(([sign]) => sign).join("n");
      const typed = parts.map(([, sign]) => sign).join("n");
      expect(spellings(typed), `"${printed}", typed "${typed}"`).toContain(printed);
      expect(spellings(typed.toUpperCase()), `"${printed}", typed in capitals`).toContain(printed);
    }),
  );
});

test("another name is not found: one without the umlaut's e, or with another vowel", () => {
  for (const typed of ["muller", "moeller", "mullerue"]) expect(spellings(typed)).not.toContain("müller");
  expect(spellings("grosmann")).not.toContain("großmann");
});

test("a word without accents is found by one with them, and a very long one has few spellings", () => {
  expect(spellings("Zoë")).toContain("zoe");
  expect(spellings("Yılmaz")).toContain("yilmaz");
  expect(spellings("Müller")).toContain("muller");
  const long = "ueoeaess".repeat(30);
  expect(spellings(long)).toContain(long);
  expect(spellings(long).length).toBeLessThanOrEqual(33);
});
