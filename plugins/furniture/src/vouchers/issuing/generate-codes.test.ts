import { expect, test } from "vitest";
import { generateCodes } from "./generate-codes";

test("five hundred codes are five hundred different ones", () => {
  expect(new Set(generateCodes("MESSE", 500)).size).toBe(500);
});

test("a code starts with its prefix and holds no letter that looks like another", () => {
  for (const code of generateCodes("MESSE", 100)) {
    expect(code).toMatch(/^MESSE(-[ABCDEFGHJKMNPQRSTVWXYZ23456789]{4}){3}$/);
  }
});

test("without a prefix a code is its letters alone", () => {
  expect(generateCodes("", 1)[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
});

test("every letter turns up, so that no part of a code can be foreseen", () => {
  const letters = new Set(generateCodes("", 400).join("").replaceAll("-", ""));
  expect(letters.size).toBe(30);
});
