import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { joinedCrc32, shiftBy } from "./crc32.ts";

test("the checksum of two texts one after the other follows from theirs, as zlib counts it", () => {
  const bytes = fc.uint8Array({ maxLength: 5000 });
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const both = crc32(Buffer.concat([first, second]));
      expect(joinedCrc32(crc32(first), crc32(second), shiftBy(second.length))).toBe(both);
    }),
  );
});

test("a text of nothing changes no checksum", () => {
  const text = crc32("Planke");
  expect(joinedCrc32(text, crc32(""), shiftBy(0))).toBe(text);
  expect(joinedCrc32(crc32(""), text, shiftBy(6))).toBe(text);
});

test("a page of a million bytes is summed as well", () => {
  const first = Buffer.from("Planke");
  const second = Buffer.alloc(1_000_000, "Regal");
  expect(joinedCrc32(crc32(first), crc32(second), shiftBy(1_000_000))).toBe(
    crc32(Buffer.concat([first, second])),
  );
});
