import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  add,
  admin,
  CONTACT,
  enter,
  fromVienna,
  newCart,
  newVoucher,
  orderableCart,
  rows,
  store,
  terms,
  until,
} from "../../../tests/shopper/shop";
import { change, linesOf, table } from "./changed-orders";
import { papersOf } from "./papers";
import { newPlank } from "./plank-stock";
import { bring, paidOrder, takeBack } from "./staff-deeds";
import { boardOf, move, placedUnpaid } from "./workshop";

const longTest = longOnly(test);

interface Listed {
  id: string;
  number: string;
  payment: string;
  step: string | null;
  late: boolean;
  due_on: string | null;
  unread_notes: number;
  pieces: { number: string; kind: string; words: string; step: string; returned: boolean }[];
}

async function list(query: string): Promise<Listed[]> {
  const { status, body } = await admin("GET", `/furniture/orders?${query}`);
  expect([query, status, body.message]).toEqual([query, 200, undefined]);
  return body.orders;
}

/** All that a filter lets through, page by page. */
async function whole(query: string): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let after = ""; ; ) {
    const { body } = await admin("GET", `/furniture/orders?limit=100&${query}${after}`);
    found.push(...body.orders);
    if (!body.next) return found;
    after = `&after=${body.next}`;
  }
}

/** Whether a filter lets an order through. */
const has = async (query: string, id: string) => (await whole(query)).some((order) => order.id === id);

/** A word that no other order has. */
const word = () => `Q${Math.random().toString(36).slice(2, 10)}`;

test("an order is listed with its pieces in words, its day, the step of the piece furthest behind and its money", async () => {
  const { id } = await paidOrder([["table", table(200)], ["stool"]]);
  const pieces = await boardOf(id, 2);
  const [long, stool] = pieces;
  await move(String(long?.number), "sawn", 1);
  await move(String(stool?.number), "wood_chosen", 1);
  const [order] = await list("limit=1");
  expect(order).toMatchObject({
    id,
    customer: "Anna Muster",
    city: "Berlin",
    country: null,
    payment: "paid",
    waiting: null,
    step: "wood_chosen",
    due_on: stool?.due_on,
    late: false,
    express: false,
    pickup: false,
    cancelled: false,
    unread_notes: 0,
  });
  expect(order?.pieces.map(({ number, kind, step }) => [number, kind, step])).toEqual([
    [long?.number, "Tisch", "sawn"],
    [stool?.number, "Hocker", "wood_chosen"],
  ]);
  expect(order?.pieces[0]?.words).toContain("200 × 80 × 75 cm");
});

test("of a piece that came back an order says so, and of the others where they are", async () => {
  const order = await paidOrder([["stool"], ["bench"]]);
  await boardOf(order.id, 2);
  await bring(order);
  await takeBack(order, order.items.slice(0, 1));
  const pieces = async () => (await list("limit=20")).find(({ id }) => id === order.id)?.pieces;
  await until(async () =>
    isDeepStrictEqual(
      (await pieces())?.map(({ kind, step, returned }) => [kind, step, returned]),
      [
        ["Bank", "delivered", false],
        ["Hocker", null, true],
      ],
    ),
  );
});

test("each filter lets through what it says and nothing else", async () => {
  const plain = (await paidOrder([["stool"], ["bench"]])).id;
  const express = (await paidOrder([["stool"]], { terms: { express_build: true, shipping: "pickup" } })).id;
  const reserved = await orderableCart("stool");
  await fromVienna(reserved);
  const reservation = await placedUnpaid(reserved);
  const transferred = await orderableCart("stool");
  await terms(transferred, { payment_method: "bank_transfer" });
  const transfer = await placedUnpaid(transferred);
  const all = { plain, express, reservation, transfer };
  for (const id of Object.values(all)) await boardOf(id, id === plain ? 2 : 1);
  const [begun] = await boardOf(express, 1);
  await move(String(begun?.number), "sawn", 1);
  await rows("update furniture_workshop_piece set due_on = '2020-03-04' where order_id = $1", plain);
  await rows(
    "insert into furniture_order_note (id, order_id, text, created_by) values ($1, $2, 'Ruft an', 'andere@planke46.example')",
    `fnote_${plain}`,
    plain,
  );
  const through = async (query: string) => {
    const found = await whole(query);
    // As often as it is listed: an order of two pieces stands there once.
    return Object.entries(all).flatMap(([name, id]) =>
      found.filter((order) => order.id === id).map(() => name),
    );
  };
  expect(await through("unpaid=unpaid")).toEqual(["reservation", "transfer"]);
  expect(await through("unpaid=bank_transfer")).toEqual(["transfer"]);
  expect(await through("unpaid=reservation")).toEqual(["reservation"]);
  expect(await through("not_begun=true")).toEqual(["plain", "reservation", "transfer"]);
  expect(await through("express=true")).toEqual(["express"]);
  expect(await through("pickup=true")).toEqual(["express"]);
  expect(await through("abroad=true")).toEqual(["reservation"]);
  expect(await through("late=true")).toEqual(["plain"]);
  expect(await through("notes=true")).toEqual(["plain"]);
  expect(await through("week=2020-W10")).toEqual(["plain"]);
  expect(await through("express=true&not_begun=true")).toEqual([]);
  expect(await through("late=true&notes=true&not_begun=true")).toEqual(["plain"]);
  // Another test's order may come meanwhile.
  const late = (await list("limit=100")).find(({ id }) => id === plain);
  expect(late).toMatchObject({ late: true, due_on: "2020-03-04", unread_notes: 1 });
  expect(await list("limit=1")).toMatchObject([{ payment: "open", waiting: "bank_transfer" }]);
  await admin("POST", `/furniture/orders/${transfer}/payment-received`);
  expect(await through("unpaid=unpaid")).toEqual(["reservation"]);
  await admin("POST", `/orders/${plain}/cancel`);
  await boardOf(plain, 0);
  expect(await through("late=true")).toEqual([]);
});

longTest("what a changed order costs more is unpaid until it is paid", async () => {
  const { id } = await paidOrder([["stool"]]);
  expect(await has("unpaid=unpaid", id)).toBe(false);
  const [line] = await linesOf(id);
  expect((await change(id, { lines: [line, { kind: "stool", configuration: {} }] })).status).toBe(200);
  expect(await has("unpaid=unpaid", id)).toBe(true);
  expect((await list("limit=1"))[0]).toMatchObject({ id, payment: "open" });
});

test("the search finds an order by number, piece, name, street, e-mail address, plank, voucher and note, each by its beginning, and by telephone", async () => {
  const [street, company, note] = [word(), word(), word()];
  const middle = word().toLowerCase();
  const email = `${word()}.${middle}@beispiel.test`.toLowerCase();
  // Without its zeros the end of the telephone number is the number of an order; the zeros say that it is none.
  const [oldest] = await rows('select min(display_id) as number from "order" where deleted_at is null');
  const digits = `${String(Math.random()).slice(2, 6).padEnd(4, "7")}${String(oldest?.number ?? 1).padStart(4, "0")}`;
  const voucher = await newVoucher(10);
  const plank = await newPlank("stool");
  const cart = await newCart();
  await add(cart, "stool", { choosePlanks: true, planks: [plank.id] });
  await store("POST", `/carts/${cart}`, {
    ...CONTACT,
    email,
    metadata: { vat_id: `DE ${digits}1` },
    shipping_address: {
      ...CONTACT.shipping_address,
      address_1: `${street}straße 12a`,
      company,
      phone: `+49 (0)30 ${digits.slice(0, 4)}-${digits.slice(4)}`,
    },
  });
  await terms(cart, { data_security: true, payment_method: "bank_transfer" });
  await enter(cart, voucher);
  const id = await placedUnpaid(cart);
  const [piece] = await boardOf(id, 1);
  expect(
    (await admin("POST", `/furniture/orders/${id}/notes`, { text: `Bitte ${note} anrufen` })).status,
  ).toBe(200);
  const [order] = await list("limit=1");
  const title = String((await rows("select title from furniture_plank where id = $1", plank.id))[0]?.title);
  for (const text of [
    order?.number,
    `#${order?.number}`,
    `Bestellung Nr. ${order?.number}`,
    `Auftrag ${piece?.number}`,
    piece?.number,
    `anna ${street}`,
    street.toLowerCase().slice(0, 7),
    `${street}straße 12a`,
    company,
    email,
    email.toUpperCase().slice(0, 12),
    email.replace(/@.*/, "@gmial.test"),
    `030${digits}`,
    `+49 30 / ${digits}`,
    digits.slice(2),
    digits.slice(4),
    middle,
    `${middle}@beispiel`,
    `DE ${digits.slice(0, 3)} ${digits.slice(3)}`,
    `de${digits.slice(0, 5)}`,
    title,
    voucher,
    voucher.toLowerCase().slice(0, 9),
    note,
  ])
    expect(await has(`q=${encodeURIComponent(String(text))}`, id), String(text)).toBe(true);
  for (const text of [
    word(),
    `${street} ${word()}`,
    `${order?.number}9`,
    "%",
    "_",
    "' or 1 = 1 --",
    `${word()}:* | anna`,
    "\\",
    digits.slice(5),
    `${digits.slice(0, 7)}${(Number(digits[7]) + 1) % 10}`,
    `%${email.slice(1)}`,
  ])
    expect(await has(`q=${encodeURIComponent(text)}`, id), text).toBe(false);
  const alsoIn = async (path: string) => (await admin("GET", `/furniture/${path}`)).body;
  for (const text of [street, email, order?.number]) {
    const pieces = (await alsoIn(`workshop/pieces?each_step=true&q=${text}`)).pieces;
    expect(pieces.map(({ number }: { number: string }) => number)).toContain(piece?.number);
  }
  expect(await alsoIn(`workshop/pieces?q=${street}`)).toMatchObject({ count: 1, counts: { accepted: 1 } });
  expect(await alsoIn(`workshop/pieces?q=${word()}`)).toMatchObject({ count: 0, pieces: [] });
  for (const text of [street, email.slice(0, 8)])
    await expect.poll(async () => (await alsoIn(`mails?q=${text}`)).count).toBeGreaterThan(0);
  expect((await alsoIn(`mails?q=${word()}`)).count).toBe(0);
  expect(await has(`q=${street}&unpaid=bank_transfer`, id)).toBe(true);
  expect(await has(`q=${street}&express=true`, id)).toBe(false);
});

longTest(
  "the order whose very number is searched for stands first, before newer ones with a word that begins with it",
  async () => {
    const { id } = await paidOrder([["stool"]]);
    const [{ number = "" } = {}] = await list("limit=1");
    await papersOf(id, 1);
    const cart = await newCart();
    await add(cart, "stool");
    await store("POST", `/carts/${cart}`, {
      ...CONTACT,
      shipping_address: { ...CONTACT.shipping_address, address_1: `Hausnummer ${number}7` },
    });
    await terms(cart, { data_security: true, payment_method: "bank_transfer" });
    await enter(cart, await newVoucher(0));
    const newer = await placedUnpaid(cart);
    for (const q of [number, `Bestellung ${number}`, `${number}.1`])
      expect((await list(`q=${q}`))[0]?.id, q).toBe(id);
    const first = await admin("GET", `/furniture/orders?q=${number}&limit=1`);
    const second = await list(`q=${number}&after=${first.body.next}`);
    expect(second.map((order) => order.id)).toContain(newer);
    expect(second.map((order) => order.id)).not.toContain(id);
    expect(await has(`q=${number}&unpaid=unpaid`, newer)).toBe(true);
    expect(first.body.orders[0].total).toBe(194);
    const [paper] = await papersOf(id, 1);
    expect((await list(`q=${paper?.number.toLowerCase()}`)).map((order) => order.id)).toEqual([id]);
  },
);

test("the search finds a name however it is spelt, and a word beside typographic signs", async () => {
  // With an "ue" that is no ü beside one that is.
  const [name, note] = [`bauer${word()}`, word()];
  const cart = await newCart();
  await add(cart, "stool");
  await store("POST", `/carts/${cart}`, {
    ...CONTACT,
    shipping_address: {
      ...CONTACT.shipping_address,
      first_name: "Zoë",
      last_name: `O’Größmüller${name}`,
      company: `Yılmaz${name} İş`,
    },
  });
  await terms(cart, { data_security: true, payment_method: "bank_transfer" });
  await enter(cart, await newVoucher(0));
  const id = await placedUnpaid(cart);
  await boardOf(id, 1);
  await admin("POST", `/furniture/orders/${id}/notes`, { text: `Sagt „${note}“–morgen` });
  for (const text of [
    `größmüller${name}`,
    `GRÖSSMÜLLER${name}`,
    `groessmueller${name}`,
    `O'Größmüller${name}`,
    `O’Größmüller${name}`,
    `zoë größmüller${name}`,
    `zoe grossmuller${name}`,
    `yilmaz${name}`,
    `YILMAZ${name} is`,
    `yılmaz${name} İş`,
    note,
    `„${note}“`,
  ])
    expect(await has(`q=${encodeURIComponent(text)}`, id), text).toBe(true);
  for (const text of [`grosmüller${name}`, `größmeller${name}`])
    expect(await has(`q=${encodeURIComponent(text)}`, id), text).toBe(false);
});

test("page follows page without a gap, also while new orders come", async () => {
  const first = await admin("GET", "/furniture/orders?limit=3");
  await paidOrder([["stool"]]);
  const second = await admin("GET", `/furniture/orders?limit=3&after=${first.body.next}`);
  const six = await list("limit=7");
  expect(
    [...first.body.orders, ...second.body.orders].map(({ id }: Listed) => id),
    "the seven newest, without the one that came",
  ).toEqual(six.slice(1).map(({ id }) => id));
  const [oldest] = await rows(
    `select o.id from "order" o join furniture_order f on f.order_id = o.id order by o.created_at, o.id limit 1`,
  );
  expect((await admin("GET", `/furniture/orders?after=${oldest?.id}`)).body).toMatchObject({
    orders: [],
    next: null,
  });
});

longTest(
  "what is worked off stands in its turn: by the day it is due, else the oldest first, page by page",
  async () => {
    const ids: string[] = [];
    for (const due of ["2019-03-06", "2019-03-04", "2019-03-05"]) {
      const { id } = await paidOrder([["stool"]]);
      await boardOf(id, 1);
      await rows("update furniture_workshop_piece set due_on = $2 where order_id = $1", id, due);
      await rows(
        "insert into furniture_order_note (id, order_id, text, created_by) values ($1, $2, 'Ruft an', 'andere@planke46.example')",
        `fnote_${id}`,
        id,
      );
      ids.push(id);
    }
    const [sixth, fourth, fifth] = ids;
    const ours = async (query: string) =>
      (await whole(query)).map(({ id }) => id).filter((id) => ids.includes(id));
    for (const query of ["late=true", "not_begun=true", "week=2019-W10", "late=true&notes=true"])
      expect(await ours(query), query).toEqual([fourth, fifth, sixth]);
    expect(await ours("notes=true")).toEqual(ids);
    expect(await ours("")).toEqual(ids.toReversed());
    const first = await admin("GET", "/furniture/orders?week=2019-W10&limit=2");
    expect(first.body.orders.map(({ id }: Listed) => id)).toEqual([fourth, fifth]);
    const second = await admin("GET", `/furniture/orders?week=2019-W10&limit=2&after=${first.body.next}`);
    expect([second.body.orders.map(({ id }: Listed) => id), second.body.next]).toEqual([[sixth], null]);
    for (const id of ids)
      await rows("update furniture_workshop_piece set due_on = null where order_id = $1", id);
  },
);

test.each([
  "unpaid=card",
  "late=maybe",
  "late=false",
  "week=2027-W53",
  "limit=101",
  "limit=0",
  "after=order_unknown",
  `q=${"x".repeat(101)}`,
  "q=a&q=b",
  "colour=red",
])("?%s is refused in words", async (query) => {
  const { status, body } = await admin("GET", `/furniture/orders?${query}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    message: expect.any(String),
    issues: [expect.objectContaining({ path: query.split("=")[0] })],
  });
});
