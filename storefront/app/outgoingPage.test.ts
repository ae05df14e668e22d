import { Readable, type Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { outgoingPage } from "./renderedPage.server.ts";

const sentBy = async (page: Transform, chunks: Buffer[]) =>
  (await buffer(Readable.from(chunks).pipe(page))).toString();
const sent = (...chunks: Buffer[]) => sentBy(outgoingPage(false), chunks);
const sentWithScriptsLast = (...chunks: Buffer[]) => sentBy(outgoingPage(true), chunks);

test("a page loses the zeros that React left in it, and nothing else", async () => {
  const chunks = [Buffer.from("180 \u0000\u0000"), Buffer.from("× 85 cm"), Buffer.from([0])];
  expect(await sent(...chunks)).toBe("180 × 85 cm");
});

test("whatever is sent after the document's end stands inside it, wherever the chunks are cut", async () => {
  const page = "<html><body><main>Äpfel</main></body></html><script>last()</script>";
  const expected = "<html><body><main>Äpfel</main><script>last()</script></body></html>";
  const bytes = Buffer.from(page);
  for (let at = 0; at <= bytes.length; at++)
    expect(await sent(bytes.subarray(0, at), bytes.subarray(at))).toBe(expected);
  expect(await sent(...[...bytes].map((byte) => Buffer.from([byte])))).toBe(expected);
});

test("where a page says so, its scripts wait until it has been painted, wherever the chunks are cut", async () => {
  const page = (ahead: string, start: string) =>
    `<html><head><link rel="stylesheet" href="/a.css"/></head><body>Äpfel${"·".repeat(40)}` +
    `<link rel="modulepreload"${ahead} href="/a.js"/><link rel="modulepreload"${ahead} href="/b.js"/>` +
    `<script>window.a = 1</script><script nonce="n"${start}>import "/a.js"</script></body></html>`;
  const bytes = Buffer.from(page("", ' type="module" async=""'));
  const expected = page(' media="not all"', ' type="text/plain" data-later=""');
  for (let at = 0; at <= bytes.length; at++)
    expect(await sentWithScriptsLast(bytes.subarray(0, at), bytes.subarray(at))).toBe(expected);
  expect(await sent(bytes)).toBe(bytes.toString());
  expect(await sentWithScriptsLast(...[...bytes].map((byte) => Buffer.from([byte])))).toBe(expected);
});
