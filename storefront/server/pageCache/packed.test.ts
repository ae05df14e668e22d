import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipOf, joined, packedPieces } from "./packed.ts";

const PIECES = ["<script nonce=", ">a()</script><script nonce=", ">b()</script>", ""].map((text) =>
  Buffer.from(text.repeat(40)),
);
const packed = await packedPieces(PIECES, 24);
const withWord = (word: string) => Buffer.concat(joined(PIECES, Buffer.from(word)));

test.each(["x".repeat(24), "nonce=>a()</script>b()<=", "0123456789abcdefABCDEF=="])(
  "whatever the word is, %s, the packed text is the text",
  (word) => {
    const text = withWord(word);
    const file = gzipOf(packed, Buffer.from(word), PIECES);
    expect(gunzipSync(file).toString()).toBe(text.toString());
    expect(file.length).toBeLessThan(text.length / 5);
  },
);

test("a text longer than deflate can look back is packed as well", async () => {
  const pieces = [Buffer.from(`${"Planke, ".repeat(9000)}a`), Buffer.from("Planke, ".repeat(9000))];
  const text = Buffer.concat(joined(pieces, Buffer.from("0123456789")));
  const file = gzipOf(await packedPieces(pieces, 10), Buffer.from("0123456789"), pieces);
  expect(gunzipSync(file).equals(text)).toBe(true);
});
