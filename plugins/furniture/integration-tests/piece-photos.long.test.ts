import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  type Answer,
  admin,
  call,
  readShop,
  rows,
  SHOP,
  staffToken,
  store,
  until,
} from "../../../tests/shopper/shop";
import { change, linesOf } from "./changed-orders";
import { keyOf, look, UNKNOWN } from "./order-keys";
import { paidOrder } from "./staff-deeds";
import { boardOf } from "./workshop";

const shop = readShop(SHOP.extend({ storefront: z.url() }));

const HIGH = { chosen: "high", length: 40, width: 40, height: 75 };

interface Photo {
  id: string;
  released: boolean;
  created_by: string;
  released_at: string | null;
  released_by: string | null;
  taken_back_at: string | null;
  taken_back_by: string | null;
}

/** A photo as a phone takes it: on its side, with the place where it was taken. */
function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: "#9a7b4f" } })
    .withExif({
      IFD0: { Make: "Werkstatt-Telefon" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function upload(piece: string, photo: Uint8Array, type = "image/jpeg"): Promise<Answer> {
  const headers = { authorization: `Bearer ${await staffToken()}`, "content-type": type };
  return call(`${shop.medusa}/admin/furniture/workshop/pieces/${piece}/photos`, {
    method: "POST",
    headers,
    body: new Uint8Array(photo),
  });
}

const release = (piece: string, id: string, released: unknown) =>
  admin("POST", `/furniture/workshop/pieces/${piece}/photos/${id}`, { released });

const fetchPhoto = (key: string, id: string) =>
  fetch(`${shop.medusa}/store/furniture/order-page/${key}/photos/${id}`, {
    headers: { "x-publishable-api-key": shop.publishableKey },
  });

/** A paid stool with one photo, which is not released. */
async function photographed(): Promise<{ id: string; key: string; piece: string; photo: string }> {
  const { id } = await paidOrder([["stool"]]);
  const [piece] = await boardOf(id, 1);
  const number = String(piece?.number);
  const { status, body } = await upload(number, await phonePhoto());
  expect(status).toBe(200);
  return { id, key: await keyOf(id), piece: number, photo: body.piece.photos[0].id };
}

const shown = async (key: string): Promise<{ id: string; taken_on: string }[]> =>
  (await look(key)).body.order_page.pieces[0].photos;

test("a customer sees a photo while it is released, and who released it and took it back is kept", async () => {
  const { key, piece, photo } = await photographed();
  const hidden = async () => {
    expect(await shown(key)).toEqual([]);
    const answer = await fetchPhoto(key, photo);
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining(UNKNOWN)]);
  };
  await hidden();
  const { body } = await release(piece, photo, true);
  const [first] = body.piece.photos as Photo[];
  expect(first).toMatchObject({
    released: true,
    created_by: shop.staff.email,
    released_by: shop.staff.email,
    taken_back_at: null,
  });
  const again = (await release(piece, photo, true)).body.piece.photos[0];
  expect(again.released_at).toBe(first?.released_at);
  const [day] = await rows("select to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') as today");
  expect(await shown(key)).toEqual([{ id: photo, taken_on: day?.today }]);
  const answer = await fetchPhoto(key, photo);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "image/webp",
    "no-store",
  ]);
  const page = await fetch(`${shop.storefront}/auftrag/${key}/photos/${photo}`);
  expect([page.status, page.headers.get("x-robots-tag"), page.headers.get("cache-control")]).toEqual([
    200,
    "noindex",
    "private, no-store",
  ]);

  const back = (await release(piece, photo, false)).body.piece.photos[0];
  expect(back).toMatchObject({
    released: false,
    released_by: shop.staff.email,
    taken_back_by: shop.staff.email,
  });
  await hidden();
  expect((await release(piece, photo, true)).body.piece.photos[0]).toMatchObject({
    released: true,
    taken_back_at: back.taken_back_at,
  });
  expect(await shown(key)).toHaveLength(1);
});

test("a photo stands upright and says nothing of the camera and the place", async () => {
  const { key, piece, photo } = await photographed();
  await release(piece, photo, true);
  const file = Buffer.from(await (await fetchPhoto(key, photo)).arrayBuffer());
  const { format, width, height, exif, xmp, iptc } = await sharp(file).metadata();
  expect([format, width, height, exif, xmp, iptc]).toEqual([
    "webp",
    800,
    1200,
    undefined,
    undefined,
    undefined,
  ]);
  expect(file.toString("latin1")).not.toMatch(/Werkstatt-Telefon|GPS/);
});

test("the key of another order opens no photo of this one", async () => {
  const [mine, other] = [await photographed(), await photographed()];
  await release(mine.piece, mine.photo, true);
  for (const [key, id] of [
    [other.key, mine.photo],
    [mine.key, other.photo],
    [mine.key, "fphoto_none"],
    ["x".repeat(32), mine.photo],
  ] as const) {
    const answer = await fetchPhoto(key, id);
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining(UNKNOWN)]);
  }
});

test("what is no photo is refused with its reason, and who is not staff sees and sends none", async () => {
  const { piece, photo } = await photographed();
  const refused = async (answer: Answer) => {
    const { status, body } = answer;
    return [status, body.issues?.[0].path, body.issues?.[0].code];
  };
  const text = Buffer.from("no photo at all");
  expect(await refused(await upload(piece, text))).toEqual([400, "photo", "not_a_photo"]);
  expect(await refused(await upload(piece, text, "text/plain"))).toEqual([400, "photo", "not_a_photo"]);
  const large = await upload(piece, Buffer.alloc(25 * 1024 * 1024 + 1));
  expect(await refused(large)).toEqual([400, "photo", "photo_too_large"]);
  expect(large.body.message).toContain("25 MB");
  expect((await upload("999999.1", await phonePhoto())).status).toBe(404);
  expect((await release(piece, photo, "yes")).body.issues[0].path).toBe("released");
  expect((await release(piece, "fphoto_none", true)).status).toBe(404);
  const path = `${shop.medusa}/admin/furniture/workshop/pieces/${piece}/photos`;
  expect((await fetch(path, { method: "POST", body: "x" })).status).toBe(401);
  expect((await fetch(`${path}/${photo}`)).status).toBe(401);
  const { body } = await admin("GET", `/furniture/workshop/pieces/${piece}`);
  expect(body.piece.photos).toHaveLength(1);
});

test("a piece that became another one shows no photo of the one before", async () => {
  const { id, key, piece, photo } = await photographed();
  await release(piece, photo, true);
  expect(await shown(key)).toHaveLength(1);
  const [line] = await linesOf(id);
  const wish = { line_id: line?.line_id, kind: "stool", configuration: { dimensions: HIGH } };
  expect((await change(id, { lines: [wish] })).status).toBe(200);
  await until(async () => (await shown(key)).length === 0);
  expect((await fetchPhoto(key, photo)).status).toBe(404);
});

test("photos go with their person: the export names them, and files and rows are deleted", async () => {
  const { id, key, piece, photo } = await photographed();
  await release(piece, photo, true);
  const email = `pia.${Math.random().toString(36).slice(2, 10)}@example.test`;
  await rows('update "order" set email = $2 where id = $1', id, email);
  const [row] = await rows("select file_id from furniture_piece_photo where id = $1", photo);
  const stored = async (headers = {}) =>
    (await fetch(`${shop.medusa}/static/${row?.file_id}`, { headers })).status;
  const staff = { cookie: await staffSession() };
  expect([await stored(), await stored(staff)]).toEqual([401, 200]);
  const exported = await admin("POST", "/furniture/customer-data/export", { email });
  expect(JSON.stringify(exported.body)).toContain(`"piece":"${piece}","taken_at"`);
  expect((await admin("POST", `/orders/${id}/complete`, {})).status).toBe(200);
  expect((await admin("POST", "/furniture/customer-data/anonymise", { email })).status).toBe(200);
  expect((await store("GET", `/furniture/order-page/${key}/photos/${photo}`)).body).toMatchObject(UNKNOWN);
  expect((await admin("GET", `/furniture/workshop/pieces/${piece}`)).body.piece.photos).toEqual([]);
  await until(
    async () => (await rows("select 1 from furniture_piece_photo where id = $1", photo)).length === 0,
    90,
  );
  expect(await stored(staff)).toBe(404);
}, 150_000);

/** The admin's cookie, which opens what only staff may see. */
async function staffSession(): Promise<string> {
  const headers = { authorization: `Bearer ${await staffToken()}` };
  const { headers: answered } = await fetch(`${shop.medusa}/auth/session`, { method: "POST", headers });
  return answered.getSetCookie()[0]?.split(";")[0] ?? "";
}
