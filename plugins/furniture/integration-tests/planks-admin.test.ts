import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  add,
  admin,
  call,
  checkout,
  fromVienna,
  look,
  newCart,
  orderableCart,
  rows,
  shop,
  store,
  until,
} from "../../../tests/shopper/shop";
import { from, letHoldRunOut, newPlank, stateOf } from "./plank-stock";
import { placedUnpaid } from "./workshop";

const longTest = longOnly(test);

/** As the page sends it: the photo is the body. */
async function upload(photo: Buffer | string, query = "list=bench&length=200&width=28") {
  const { body } = await call(`${shop.medusa}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(shop.staff),
  });
  return call(`${shop.medusa}/admin/furniture/planks/photos?${query}`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", authorization: `Bearer ${body.token}` },
    body: typeof photo === "string" ? photo : new Uint8Array(photo),
  });
}

/** Each of another board. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: `#${randomBytes(3).toString("hex")}` } })
    .jpeg()
    .toBuffer();

test("nobody but staff sees or changes the stock", async () => {
  for (const [method, path] of [
    ["GET", ""],
    ["POST", ""],
    ["POST", "/photos?list=table"],
    ["DELETE", "/plank_1"],
  ] as const) {
    const answer = await fetch(`${shop.medusa}/admin/furniture/planks${path}`, { method });
    expect(answer.status, `${method} ${path}`).toBe(401);
  }
});

test("a photo becomes a numbered plank with its long side horizontal, as WebP for screens", async () => {
  const { status, body } = await upload(await photo(400, 3000));
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.plank).toMatchObject({
    list: "bench",
    length: 200,
    width: 28,
    state: "available",
    sample: false,
  });
  expect(body.plank.name).toMatch(/^\d{2,}$/);
  expect(body.plank.title).toBe(`Planke ${body.plank.name}`);
  const picture = Buffer.from(await (await fetch(body.plank.image)).arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 2400, height: 320 });
  const second = await upload(await photo(1200, 150));
  expect(Number(second.body.plank.name)).toBeGreaterThan(Number(body.plank.name));
});

test.each([
  ["no picture at all", "hello", "not_a_photo"],
  ["an empty body", "", "not_a_photo"],
  ["a drawing in SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"/>', "not_a_photo"],
])("%s is refused", async (_what, body, code) => {
  const answer = await upload(body);
  expect([answer.status, answer.body.issues?.[0].code]).toEqual([400, code]);
});

test("a photo of more pixels than the server unpacks is told so with its size, not called unreadable", async () => {
  const large = await photo(1200, 150);
  // Its head tells 12000 × 9000: height and width stand behind the first marker of a frame.
  const frame = large.indexOf(Buffer.from([0xff, 0xc0]));
  large.writeUInt16BE(9000, frame + 5);
  large.writeUInt16BE(12_000, frame + 7);
  const { status, body } = await upload(large);
  expect([status, body.issues[0]]).toMatchObject([400, { path: "photo", code: "photo_too_many_pixels" }]);
  expect(body.message).toMatch(/12000 × 9000 .* 60 Millionen/);
});

test("a board that was cut out of its background lies on white: nothing shines through it", async () => {
  const background = { r: randomBytes(1)[0] ?? 0, g: 90, b: 60, alpha: 0.2 };
  const cut = await sharp({ create: { width: 1200, height: 150, channels: 4, background } })
    .png()
    .toBuffer();
  const { body } = await upload(cut);
  const picture = Buffer.from(await (await fetch(body.plank.image)).arrayBuffer());
  expect((await sharp(picture).metadata()).hasAlpha).toBe(false);
  const [red, green = 0] = await sharp(picture)
    .extract({ left: 600, top: 75, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red, green].every((one) => (one ?? 0) > 200)).toBe(true);
});

test("a photo too small to show, or for no list, is refused", async () => {
  const small = await upload(await photo(300, 40));
  expect(small.body.issues[0].code).toBe("photo_too_small");
  const lost = await upload(await photo(1200, 150), "list=garden&length=500");
  expect(lost.status).toBe(400);
  expect(lost.body.issues.map(({ path }: { path: string }) => path)).toEqual(["list", "length"]);
});

test.each(["/mark.svg", "mark.svg", "javascript:alert(1)", "https://"])(
  "a picture at %j is refused: shop, admin and sheets would each look elsewhere for it",
  async (image) => {
    const { status, body } = await admin("POST", "/furniture/planks", { list: "stool", image });
    expect([status, body.issues[0].path]).toEqual([400, "image"]);
  },
);

test("staff find planks by list, state and text, page by page", async () => {
  const mark = randomUUID().slice(0, 8);
  const titles = [`${mark} eins`, `${mark} zwei`, `${mark} drei`];
  const [first] = await Promise.all(titles.map((title) => newPlank("shelf", { title })));
  await admin("POST", `/furniture/planks/${first?.id}`, { retired: true });
  const found = async (query: string) => {
    const { body } = await admin("GET", `/furniture/planks?q=${mark}${query}`);
    return [body.count, body.planks.length];
  };
  expect(await found("")).toEqual([3, 3]);
  expect(await found("&limit=2&offset=2")).toEqual([3, 1]);
  expect(await found("&list=table")).toEqual([0, 0]);
  expect(await found("&state=retired")).toEqual([1, 1]);
  expect((await admin("GET", `/furniture/planks?q=%25${mark}`)).body.count).toBe(0);
  expect((await admin("GET", "/furniture/planks?state=rotten")).status).toBe(400);
  const knotty = await newPlank("shelf", { title: `Große Äste ${mark}` });
  expect((await admin("GET", `/furniture/planks?q=grosse%20aste%20${mark}`)).body.planks).toMatchObject([
    { id: knotty.id },
  ]);
});

test("planks are listed as boards are counted, for staff and for shoppers, and the number that is looked for comes first", async () => {
  const mark = String(Date.now()).slice(-6);
  const numbers = [`${mark}9`, `${mark}11`, `${mark}100`];
  const planks = await Promise.all(
    numbers.toReversed().map((name) => newPlank("stool", { name, title: `Zählung ${name}` })),
  );
  const names = (found: { name: string }[]) =>
    found.map(({ name }) => name).filter((name) => numbers.includes(name));
  const { body } = await admin("GET", `/furniture/planks?q=${encodeURIComponent("Zählung")}&limit=100`);
  expect(names(body.planks)).toEqual(numbers);
  const shown = await store("GET", "/furniture/planks?kind=stool");
  expect(names(shown.body.planks)).toEqual(numbers);
  const before = await newPlank("table", { name: `${mark}1`, title: `Vor Planke ${mark}11` });
  const sought = await admin("GET", `/furniture/planks?q=${mark}11`);
  expect(sought.body.planks.map(({ name }: { name: string }) => name)).toEqual([`${mark}11`, `${mark}1`]);
  for (const { id } of [...planks, before]) await admin("POST", `/furniture/planks/${id}`, { retired: true });
});

test("a plank is edited, and its number stays unique within its list", async () => {
  const [one, two] = [await newPlank("bench"), await newPlank("bench")];
  const { name } = await stateOf(two);
  const { body } = await admin("POST", `/furniture/planks/${one.id}`, { title: "Die Neue", length: 180 });
  expect(body.plank).toMatchObject({ title: "Die Neue", length: 180, list: "bench" });
  const taken = await admin("POST", `/furniture/planks/${one.id}`, { name });
  expect([taken.status, taken.body.issues[0].code]).toEqual([400, "plank_name_taken"]);
  for (const change of [{ length: 400 }, { length: 1.5 }, { list: "bed" }, { title: " " }, { sold: true }]) {
    const refused = await admin("POST", `/furniture/planks/${one.id}`, change);
    expect([refused.status, refused.body.issues?.length], JSON.stringify(change)).toEqual([400, 1]);
  }
  expect((await admin("POST", "/furniture/planks/plank_unknown", { title: "X" })).status).toBe(404);
});

test("of two who change the same field of a plank, the second is told what the first wrote; another field is free", async () => {
  const plank = await newPlank("bench", { title: "Wie sie hieß", title_en: null });
  const write = (change: object) => admin("POST", `/furniture/planks/${plank.id}`, change);
  const seen = { title: "Wie sie hieß", title_en: null, length: 220 };
  expect((await write({ title: "Die Erste", seen })).status).toBe(200);
  const { status, body } = await write({ title: "Die Zweite", seen });
  expect([status, body.issues[0]]).toMatchObject([409, { path: "title", code: "plank_changed" }]);
  expect(body.message).toContain("„Die Erste“");
  expect((await write({ title: "Die Erste", length: 170, seen })).status).toBe(200);
  expect((await write({ title_en: "The second", length: 160, seen: { title_en: null } })).status).toBe(200);
  expect((await write({ title_en: "The third", seen })).body.issues[0]).toMatchObject({ path: "title_en" });
  const { body: now } = await admin("GET", `/furniture/planks/${plank.id}`);
  expect(now.plank).toMatchObject({ title: "Die Erste", title_en: "The second", length: 160 });
});

test("a plank that is too narrow for the boards of its list is refused at its width, however it comes there", async () => {
  const plank = await newPlank("tableOffice", { width: 26 });
  const image = `${shop.medusa}/static/test.webp`;
  const refused = [
    await admin("POST", "/furniture/planks", { list: "table", image, width: 27 }),
    await upload(await photo(1200, 150), "list=shelf&length=200&width=20"),
    await admin("POST", `/furniture/planks/${plank.id}`, { list: "table" }),
    await admin("POST", `/furniture/planks/${plank.id}`, { width: 25 }),
  ];
  expect(refused.map(({ status, body }) => [status, body.issues[0].path, body.issues[0].params.min])).toEqual(
    [
      [400, "width", 28],
      [400, "width", 28],
      [400, "width", 28],
      [400, "width", 26],
    ],
  );
  await rows("update furniture_plank set width = 20 where id = $1", plank.id);
  const kept = { list: "tableOffice", width: 20, title: "Aus alten Zeiten" };
  expect((await admin("POST", `/furniture/planks/${plank.id}`, kept)).status).toBe(200);
});

test("a retired plank can come back", async () => {
  const plank = await newPlank();
  await admin("POST", `/furniture/planks/${plank.id}`, { retired: true });
  expect((await stateOf(plank)).state).toBe("retired");
  await admin("POST", `/furniture/planks/${plank.id}`, { retired: false });
  expect((await stateOf(plank)).state).toBe("available");
});

test("after a stock-take many planks are retired at once with a reason, and brought back; nothing of an unknown one happens", async () => {
  const planks = await Promise.all([newPlank(), newPlank(), newPlank()]);
  const ids = planks.map(({ id }) => id);
  const states = () => Promise.all(planks.map(async (plank) => (await stateOf(plank)).state));
  const wish = { ids, retired: true, reason: "Inventur: liegt nicht da" };
  const retire = (change: object) => admin("POST", "/furniture/planks/retired", { ...wish, ...change });
  for (const [change, path] of [
    [{ reason: " " }, "reason"],
    [{ reason: undefined }, "reason"],
    [{ ids: [] }, "ids"],
    [{ retired: "ja" }, "retired"],
  ] as const)
    expect((await retire(change)).body.issues?.[0].path, path).toBe(path);
  expect((await retire({ ids: [...ids, "plank_none"] })).status).toBe(404);
  expect(await states()).toEqual(["available", "available", "available"]);
  const answers = await Promise.all([retire({}), retire({})]);
  expect(answers.map(({ status, body }) => [status, body.planks?.length])).toEqual([
    [200, 3],
    [200, 3],
  ]);
  expect(await states()).toEqual(["retired", "retired", "retired"]);
  await retire({ ids: ids.slice(0, 1), retired: false, reason: "Lag hinter der Säge" });
  expect(await states()).toEqual(["available", "retired", "retired"]);
  const { history } = (await admin("GET", `/furniture/planks/${ids[0]}/history`)).body;
  const by = { done_by: shop.staff.email, order_id: null };
  expect(history).toMatchObject([
    { ...by, deed: "restored", reason: "Lag hinter der Säge" },
    { ...by, deed: "retired", reason: "Inventur: liegt nicht da" },
    { ...by, deed: "entered", reason: null },
  ]);
  expect(history).toHaveLength(3);
});

test("a plank's history says who changed what, and which order bought and gave it back", async () => {
  const plank = await newPlank();
  await admin("POST", `/furniture/planks/${plank.id}`, { length: 180, title: "Die Kurze" });
  await admin("POST", `/furniture/planks/${plank.id}`, { length: 400 });
  await admin("POST", `/furniture/planks/${plank.id}`, { retired: true, reason: "Riss am Ende" });
  await admin("POST", `/furniture/planks/${plank.id}`, { retired: false });
  const cart = await orderableCart();
  await add(cart, "stool", from(plank));
  await fromVienna(cart);
  const order = await placedUnpaid(cart);
  expect((await admin("POST", `/orders/${order}/cancel`, {})).status).toBe(200);
  await until(async () => (await stateOf(plank)).state === "available");
  const { history } = (await admin("GET", `/furniture/planks/${plank.id}/history`)).body;
  expect(history).toMatchObject([
    { deed: "freed", done_by: null, order_id: order },
    { deed: "sold", done_by: null, order_id: order, display_id: expect.any(Number) },
    { deed: "restored", done_by: shop.staff.email, reason: null },
    { deed: "retired", done_by: shop.staff.email, reason: "Riss am Ende" },
    { deed: "changed", done_by: shop.staff.email, facts: { length: 180, title: "Die Kurze" } },
    { deed: "entered", done_by: shop.staff.email },
  ]);
  expect((await admin("GET", "/furniture/planks/plank_none/history")).status).toBe(404);
});

test("only a plank that never was in a cart can be deleted", async () => {
  const [used, unused] = [await newPlank(), await newPlank()];
  expect((await add(await newCart(), "stool", from(used))).status).toBe(200);
  const refused = await admin("DELETE", `/furniture/planks/${used.id}`);
  expect([refused.status, refused.body.issues[0].code]).toEqual([400, "plank_used"]);
  expect((await admin("DELETE", `/furniture/planks/${unused.id}`)).body.deleted).toBe(true);
  expect((await admin("GET", `/furniture/planks/${unused.id}`)).status).toBe(404);
});

test("a deleted plank takes its picture along", async () => {
  const { body } = await upload(await photo(1200, 150));
  const { id, image } = body.plank;
  expect((await fetch(image)).status).toBe(200);
  expect((await admin("DELETE", `/furniture/planks/${id}`)).body.deleted).toBe(true);
  expect((await fetch(image)).status).toBe(404);
});

test("a picture that another plank shows as well stays until that one is deleted", async () => {
  const { body } = await upload(await photo(1200, 150));
  const { id, image } = body.plank;
  const other = await newPlank("bench", { image });
  await admin("DELETE", `/furniture/planks/${id}`);
  expect((await fetch(image)).status).toBe(200);
  await admin("DELETE", `/furniture/planks/${other.id}`);
  expect((await fetch(image)).status).toBe(404);
});

longTest(
  "what a crash leaves of a deleted plank, or of an upload, is deleted by itself; what is just uploaded is not",
  async () => {
    const [left, fresh] = await Promise.all([upload(await photo(1200, 150)), upload(await photo(1200, 150))]);
    const pictures = [left.body.plank, fresh.body.plank].map(({ image }) => image);
    await rows("delete from furniture_plank where image = any($1)", pictures);
    await rows(
      "update furniture_plank_file set created_at = now() - interval '2 hours' where $1 like '%/' || id",
      pictures[0],
    );
    await until(async () => (await fetch(pictures[0])).status === 404, 75);
    expect((await fetch(pictures[1])).status).toBe(200);
  },
);

longTest("ten photos at once are ten planks with ten numbers", async () => {
  const photos = await Promise.all(Array.from({ length: 10 }, () => photo(1200, 150)));
  const answers = await Promise.all(photos.map((picture) => upload(picture)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(answers.map(({ body }) => body.plank.name)).size).toBe(10);
});

test("a photo that is sent again, at once or after its plank was sold, makes no second plank of one board", async () => {
  const picture = await photo(1200, 150);
  const answers = await Promise.all([upload(picture), upload(picture), upload(picture)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const plank = answers.find(({ status }) => status === 200)?.body.plank;
  const refused = answers.filter(({ status }) => status === 400).map(({ body }) => body.issues[0]);
  const said = `Aus diesem Foto ist schon die Planke ${plank.name} geworden (Bank)`;
  expect(refused).toMatchObject([
    { code: "photo_known", message: said },
    { code: "photo_known", message: said },
  ]);
  await rows("update furniture_plank set sold_at = now(), order_id = 'order_1' where id = $1", plank.id);
  expect((await upload(picture, "list=table")).body.issues[0].code).toBe("photo_known");
  await rows("update furniture_plank set sold_at = null, order_id = null where id = $1", plank.id);
  expect((await admin("DELETE", `/furniture/planks/${plank.id}`)).status).toBe(200);
  expect((await upload(picture)).status).toBe(200);
});

test("the sample stock is there, with pictures that are served", async () => {
  const { body } = await admin("GET", "/furniture/planks?limit=100&state=available");
  const { body: more } = await admin("GET", "/furniture/planks?limit=100&offset=100&state=available");
  const samples = [...body.planks, ...more.planks].filter(({ sample }: { sample: boolean }) => sample);
  expect(samples.length).toBeGreaterThan(0);
  expect((await fetch(samples[0].image)).status).toBe(200);
});

test("a plank moved to another list is no part of a piece of the old list any more", async () => {
  const plank = await newPlank("stool");
  const cart = await orderableCart();
  await add(cart, "stool", from(plank));
  expect((await admin("POST", `/furniture/planks/${plank.id}`, { list: "bench" })).status).toBe(200);
  const { summary } = await look(cart);
  expect(summary.lines[0].planks_gone).toEqual([expect.objectContaining({ plank: plank.id, position: 1 })]);
  const refused = await checkout(cart);
  expect([refused.status, refused.body.issues?.[0]]).toEqual([
    400,
    expect.objectContaining({ path: "lines.0.planks.0", code: "plank_unlisted" }),
  ]);
  expect((await stateOf(plank)).state).toBe("available");
});

test("a plank measured too short for a piece in a cart is no part of it any more, and the shopper reads by how much", async () => {
  const plank = await newPlank("bench");
  const cart = await orderableCart();
  expect((await add(cart, "bench", from(plank))).status).toBe(200);
  const { length: needed } = (await look(cart)).summary.lines[0].configuration.dimensions;
  const measure = (length: number) => admin("POST", `/furniture/planks/${plank.id}`, { length });
  await measure(needed - 1);
  const { summary } = await look(cart);
  expect(summary.lines[0].planks_gone).toEqual([expect.objectContaining({ plank: plank.id, position: 1 })]);
  for (const [language, words] of [
    ["de", `ist mit ${needed - 1} cm zu kurz: Gebraucht werden ${needed} cm`],
    ["en", `is too short at ${needed - 1} cm: ${needed} cm are needed`],
  ] as const) {
    const { status, body } = await checkout(cart, language);
    expect([status, body.issues?.length]).toEqual([400, 1]);
    expect(body.issues[0]).toMatchObject({
      path: "lines.0.planks.0",
      code: "plank_too_short",
      message: expect.stringContaining(words),
      params: { plank: plank.id, position: 1, length: needed - 1, needed },
    });
  }
  expect((await stateOf(plank)).state).toBe("available");
  await measure(needed);
  expect((await look(cart)).summary.lines[0].planks_gone).toEqual([]);
  expect((await checkout(cart)).body.next).toBe("redirect");
});

test("a plank whose hold is over can be measured anew, and its shopper sees that it is too short now", async () => {
  const plank = await newPlank("bench");
  const cart = await orderableCart();
  await add(cart, "bench", from(plank));
  expect((await checkout(cart)).body.next).toBe("redirect");
  await letHoldRunOut(plank);
  expect((await admin("POST", `/furniture/planks/${plank.id}`, { length: 20 })).status).toBe(200);
  expect((await look(cart)).summary.lines[0].planks_gone).toHaveLength(1);
  expect((await checkout(cart)).body.issues?.[0].code).toBe("plank_too_short");
});

test("a plank somebody is paying for, or has bought, is neither moved to another list nor measured anew", async () => {
  const plank = await newPlank("stool");
  const cart = await orderableCart();
  await add(cart, "stool", from(plank));
  expect((await checkout(cart)).body.next).toBe("redirect");
  for (const change of [{ list: "bench" }, { length: 100 }]) {
    const refused = await admin("POST", `/furniture/planks/${plank.id}`, change);
    expect([refused.status, refused.body.issues?.[0].code]).toEqual([400, "plank_taken"]);
  }
  expect(
    (await admin("POST", `/furniture/planks/${plank.id}`, { title: "Die Neue", list: "stool" })).status,
  ).toBe(200);
  await store("DELETE", `/carts/${cart}/checkout`);
  expect((await admin("POST", `/furniture/planks/${plank.id}`, { list: "bench" })).status).toBe(200);
});

test("a picture lies with the shop's files: storefront and sheets would fetch it from any address inside the network", async () => {
  const plank = await newPlank("stool");
  const { image: own } = await stateOf(plank);
  const elsewhere = [
    "http://127.0.0.1:1/secret",
    "http://169.254.169.254/latest/meta-data",
    `${shop.medusa}/admin/users`,
    `${shop.medusa}/static/../admin/users`,
    `${shop.medusa}/static/%2e%2e/admin/users`,
    `${shop.medusa.replace("://", "://localhost@127.0.0.1/")}/static/a.webp`,
  ];
  for (const address of elsewhere) {
    const facts = { list: "stool", image: address };
    const added = await admin("POST", "/furniture/planks", facts);
    expect([added.status, added.body.issues?.[0].code], address).toEqual([400, "foreign_picture"]);
    for (const field of ["image", "normal_map", "end_grain"]) {
      const { status, body } = await admin("POST", `/furniture/planks/${plank.id}`, { [field]: address });
      expect([status, body.issues?.[0].path], address).toEqual([400, field]);
    }
  }
  expect(await stateOf(plank)).toMatchObject({ image: own, normal_map: null, end_grain: null });
  // What stands there from another address of the shop stays when something else changes.
  await rows("update furniture_plank set image = 'http://old.example/static/a.webp' where id = $1", plank.id);
  const kept = { image: "http://old.example/static/a.webp", title: "Neuer Titel" };
  expect((await admin("POST", `/furniture/planks/${plank.id}`, kept)).status).toBe(200);
  await rows("update furniture_plank set image = $2 where id = $1", plank.id, own);
});
