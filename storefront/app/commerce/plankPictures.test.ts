import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AskMedusa } from "./medusa.server.ts";
import { createPlankPictures } from "./plankPictures.server.ts";

let store: Server;
let address: string;
let files: string;
let fetched = 0;
let works = true;

/** A store of photographs, each of 4000 px of grey noise. */
beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 4000, height: 200, channels: 3, background: "grey", noise } })
    .jpeg()
    .toBuffer();
  store = createServer((request, response) => {
    fetched += 1;
    if (request.url?.endsWith("/moved.jpg")) return response.writeHead(302, { location: address }).end();
    if (request.url?.endsWith("/huge.jpg"))
      return response.writeHead(200, { "content-length": 2 ** 30 }).end();
    response.writeHead(works ? 200 : 503).end(works ? photo : "");
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => store.once("listening", listening));
  files = `http://127.0.0.1:${(store.address() as AddressInfo).port}/static`;
  address = `${files}/plank.jpg`;
});
afterAll(() => store.close());
beforeEach(() => {
  fetched = 0;
  works = true;
});

/** Medusa with planks of these names. */
const medusa = (...ids: string[]) =>
  (async () => ({ planks: ids.map((id) => ({ id, image: address })) })) as unknown as AskMedusa;
const width = async (picture: Buffer | null) => (await sharp(picture ?? undefined).metadata()).width;

test("a plank is shown at the size that is seen, and fetched once however many look at it", async () => {
  const pictureOf = createPlankPictures(medusa("a"), files);
  const [first] = await Promise.all(Array.from({ length: 20 }, () => pictureOf("table", "a", "face")));
  expect(await width(first ?? null)).toBe(2048);
  expect(fetched).toBe(1);
  expect(await width(await pictureOf("table", "a", "large"))).toBe(3300);
  expect(fetched).toBe(2);
  expect(await width(await pictureOf("table", "a", "card"))).toBe(1152);
});

test("a picture that could not be had is asked for again, and so is a plank that was not there", async () => {
  const planks: string[] = [];
  const ask = (async () => ({
    planks: planks.map((id) => ({ id, image: address })),
  })) as unknown as AskMedusa;
  const pictureOf = createPlankPictures(ask, files);
  expect(await pictureOf("table", "a", "face")).toBeNull();
  planks.push("a");
  works = false;
  await expect(pictureOf("table", "a", "face")).rejects.toThrow("the picture of plank a answered 503");
  works = true;
  expect(await width(await pictureOf("table", "a", "face"))).toBe(2048);
});

test("no more is kept than there is room for, and yet each gets the picture asked for", async () => {
  const ids = ["a", "b", "c", "d"];
  const one = (await createPlankPictures(medusa(...ids), files)("table", "a", "face"))?.length ?? 0;
  const pictureOf = createPlankPictures(medusa(...ids), files, one * 2.5);
  const all = await Promise.all(ids.map((id) => pictureOf("table", id, "face")));
  expect(all.map((picture) => picture?.length)).toEqual([one, one, one, one]);
  for (const id of ids) await pictureOf("table", id, "face");
  fetched = 0;
  await pictureOf("table", "d", "face");
  await pictureOf("table", "c", "face");
  expect(fetched).toBe(0);
  await pictureOf("table", "a", "face");
  expect(fetched).toBe(1);
});

test("a picture of no plank, a relief that none has, is one colour", async () => {
  const relief = await createPlankPictures(medusa("a"), files)("table", "a", "relief");
  expect(await width(relief)).toBe(2);
  expect(fetched).toBe(0);
});

test.each([
  ["another server", () => address.replace("127.0.0.1", "localhost")],
  ["another place on the same one", () => address.replace("/static/", "/admin/")],
  ["a folder whose name begins like theirs", () => address.replace("/static/", "/static-of-others/")],
  ["a way out of the files", () => address.replace("/static/", "/static/%2e%2e/admin/")],
])("nothing is fetched from %s, whatever the stock says", async (_where, image) => {
  const ask = (async () => ({ planks: [{ id: "a", image: image() }] })) as unknown as AskMedusa;
  await expect(createPlankPictures(ask, files)("table", "a", "face")).rejects.toThrow(
    "none of the shop's files",
  );
  expect(fetched).toBe(0);
});

test("a picture that leads on to another address is not followed", async () => {
  const image = address.replace("plank.jpg", "moved.jpg");
  const ask = (async () => ({ planks: [{ id: "a", image }] })) as unknown as AskMedusa;
  await expect(createPlankPictures(ask, files)("table", "a", "face")).rejects.toThrow();
  expect(fetched).toBe(1);
});

test("a file that says it is larger than any photograph is not read", async () => {
  const image = address.replace("plank.jpg", "huge.jpg");
  const ask = (async () => ({ planks: [{ id: "a", image }] })) as unknown as AskMedusa;
  await expect(createPlankPictures(ask, files)("table", "a", "face")).rejects.toThrow(
    "the picture of plank a",
  );
});
