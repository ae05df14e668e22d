import { request } from "node:http";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { shop, staffToken } from "../../shopper/shop";
import { send } from "./visitor";

const ORIGIN = { origin: new URL(shop.medusa).origin };
let token: string;
beforeAll(async () => {
  token = await staffToken();
});

/** What either route answers: where the pictures are, or why not. */
const uploaded = z.object({
  files: z.array(z.object({ url: z.url() })).default([]),
  issues: z.array(z.object({ code: z.string() })).default([]),
});

type Uploaded = z.infer<typeof uploaded> & { status: number };

/** As the admin's own pages upload pictures of products. */
async function upload(file: Uint8Array<ArrayBuffer>, name: string, type: string): Promise<Uploaded> {
  const form = new FormData();
  form.append("files", new Blob([file], { type }), name);
  return answerOf(fetch(`${shop.medusa}/admin/uploads`, { method: "POST", headers: staff(), body: form }));
}

/** As our page of the stock sends a photo. */
function photo(file: Uint8Array<ArrayBuffer>): Promise<Uploaded> {
  const headers = { ...staff(), "content-type": "image/jpeg" };
  return answerOf(
    fetch(`${shop.medusa}/admin/furniture/planks/photos?list=bench`, { method: "POST", headers, body: file }),
  );
}

const staff = () => ({ ...ORIGIN, authorization: `Bearer ${token}` });

async function answerOf(asked: Promise<Response>): Promise<Uploaded> {
  const answer = await asked;
  return { status: answer.status, ...uploaded.parse(await answer.json()) };
}

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';

/** A PNG of a few kilobytes that says it unpacks to more than a gigabyte. */
function bomb(side: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const around = Buffer.alloc(4);
  around.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([around, body, sum]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

test.each([
  ["a page", bytes("<!doctype html><script>alert(1)</script>"), "x.html", "text/html"],
  [
    "a page that calls itself a picture",
    bytes("<!doctype html><script>alert(1)</script>"),
    "x.png",
    "image/png",
  ],
  ["a drawing with a script", bytes(SVG), "x.svg", "image/svg+xml"],
  ["nothing", bytes(""), "x.png", "image/png"],
])("%s is no upload, in neither place", async (_what, file, name, type) => {
  for (const answer of [await upload(file, name, type), await photo(file)]) {
    expect(answer).toEqual({ status: 400, files: [], issues: [{ code: "not_a_photo" }] });
  }
});

test("a picture that unpacks to gigabytes is no upload, in neither place, and its size is told", async () => {
  for (const answer of [await upload(bomb(30_000), "x.png", "image/png"), await photo(bomb(30_000))])
    expect(answer).toEqual({ status: 400, files: [], issues: [{ code: "photo_too_many_pixels" }] });
});

test("a picture is written anew: what was hidden in it, and where it was taken, is gone", async () => {
  const taken = await sharp({ create: { width: 500, height: 300, channels: 3, background: "#8a6a45" } })
    .withExif({ IFD0: { Copyright: "Hidden-Place" } })
    .jpeg()
    .toBuffer();
  const polyglot = new Uint8Array(Buffer.concat([taken, Buffer.from("<script>hidden()</script>")]));
  const { status, files, issues } = await upload(polyglot, "../../../x.html", "text/html");
  expect({ status, issues }).toEqual({ status: 200, issues: [] });
  const url = files[0]?.url ?? "";
  expect(url).toMatch(/\.webp$/);
  expect(url).not.toContain("..");
  const served = await fetch(url);
  expect(served.headers.get("content-type")).toBe("image/webp");
  expect(served.headers.get("content-security-policy")).toContain("sandbox");
  const text = Buffer.from(await served.arrayBuffer()).toString("latin1");
  expect(text).not.toMatch(/Hidden-Place|hidden\(\)/);
});

test("an upload larger than any photo is refused before it is read", async () => {
  for (const path of [
    "/admin/uploads",
    "/admin/furniture/planks/photos?list=bench",
    "/admin/products/import",
  ]) {
    const heard = await tooLarge(path);
    expect(heard, path).toContain("photo_too_large");
  }
});

/** Names a length and sends nothing of it. */
function tooLarge(path: string): Promise<string> {
  const headers = {
    ...staff(),
    "content-type": "multipart/form-data; boundary=x",
    "content-length": "900000000",
  };
  const { hostname, port } = new URL(shop.medusa);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method: "POST", headers }, (answer) => {
      answer.setEncoding("utf8").once("data", (text: string) => {
        resolve(text);
        asked.destroy();
      });
    });
    asked.on("error", reject).flushHeaders();
  });
}

test("nobody but staff uploads", async () => {
  const { status } = await send(shop.medusa, "/admin/uploads", { method: "POST", headers: ORIGIN });
  expect(status).toBe(401);
});
