import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { picture, type TestLake, TOKEN, testLake } from "../testing/lake.ts";
import { Rendered } from "./rendered.ts";

/** Uploads and addresses that would do harm, and a cache that must not grow for ever. */
let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.remove());

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of a few bytes that says it is 30,000 pixels wide and high. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(1000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const svg = (attributes: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);

async function brokenOff(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ["a bomb", bomb, /more than 100 million pixels/],
  ["a drawing without bounds", () => svg('width="30000" height="30000"'), /more than 100 million pixels/],
  ["a drawing without a size", () => svg(""), /./],
  ["a photograph that breaks off", brokenOff, /cannot|image|end/],
  ["a text that says it is a picture", () => Buffer.from("GIF89a, honestly"), /./],
  ["a film", () => Buffer.from("00000018667479706d703432", "hex"), /./],
])("%s is refused with its reason, not kept", async (_name, make, reason) => {
  const before = await readdir(join(lake.folder, "assets"));
  await expect(lake.staff.assets.upload("image", await make())).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(reason),
  });
  expect(await readdir(join(lake.folder, "assets"))).toEqual(before);
});

test("an upload beyond 60 MB is refused before it is read", async () => {
  const response = await fetch(`${lake.url}/v2025-02-19/assets/images/production`, {
    method: "POST",
    headers: { authorization: `Bearer ${TOKEN}` },
    body: Buffer.alloc(61 * 1024 * 1024),
  }).catch((error: Error) => error);
  // The lake hangs up while the client still sends, so some clients never read its answer.
  if (response instanceof Response) expect(response.status).toBe(413);
  expect(await lake.staff.fetch("count(*)")).toBe(0);
});

test("ten uploads of one picture at the same moment are one document and one whole file", async () => {
  const bytes = await picture(300, 200);
  const documents = await Promise.all(
    Array.from({ length: 10 }, () => lake.staff.assets.upload("image", bytes)),
  );
  const [document] = documents;
  expect(new Set(documents.map(({ _id }) => _id)).size).toBe(1);
  const served = await fetch(document?.url ?? "");
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await readdir(join(lake.folder, "assets"))).filter((name) => name.endsWith(".new"))).toEqual([]);
});

test("a GIF and an SVG are served as what they are, and as nothing that could run", async () => {
  const gif = await sharp(await picture(20, 10))
    .gif()
    .toBuffer();
  for (const [bytes, type] of [
    [gif, "image/gif"],
    [svg('width="20" height="10" onload="alert(1)"'), "image/svg+xml"],
  ] as const) {
    const { url, metadata } = await lake.staff.assets.upload("image", bytes);
    expect(metadata.dimensions).toMatchObject({ width: 20, height: 10 });
    const { headers } = await fetch(url);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  }
});

test("a page uploaded as a file cannot run in the lake's name", async () => {
  const document = await lake.staff.assets.upload("file", Buffer.from("<script>alert(1)</script>"), {
    filename: "seite.html",
    contentType: "text/html",
  });
  const { headers } = await fetch(document.url);
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test.each([
  ["w=6000&h=6000&dpr=3", /dpr: times w or h is more than 8192 pixels/],
  ["w=6000", /An image of 6000 × 1200000 pixels is too large/],
])("?%s would be too large and is refused", async (parameters, reason) => {
  const { url } = await lake.staff.assets.upload("image", await picture(1, 200));
  const response = await fetch(`${url}?${parameters}`);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { message: string }).message).toMatch(reason);
});

async function cache(mostBytes: number): Promise<{ rendered: Rendered; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), "rendered-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { rendered: await Rendered.open(folder, mostBytes), folder };
}

test("the cache of drawn images stays within its bounds, the ones used last stay", async () => {
  const { rendered, folder } = await cache(2000);
  for (let count = 0; count < 100; count += 1) {
    await rendered.get(`recipe ${count}`, async () => Buffer.alloc(100));
  }
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
  const draw = vi.fn(async () => Buffer.alloc(1));
  await rendered.get("recipe 99", draw);
  expect(draw).not.toHaveBeenCalled();
});

test("an image the cache cannot keep is answered all the same", async () => {
  const { rendered, folder } = await cache(2000);
  await rm(folder, { recursive: true });
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(await rendered.get("recipe", async () => Buffer.from("drawn"))).toEqual(Buffer.from("drawn"));
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("many who ask for one image at once have it drawn once; a fault is not kept", async () => {
  const { rendered } = await cache(2000);
  const draw = vi.fn(async () => Buffer.from("drawn"));
  await Promise.all(Array.from({ length: 20 }, () => rendered.get("recipe", draw)));
  expect(draw).toHaveBeenCalledOnce();
  await expect(rendered.get("other", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await rendered.get("other", draw)).toEqual(Buffer.from("drawn"));
});
