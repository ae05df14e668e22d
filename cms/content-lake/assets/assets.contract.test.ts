import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { picture, type TestLake, testLake } from "../testing/lake.ts";

let lake: TestLake;
let url: string;
beforeAll(async () => {
  lake = await testLake();
  ({ url } = await lake.staff.assets.upload("image", await twoHalves(), { filename: "halves.png" }));
});
afterAll(() => lake.remove());

/** 400 × 200 pixels: red on the left, blue on the right. */
function twoHalves(): Promise<Buffer> {
  const half = { create: { width: 200, height: 200, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "#ff0000" } })
    .composite([{ input: half, left: 200, top: 0 }])
    .png()
    .toBuffer();
}

async function drawn(parameters: string, headers = {}) {
  const response = await fetch(`${url}?${parameters}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const image = sharp(bytes);
  const { width, height, format } = await image.metadata();
  const { dominant } = await image.stats();
  return { type: response.headers.get("content-type"), width, height, format, dominant, bytes };
}

test("an uploaded image is described as Sanity describes it", async () => {
  const bytes = await picture(320, 240);
  const document = await lake.staff.assets.upload("image", bytes, {
    filename: "gestell.png",
    title: "Gestell",
  });
  expect(document).toMatchObject({
    _id: `image-${document.sha1hash}-320x240-png`,
    _type: "sanity.imageAsset",
    originalFilename: "gestell.png",
    title: "Gestell",
    extension: "png",
    mimeType: "image/png",
    size: bytes.length,
    path: `images/planke46/production/${document.sha1hash}-320x240.png`,
    metadata: {
      dimensions: { width: 320, height: 240, aspectRatio: 320 / 240 },
      isOpaque: true,
      hasAlpha: false,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      blurHash: expect.stringMatching(/^[0-9A-Za-z#$%*+,\-.:;=?@[\]^_{|}~]{28}$/),
      palette: {
        dominant: { background: "#27292b", foreground: "#fff", population: 100 },
        darkMuted: { background: "#27292b" },
      },
    },
  });
  const served = await fetch(document.url);
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  expect(served.headers.get("cache-control")).toContain("immutable");
});

test("of a description only what is asked for is made", async () => {
  const { metadata } = await lake.staff.assets.upload("image", await picture(31, 30), { extract: ["lqip"] });
  expect(metadata).toHaveProperty("lqip");
  expect(metadata).not.toHaveProperty("palette");
  expect(metadata.dimensions).toMatchObject({ width: 31, height: 30 });
});

test("the same picture again is the same document", async () => {
  const bytes = await picture(30, 30);
  const first = await lake.staff.assets.upload("image", bytes);
  const second = await lake.staff.assets.upload("image", bytes);
  expect(second._id).toBe(first._id);
});

test("a photograph taken on its side is measured upright", async () => {
  const bytes = await sharp(await picture(60, 40))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { metadata, url: address } = await lake.staff.assets.upload("image", bytes);
  expect(metadata.dimensions).toMatchObject({ width: 40, height: 60 });
  const small = await sharp(Buffer.from(await (await fetch(`${address}?w=20`)).arrayBuffer())).metadata();
  expect([small.width, small.height]).toEqual([20, 30]);
});

test.each([
  ["w=100", 100, 50],
  ["h=100", 200, 100],
  ["w=100&h=100", 100, 50],
  ["w=100&h=100&fit=crop", 100, 100],
  ["w=100&h=100&fit=fill&bg=ffffff", 100, 100],
  ["w=100&h=100&fit=scale", 100, 100],
  ["w=800&fit=max", 400, 200],
  ["max-w=100", 100, 50],
  ["w=100&dpr=2", 200, 100],
  ["rect=0,0,100,200", 100, 200],
  ["or=90", 200, 400],
])("%s gives %i × %i pixels", async (parameters, width, height) => {
  expect(await drawn(parameters)).toMatchObject({ width, height });
});

test("a rectangle and a focal point choose what is seen", async () => {
  expect((await drawn("rect=200,0,200,200")).dominant).toMatchObject({ r: 8, b: 248 });
  const focused = (x: number) => drawn(`w=100&h=100&fit=crop&crop=focalpoint&fp-x=${x}&fp-y=0.5`);
  expect((await focused(0.1)).dominant.r).toBeGreaterThan(200);
  expect((await focused(0.9)).dominant.b).toBeGreaterThan(200);
  expect((await drawn("w=100&h=100&fit=crop&crop=left")).dominant.r).toBeGreaterThan(200);
});

test("the format is the one asked for, or the best the browser takes", async () => {
  expect(await drawn("fm=jpg&q=50")).toMatchObject({ type: "image/jpeg", format: "jpeg" });
  expect(await drawn("w=50&fm=avif")).toMatchObject({ type: "image/avif", format: "heif" });
  expect(await drawn("w=50&auto=format", { accept: "image/webp,*/*" })).toMatchObject({ type: "image/webp" });
  expect(await drawn("w=50&auto=format", { accept: "image/png" })).toMatchObject({ type: "image/png" });
});

test("an image is drawn once and then kept, however many ask at the same time", async () => {
  const kept = () => readdir(join(lake.folder, "rendered")).then((names) => names.length);
  const before = await kept();
  const answers = await Promise.all(Array.from({ length: 8 }, () => drawn("w=123")));
  expect(await kept()).toBe(before + 1);
  expect(answers.every(({ bytes }) => bytes.equals(answers[0]?.bytes ?? Buffer.alloc(0)))).toBe(true);
});

test.each([
  ["w=0", /w: /],
  ["w=9999", /w: /],
  ["fit=stretch", /fit: /],
  ["rect=1,2,3", /rect: four numbers/],
  ["fm=bmp", /fm: /],
  ["colour=red", /Unknown image parameter colour/],
])("%s is refused with its reason", async (parameters, reason) => {
  const response = await fetch(`${url}?${parameters}`);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { message: string }).message).toMatch(reason);
});

test("what is no image is refused, and so is an empty upload", async () => {
  await expect(lake.staff.assets.upload("image", Buffer.from("not an image"))).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(lake.staff.assets.upload("image", Buffer.alloc(0))).rejects.toMatchObject({ statusCode: 400 });
  await expect(lake.anyone.assets.upload("image", await picture(10, 10))).rejects.toMatchObject({
    statusCode: 401,
  });
});

test("an SVG opened by itself can run nothing", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>';
  const document = await lake.staff.assets.upload("image", Buffer.from(svg));
  const response = await fetch(document.url);
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("an asset the lake does not have is not found, wherever its name points", async () => {
  for (const path of [
    "images/planke46/production/none.png",
    "images/planke46/production/..%2F..%2Fjournal.ndjson",
  ]) {
    expect((await fetch(`${lake.url}/${path}`)).status).toBe(404);
  }
});

test("any other file can be uploaded and downloaded", async () => {
  const document = await lake.staff.assets.upload("file", Buffer.from("%PDF-1.4"), {
    filename: "pflege.pdf",
    contentType: "application/pdf",
  });
  expect(document._id).toBe(`file-${document.sha1hash}-pdf`);
  const response = await fetch(`${document.url}?dl=Pflege.pdf`);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain("Pflege.pdf");
  expect(await response.text()).toBe("%PDF-1.4");
});

test("a lake started elsewhere gives its images their new address", async () => {
  const first = await testLake();
  const { _id, url: before } = await first.staff.assets.upload("image", await picture(20, 20));
  await first.stop();
  const second = await testLake({ folder: first.folder });
  const now = await second.staff.getDocument(_id);
  expect(now?.url).not.toBe(before);
  expect((await fetch(String(now?.url))).status).toBe(200);
  await second.remove();
});
