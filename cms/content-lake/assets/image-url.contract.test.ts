import { createImageUrlBuilder, type SanityImageObject } from "@sanity/image-url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCAL_PLACE } from "../environment.ts";
import { type TestLake, testLake } from "../testing/lake.ts";

/** Addresses as the storefront and the Studio build them, with Sanity's own package. */
let lake: TestLake;
let asset: { _ref: string };
beforeAll(async () => {
  lake = await testLake();
  const { _id } = await lake.staff.assets.upload("image", await fourQuarters());
  asset = { _ref: _id };
});
afterAll(() => lake.remove());

const COLOURS = { red: "#ff0000", green: "#00ff00", blue: "#0000ff", white: "#ffffff" };

/** 400 × 200 pixels: red and green above, blue and white below. */
async function fourQuarters(): Promise<Buffer> {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: 200, height: 100, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 400, height: 200, channels: 3, background: COLOURS.white } })
    .composite([quarter(COLOURS.red, 0, 0), quarter(COLOURS.green, 200, 0), quarter(COLOURS.blue, 0, 100)])
    .png()
    .toBuffer();
}

const build = (source: Partial<SanityImageObject> = {}) =>
  createImageUrlBuilder({ ...LOCAL_PLACE, baseUrl: lake.url }).image({
    ...source,
    asset,
  } as SanityImageObject);

type Builder = ReturnType<typeof build>;

async function drawn(builder: Builder, accept = "image/*") {
  const response = await fetch(builder.url(), { headers: { accept } });
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.status, body.toString("utf8", 0, 200)).toBe(200);
  return { image: sharp(body), metadata: await sharp(body).metadata(), headers: response.headers };
}

/** The colour at shares of the width and the height. */
async function colourAt(builder: Builder, x: number, y: number): Promise<string> {
  const { image, metadata } = await drawn(builder.format("png"));
  const left = Math.min(metadata.width - 1, Math.floor(x * metadata.width));
  const top = Math.min(metadata.height - 1, Math.floor(y * metadata.height));
  const pixel = await image.extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString("hex")}`;
}

test("the crop an editor chose is all that is seen", async () => {
  const lowerLeft = build({ crop: { left: 0, right: 0.5, top: 0.5, bottom: 0 } });
  const { metadata } = await drawn(lowerLeft.width(100));
  expect([metadata.width, metadata.height]).toEqual([100, 50]);
  expect(await colourAt(lowerLeft, 0.05, 0.05)).toBe(COLOURS.blue);
  expect(await colourAt(lowerLeft, 0.95, 0.95)).toBe(COLOURS.blue);
});

test("the hotspot an editor chose stays in the picture, whatever its shape", async () => {
  const hotspot = (x: number) => ({ hotspot: { x, y: 0.25, width: 0.2, height: 0.2 } });
  const square = (x: number) => build(hotspot(x)).width(100).height(100).fit("crop");
  expect(await colourAt(square(0.1), 0.5, 0.2)).toBe(COLOURS.red);
  expect(await colourAt(square(0.9), 0.5, 0.2)).toBe(COLOURS.green);
});

test("a focal point inside a crop is measured by the crop", async () => {
  const rightHalf = build().rect(200, 0, 200, 200).width(50).height(20).fit("crop").crop("focalpoint");
  expect(await colourAt(rightHalf.focalPoint(0.5, 0.1), 0.5, 0.5)).toBe(COLOURS.green);
  expect(await colourAt(rightHalf.focalPoint(0.5, 0.9), 0.5, 0.5)).toBe(COLOURS.white);
});

test.each<[string, (builder: Builder) => Builder, number, number]>([
  ["width", (image) => image.width(100), 100, 50],
  ["size", (image) => image.size(100, 100), 100, 100],
  ["fit max", (image) => image.size(800, 800).fit("max").ignoreImageParams(), 400, 200],
  ["fit min", (image) => image.size(800, 800).fit("min").ignoreImageParams(), 200, 200],
  ["fit fill", (image) => image.size(100, 100).fit("fill").bg("ff000000").ignoreImageParams(), 100, 100],
  ["fit fillmax", (image) => image.size(600, 600).fit("fillmax").ignoreImageParams(), 600, 600],
  ["maxWidth", (image) => image.maxWidth(200), 200, 100],
  ["minHeight", (image) => image.minHeight(300), 600, 300],
  ["dpr", (image) => image.width(100).dpr(2), 200, 100],
  ["orientation", (image) => image.width(100).orientation(90), 50, 100],
  ["pad", (image) => image.size(100, 100).pad(10), 100, 100],
  ["vanity name", (image) => image.width(100).vanityName("tisch.png"), 100, 50],
])("%s gives the size it promises", async (_name, change, width, height) => {
  const { metadata } = await drawn(change(build()));
  expect([metadata.width, metadata.height]).toEqual([width, height]);
});

test("turned and mirrored, every corner is where it should be", async () => {
  expect(await colourAt(build().flipHorizontal(), 0, 0)).toBe(COLOURS.green);
  expect(await colourAt(build().flipVertical(), 0, 0)).toBe(COLOURS.blue);
  expect(await colourAt(build().orientation(90), 0, 0)).toBe(COLOURS.blue);
  expect(await colourAt(build().orientation(180).flipHorizontal(), 0, 0)).toBe(COLOURS.blue);
});

test("blur, sharpness, inversion, saturation and background are taken", async () => {
  expect(await colourAt(build().blur(50), 0.5, 0.25)).not.toBe(COLOURS.green);
  expect(await colourAt(build().invert(true), 0, 0)).toBe("#00ffff");
  expect(await colourAt(build().saturation(-100), 0, 0)).toMatch(/^#(..)\1\1$/);
  await drawn(build().sharpen(20).quality(40).format("jpg"));
  const filled = build().size(100, 100).fit("fill").bg("123456").ignoreImageParams();
  expect(await colourAt(filled, 0.5, 0.02)).toBe("#123456");
});

test.each([
  ["image/avif,image/webp,*/*", "image/avif"],
  ["image/webp,*/*", "image/webp"],
  ["image/png,*/*", "image/png"],
])("a browser that takes %s is given %s, and caches are told that it depends", async (accept, type) => {
  const { headers } = await drawn(build().width(60).auto("format"), accept);
  expect(headers.get("content-type")).toBe(type);
  expect(headers.get("vary")).toMatch(/accept/i);
  expect(headers.get("cache-control")).toContain("immutable");
});
