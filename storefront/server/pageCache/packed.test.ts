import { crc32, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gzipOf, joinedCrc32, packedPieces, shiftBy } from "./packed.ts";

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

const PIECES = ["<script nonce=", ">a()</script><script nonce=", ">b()</script>", ""].map((text) =>
  Buffer.from(text.repeat(40)),
);
const withWord = (word: string, pieces = PIECES) => pieces.map(String).join(word);

test.each(["x".repeat(24), "nonce=>a()</script>b()<=", "0123456789abcdefABCDEF=="])(
  "whatever the word is, %s, the packed text is the text",
  async (word) => {
    const packed = await packedPieces(PIECES, 24);
    const text = withWord(word);
    // Unpacking compares the checksum.
    const file = gzipOf(packed, Buffer.from(word));
    expect(gunzipSync(file).toString()).toBe(text);
    expect(file.length).toBeLessThan(text.length / 5);
  },
);

test("a text longer than deflate can look back is packed as well", async () => {
  const pieces = [Buffer.from(`${"Planke, ".repeat(9000)}a`), Buffer.from("Planke, ".repeat(9000))];
  const file = gzipOf(await packedPieces(pieces, 10), Buffer.from("0123456789"));
  expect(gunzipSync(file).toString()).toBe(withWord("0123456789", pieces));
});
