import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipWith, keptPage, plainWith } from "./keptPage.ts";

const NONCE = "nonce-of-24-characters-=";
const HTML = `<script nonce="${NONCE}">a</script><p nonce="${NONCE}">Planke</p>`;

const answer = (html: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

test("a page is kept without its nonce, and answered with another in each place, plain or packed", async () => {
  const page = await keptPage(answer(HTML), NONCE);
  if (!page) throw new Error("not kept");
  // Between them: `<script nonce="`, `">a</script><p nonce="` and `">Planke</p>`.
  expect(page.pieces.map(({ length }) => length)).toEqual([15, 22, 12]);
  const other = "another-24-characters--=";
  const expected = HTML.replaceAll(NONCE, other);
  expect(plainWith(page, other).toString()).toBe(expected);
  expect(gunzipSync(gzipWith(page, other)).toString()).toBe(expected);
});

test("its size is what its pieces take of the memory: packed, and no larger buffer behind them", async () => {
  const page = await keptPage(answer(HTML + "Planke ".repeat(10_000)), NONCE);
  const taken = (page?.pieces ?? []).reduce((sum, { packed }) => sum + packed.length, 0);
  expect(taken).toBeGreaterThan(50);
  expect(page?.size).toBe(taken);
  for (const { packed } of page?.pieces ?? []) expect(packed.buffer.byteLength).toBe(packed.length);
});

test("headers are kept but for those each answer sets itself", async () => {
  const page = await keptPage(
    answer(HTML, {
      "Content-Length": "7",
      Date: "x",
      Connection: "close",
      "Transfer-Encoding": "x",
      Vary: "Cookie",
    }),
    NONCE,
  );
  expect(page?.headers).toEqual([
    ["content-type", "text/html; charset=utf-8"],
    ["vary", "Cookie"],
  ]);
});

test.each<[string, Response]>([
  ["a page that is not there", answer(HTML, {}, 404)],
  ["something that is no page", answer(HTML, { "Content-Type": "text/plain, text/html" })],
  ["an answer of unknown kind", new Response(Buffer.from(HTML))],
  ["a page that forbids it", answer(HTML, { "Cache-Control": "private, no-store" })],
  ["a page with a cookie", answer(HTML, { "Set-Cookie": "a=b" })],
  ["a page without its nonce", answer("<p>Planke</p>")],
  ["a page with a zero byte", answer(`${HTML}\u0000`)],
  ["a page that is far too long", answer(HTML + "x".repeat(1_000_001 - HTML.length))],
])("%s is not kept", async (_name, page) => {
  expect(await keptPage(page, NONCE)).toBeNull();
});

test("a page of a million bytes is kept, and one that allows it", async () => {
  expect(await keptPage(answer(HTML + "x".repeat(1_000_000 - HTML.length)), NONCE)).not.toBeNull();
  expect(await keptPage(answer(HTML, { "Cache-Control": "private" }), NONCE)).not.toBeNull();
});

test("one place for the nonce is enough", async () => {
  const page = await keptPage(answer(`<p nonce="${NONCE}">Planke</p>`), NONCE);
  expect(page && plainWith(page, "b".repeat(24)).toString()).toBe(`<p nonce="${"b".repeat(24)}">Planke</p>`);
});

test("the body of an answer that is not kept is given up", async () => {
  let cancelled = false;
  const body = new ReadableStream({
    cancel() {
      cancelled = true;
    },
  });
  await keptPage(new Response(body, { status: 500 }), NONCE);
  expect(cancelled).toBe(true);
});
