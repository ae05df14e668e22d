import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipOf, packedPieces } from "./packed.ts";

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
