import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AskMedusa } from "./medusa.server.ts";
import { createPlankPictures } from "./plankPictures.server.ts";

let store: Server;
let address: string;
let fetched = 0;
let works = true;

/** A store of photographs, each of 4000 px of grey noise. */
beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 4000, height: 200, channels: 3, background: "grey", noise } })
    .jpeg()
    .toBuffer();
  store = createServer((_request, response) => {
    fetched += 1;
    response.writeHead(works ? 200 : 503).end(works ? photo : "");
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => store.once("listening", listening));
  address = `http://127.0.0.1:${(store.address() as AddressInfo).port}/plank.jpg`;
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
  const pictureOf = createPlankPictures(medusa("a"));
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
  const pictureOf = createPlankPictures(ask);
  expect(await pictureOf("table", "a", "face")).toBeNull();
  planks.push("a");
  works = false;
  await expect(pictureOf("table", "a", "face")).rejects.toThrow("the picture of plank a answered 503");
  works = true;
  expect(await width(await pictureOf("table", "a", "face"))).toBe(2048);
});

test("no more is kept than there is room for, and yet each gets the picture asked for", async () => {
  const ids = ["a", "b", "c", "d"];
  const one = (await createPlankPictures(medusa(...ids))("table", "a", "face"))?.length ?? 0;
  const pictureOf = createPlankPictures(medusa(...ids), one * 2.5);
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
  const relief = await createPlankPictures(medusa("a"))("table", "a", "relief");
  expect(await width(relief)).toBe(2);
  expect(fetched).toBe(0);
});
