import { expect, test } from "vitest";
import { wellFormed } from "./well-formed.js";

test("half an emoji and NUL are mended at any depth; everything else stays as it is", () => {
  const given = { a: ["x\ud83e", "\udd75y", "a\0b", "🪵 ß\n"], b: { c: null, d: 1.5, e: true } };
  expect(wellFormed(given)).toEqual({
    a: ["x\ufffd", "\ufffdy", "ab", "🪵 ß\n"],
    b: { c: null, d: 1.5, e: true },
  });
  expect(wellFormed(null)).toBeNull();
});
