import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inDays } from "../../../tests/shopper/days";
import { admin, rows, shop, staffToken, store } from "../../../tests/shopper/shop";
import { readPdf, squeeze } from "../src/domain/production-sheet/pdf-text.cases";
import { from, newPlank } from "./plank-stock";
import { paidOrder } from "./staff-deeds";
import { boardOf, move } from "./workshop";

async function pdfAt(path: string): Promise<Buffer> {
  const answer = await fetch(`${shop.medusa}/admin${path}`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return Buffer.from(await answer.arrayBuffer());
}
const textOf = (pdf: Buffer) =>
  readPdf(pdf)
    .map(({ squeezed }) => squeezed)
    .join("");
const picturesIn = (pdf: Buffer) => pdf.toString("latin1").split("/Subtype /Image").length - 1;

/** A photograph in the shop's files, as staff store one. */
async function photographed(list: "stool") {
  const background = `#${randomBytes(3).toString("hex")}`;
  const photo = await sharp({ create: { width: 900, height: 120, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const answer = await fetch(
    `${shop.medusa}/admin/furniture/planks/photos?list=${list}&length=220&width=40`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${await staffToken()}`, "content-type": "image/jpeg" },
      body: new Uint8Array(photo),
    },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { plank: { id: string; title: string; name: string } }).plank;
}

test("a sheet names a picked plank by its title, shows its photograph, and says whom to call and where it goes", async () => {
  const plank = await photographed("stool");
  const { id } = await paidOrder([["stool", from(plank)]]);
  await rows(
    `update order_address set phone = '030 7654321' where id = (select shipping_address_id from "order" where id = $1)`,
    id,
  );
  const pdf = await pdfAt(`/furniture/orders/${id}/production-sheet`);
  const text = textOf(pdf);
  expect(text).toContain(squeeze(`Nr. ${plank.name} · ${plank.title}`));
  expect(text).not.toMatch(/plank_/);
  expect(picturesIn(pdf)).toBe(1);
  expect(text).toContain(squeeze("Kunde Anna Muster, Musterstraße 1, 10115 Berlin"));
  expect(text).toContain(squeeze("Telefon 030 7654321"));
  const { body } = await admin("GET", `/furniture/workshop/pieces?order_id=${id}`);
  const page = await admin("GET", `/furniture/workshop/pieces/${body.pieces[0].number}`);
  expect(page.body.piece.planks).toMatchObject([
    { title: plank.title, image: expect.stringMatching(/^http/) },
  ]);
  expect(page.body.piece.boards).toHaveLength(1);
});

test("a plank whose photograph is gone is printed by its title alone", async () => {
  const plank = await newPlank("stool", { image: `${shop.medusa}/static/none-such.webp` });
  const { id } = await paidOrder([["stool", from(plank)]]);
  const pdf = await pdfAt(`/furniture/orders/${id}/production-sheet`);
  expect([picturesIn(pdf), textOf(pdf).includes(squeeze(plank.title))]).toEqual([0, true]);
});

test("a sheet says the day that holds, and which one it replaces", async () => {
  const { id } = await paidOrder([["stool"]]);
  await boardOf(id, 1);
  const day = inDays(100);
  const { body } = await admin("POST", `/furniture/orders/${id}/promise`, { day, reason: "Stahl fehlt" });
  const german = (iso: string) => iso.split("-").reverse().join(".");
  const text = textOf(await pdfAt(`/furniture/orders/${id}/production-sheet`));
  expect(text).toContain(
    squeeze(`Zugesagt bis ${german(day)} (neu vereinbart, zuerst ${german(body.promises[0].day)})`),
  );
});

test("a sheet has staff's notes and an open withdrawal, and says which of its pieces is with the customer", async () => {
  const { id } = await paidOrder([["stool"], ["bench"]]);
  const [piece] = await boardOf(id, 2);
  if (!piece) throw new Error("There is no piece");
  await admin("POST", `/furniture/orders/${id}/notes`, { text: "Kanten rund" });
  expect((await move(piece.number, "delivered", piece.version)).status).toBe(200);
  const text = async () => textOf(await pdfAt(`/furniture/orders/${id}/production-sheet`));
  const before = await text();
  expect(before).toContain(squeeze("Notizen Kanten rund"));
  expect(before.match(/beimKunden/gi)).toHaveLength(2);
  expect(before).not.toContain("WIDERRUF");
  const { status } = await admin("POST", `/furniture/orders/${id}/withdrawals`, {
    received_on: inDays(0),
  });
  expect(status).toBe(200);
  expect((await text()).match(/WIDERRUF/g)).toHaveLength(3);
});

test("a frame's page on the phone has its filling cut to size, as its sheet has", async () => {
  // A side of 50 less two rails of 4.5 that lap over it by 1.5 each.
  const { id } = await paidOrder([["frame", { dimensions: { width: 50, height: 40 }, filling: "mirror" }]]);
  const [piece] = await boardOf(id, 1);
  const { body } = await admin("GET", `/furniture/workshop/pieces/${piece?.number}`);
  expect(body.piece.fillings).toEqual([{ count: 1, part: "Spiegel", size: "44 × 34 × 0,4", cut: "" }]);
  const text = textOf(await pdfAt(`/furniture/orders/${id}/production-sheet`));
  expect(text).toContain(squeeze("1 × Spiegel 44 × 34 × 0,4"));
});

test("the sheets of a week are one paper with every order of it, and none of another", async () => {
  const [one, other, later] = [
    await paidOrder([["stool"]]),
    await paidOrder([["frame"], ["sample"]]),
    await paidOrder([["stool"]]),
  ];
  const numbers: string[] = [];
  for (const [{ id }, count, day] of [
    [one, 1, "2031-03-05"],
    [other, 2, "2031-03-09"],
    [later, 1, "2031-03-10"],
  ] as const) {
    const [piece] = await boardOf(id, count);
    numbers.push(String(piece?.number.split(".")[0]));
    await rows("update furniture_workshop_piece set due_on = $2 where order_id = $1", id, day);
  }
  const pages = readPdf(await pdfAt("/furniture/workshop/sheets?week=2031-W10"));
  const text = pages.map(({ squeezed }) => squeezed).join("");
  expect(pages).toHaveLength(5);
  expect(text).toContain(`Bestellung${numbers[0]}`);
  expect(text).toContain(`Bestellung${numbers[1]}`);
  expect(text).not.toContain(`Bestellung${numbers[2]}`);
  await rows("update furniture_workshop_piece set due_on = '2031-04-01' where due_on like '2031-03-%'");
  expect((await admin("GET", "/furniture/workshop/sheets?week=2031-W10")).status).toBe(404);
  // In a tab of the browser staff read why there is none.
  const tab = await fetch(`${shop.medusa}/admin/furniture/workshop/sheets?week=2031-W10`, {
    headers: {
      authorization: `Bearer ${await staffToken()}`,
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    },
  });
  expect([tab.status, tab.headers.get("content-type"), await tab.text()]).toEqual([
    404,
    "text/plain; charset=utf-8",
    "In der Woche 2031-W10 ist nichts fällig.",
  ]);
  for (const week of ["", "?week=2031-W60", "?week=10", "?week=2031-W10&all=1"])
    expect((await admin("GET", `/furniture/workshop/sheets${week}`)).status, week).toBe(400);
});

test("a shopper reads no note, no promise and no piece", async () => {
  const { id } = await paidOrder([["stool"]]);
  const [piece] = await boardOf(id, 1);
  for (const path of [
    `/admin/furniture/orders/${id}/notes`,
    `/admin/furniture/orders/${id}/promise`,
    `/admin/furniture/workshop/pieces`,
    `/admin/furniture/workshop/pieces/${piece?.number}`,
    "/admin/furniture/workshop/sheets?week=2031-W10",
    "/admin/furniture/today",
  ])
    expect((await fetch(`${shop.medusa}${path}`)).status, path).toBe(401);
  const { body } = await store("GET", `/orders/${id}/bill`);
  expect(JSON.stringify(body)).not.toMatch(/step|due_on/);
});
