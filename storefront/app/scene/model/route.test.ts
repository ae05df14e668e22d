import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import type { PlankPictureOf } from "../../commerce/plankPictures.server.ts";
import { loader } from "../../routes/model.ts";

const SOME_PLANKS = "choosePlanks=yes&plank1=plank_a";

function ask(file: string, query = "", plankPictureOf: PlankPictureOf = async () => null, headers = {}) {
  const context = { plankPictureOf, log: { warn: () => {} } } as unknown as AppLoadContext;
  const request = new Request(`http://shop.example/model/${file}?${query}`, { headers });
  // Remix answers with a response that is thrown, too.
  return loader({ params: { file }, request, context }).catch((thrown: Response) => thrown);
}

test.each([
  ["table.glb", "model/gltf-binary", "glTF"],
  ["frame.usdz", "model/vnd.usdz+zip", "PK\u0003\u0004"],
])("%s is served as what it is, and may be kept", async (file, type, begin) => {
  const answer = await ask(file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("cache-control")).toContain("public, max-age=");
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 4))).toBe(begin);
});

test("who has the model already is not sent it again", async () => {
  const etag = (await ask("stool.glb", "height=60&chosen=individual")).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await ask("stool.glb", "height=60&chosen=individual", undefined, { "If-None-Match": etag });
  expect(again.status).toBe(304);
  const other = await ask("stool.glb", "height=61&chosen=individual", undefined, { "If-None-Match": etag });
  expect(other.status).toBe(200);
});

test.each([
  ["a table far too long", "table.glb", "chosen=individual&length=9999&width=80&height=75", 400],
  ["a size that is no number", "table.usdz", "chosen=individual&length=abc&width=80&height=75", 400],
  ["a frame type nobody welds", "table.glb", "frameType=golden", 400],
  ["a query without end", "table.glb", `x=${"y".repeat(6001)}`, 400],
  ["a kind that is not ours", "sofa.glb", "", 404],
  ["a format that is not ours", "table.obj", "", 404],
  ["a name of every object", "table.constructor", "", 404],
])("%s is refused in words", async (_, file, query, status) => {
  const answer = await ask(file, query);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message: expect.any(String), issues: expect.any(Array) });
});

test("what cannot be built is told by field", async () => {
  const answer = await ask("table.glb", "chosen=individual&length=9999&width=80&height=75");
  const { issues } = await answer.json();
  expect(issues.length).toBeGreaterThan(0);
});

test("a stock that does not answer means later, and the next request tries again", async () => {
  const silent = await ask("table.glb", SOME_PLANKS, () => Promise.reject(new Error("no answer")));
  expect(silent.status).toBe(503);
  expect(silent.headers.get("retry-after")).toBeTruthy();
  expect((await ask("table.glb", SOME_PLANKS)).status).toBe(200);
});
