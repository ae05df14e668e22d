import type { AppLoadContext } from "@remix-run/node";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PlankPictureOf } from "../../commerce/plankPictures.server.ts";
import { loader } from "../../routes/photo.ts";

/** A stool of a few thousand points is enough to see. */
const STOOL = "chosen=normal&choosePlanks=yes&plank1=plank_a";

const dyed =
  (background: string): PlankPictureOf =>
  () =>
    sharp({ create: { width: 64, height: 16, channels: 3, background } })
      .webp()
      .toBuffer();

function ask(file: string, query = "", plankPictureOf: PlankPictureOf = async () => null, headers = {}) {
  const context = { plankPictureOf, log: { warn: () => {} } } as unknown as AppLoadContext;
  const request = new Request(`http://shop.example/photo/${file}?${query}`, { headers });
  // Remix answers with a response that is thrown, too.
  return loader({ params: { file }, request, context }).catch((thrown: Response) => thrown);
}

/** Middle of the upper third, where the board of a stool is seen: red, green, blue. */
async function boardOf(answer: Response): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(info.height * 0.2) * info.width + Math.round(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

test("the plank that is picked is the plank on the photograph", async () => {
  const red = await boardOf(await ask("stool.webp", STOOL, dyed("#d02010")));
  expect(red[0]).toBeGreaterThan(2 * (red[1] ?? 0));
  const blue = await boardOf(await ask("stool.webp", STOOL.replace("plank_a", "plank_b"), dyed("#1020d0")));
  expect(blue[2]).toBeGreaterThan(2 * (blue[0] ?? 0));
}, 60_000);

test("pages get WebP with a ground of their own, mails a JPEG, and who has it is not sent it again", async () => {
  const page = await ask("stool.webp", STOOL, dyed("#d02010"));
  expect(page.headers.get("content-type")).toBe("image/webp");
  expect(page.headers.get("cache-control")).toContain("public, max-age=");
  expect((await sharp(Buffer.from(await page.arrayBuffer())).metadata()).hasAlpha).toBe(true);
  const etag = page.headers.get("etag") ?? "";
  expect((await ask("stool.webp", STOOL, dyed("#d02010"), { "If-None-Match": etag })).status).toBe(304);
  const mail = await ask("stool.jpg", STOOL, dyed("#d02010"));
  expect(mail.headers.get("content-type")).toBe("image/jpeg");
  expect((await sharp(Buffer.from(await mail.arrayBuffer())).metadata()).format).toBe("jpeg");
});

test("a stock that does not answer means the drawing, to the centimetre", async () => {
  const answer = await ask("stool.webp", `${STOOL}3`, () => Promise.reject(new Error("no answer")));
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toMatch(/^\/drawing\/stool\?/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["a table far too long", "table.webp", "chosen=individual&length=9999&width=80&height=75", 400],
  ["JSON that is none", "table.jpg", "configuration=%7B", 400],
  ["a query without end", "table.webp", `x=${"y".repeat(7000)}`, 400],
  ["a kind that is not ours", "sofa.webp", "", 404],
  ["a format that is not ours", "table.gif", "", 404],
])("%s is refused in words", async (_, file, query, status) => {
  const answer = await ask(file, query);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message: expect.any(String), issues: expect.any(Array) });
});
