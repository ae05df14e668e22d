import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { inDays } from "../../../tests/shopper/days";
import {
  add,
  admin,
  CONTACT,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { newAddress, storeFrom } from "./from-address";

const longTest = longOnly(test);

const FORM = {
  name: "Anna Muster",
  email: CONTACT.email,
  order_number: "999999",
  language: "de",
};
const draft = (more: Record<string, unknown> = {}) =>
  storeFrom(newAddress(), "POST", "/withdrawals", { ...FORM, ...more });
const confirm = (id: string) => storeFrom(newAddress(), "POST", `/withdrawals/${id}/confirm`, {});
const draftId = async (more: Record<string, unknown> = {}): Promise<string> =>
  (await draft(more)).body.withdrawal.id;
const stored = async (id: string) => (await rows("select * from furniture_withdrawal where id = $1", id))[0];
const mailsOf = (id: string) =>
  rows(
    "select template, recipient, data from furniture_mail where key like $1 order by template",
    `withdrawal:${id}:%`,
  );
const sheetOf = async (id: string) => (await admin("GET", `/furniture/withdrawals/${id}`)).body.withdrawal;

/** A placed order with a stool (a preset in a standard colour) and a bench of a length of its own. */
async function placedOrder(email = CONTACT.email): Promise<{ id: string; number: string }> {
  const cart = await orderableCart("stool");
  if (email !== CONTACT.email) await store("POST", `/carts/${cart}`, { email });
  await add(cart, "bench", { dimensions: { chosen: "individual", length: 150, width: 40, height: 45 } });
  await terms(cart, { outside_germany: true, shipping: "pickup" });
  await checkout(cart);
  const { order } = (await complete(cart)).body;
  return { id: order.id, number: String(order.display_id) };
}

test("a withdrawal takes two steps: only the confirmation declares it, with a moment to the second and a receipt by mail", async () => {
  const id = await draftId({ scope: "some", pieces: "Der Hocker", text: "Er passt nicht." });
  expect((await stored(id))?.confirmed_at).toBeNull();
  expect(await mailsOf(id)).toEqual([]);
  const before = Date.now();
  const { status, body } = await confirm(id);
  expect(status).toBe(200);
  expect(body.withdrawal).toMatchObject({
    withdrawal_id: id,
    name: "Anna Muster",
    order_number: "999999",
    scope: "some",
    pieces: "Der Hocker",
    text: "Er passt nicht.",
  });
  expect(Math.abs(Date.parse(body.withdrawal.confirmed_at) - before)).toBeLessThan(60_000);
  expect(body.withdrawal.confirmed_at_words).toMatch(/^\d+\. \S+ 20\d\d, \d\d:\d\d:\d\d ME(S)?Z$/);
  const mails = await mailsOf(id);
  expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
    ["withdrawal_received", CONTACT.email],
    ["workshop_withdrawal", null],
  ]);
  expect(mails[0]?.data).toMatchObject({
    confirmed_at: body.withdrawal.confirmed_at,
    pieces: "Der Hocker",
  });
});

test("confirming again, also at once, changes nothing: the first moment stays, and there is one pair of mails", async () => {
  const id = await draftId();
  const answers = await Promise.all([confirm(id), confirm(id), confirm(id)]);
  const later = await confirm(id);
  const moments = new Set([...answers, later].map(({ body }) => body.withdrawal.confirmed_at));
  expect(moments.size).toBe(1);
  expect(await mailsOf(id)).toHaveLength(2);
});

test("an order number that is known is answered like one that is not", async () => {
  const { number } = await placedOrder();
  const known = await draft({ order_number: number });
  const unknown = await draft({ order_number: "888888" });
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  const shape = ({ body }: any) => Object.keys(body.withdrawal).sort();
  expect(shape(known)).toEqual(shape(unknown));
  const [first, second] = [
    await confirm(known.body.withdrawal.id),
    await confirm(unknown.body.withdrawal.id),
  ];
  expect([first.status, shape(first)]).toEqual([second.status, shape(second)]);
  expect(JSON.stringify(first.body)).not.toMatch(/order_0|Hocker|stool/);
});

test("a withdrawal of an order that nobody knows is stored for staff to sort out", async () => {
  const email = `anna-${randomUUID()}@example.test`;
  const id = await draftId({ order_number: "die Bank vom Mai", email });
  await confirm(id);
  const later = await draftId({ order_number: "noch eine Bank", email });
  await confirm(later);
  const listed = async (state: string) => {
    const { body } = await admin("GET", `/furniture/withdrawals?state=${state}&q=${email}`);
    return body.withdrawals.map((withdrawal: { id: string }) => withdrawal.id);
  };
  expect(await listed("open"), "whose period ends first is first").toEqual([id, later]);
  expect(await listed("all")).toEqual([later, id]);
  expect(await sheetOf(id)).toMatchObject({ order: null, candidates: [] });
});

longTest(
  "a mistyped number leads to the orders with the same e-mail, and two numbers in one text to both; staff link the one that is meant",
  async () => {
    const email = `anna-${randomUUID()}@example.test`;
    const [first, second] = [await placedOrder(email), await placedOrder(email.toUpperCase())];
    const declared = async (order_number: string) => {
      const id = await draftId({ order_number, email });
      await confirm(id);
      const { order, candidates } = await sheetOf(id);
      return { order, found: candidates.map(({ id }: { id: string }) => id) };
    };
    expect(await declared("999999")).toEqual({ order: null, found: [second.id, first.id] });
    expect(await declared(`${first.number} und ${second.number}`)).toEqual({
      order: null,
      found: [second.id, first.id],
    });
    const dated = await declared(`Nr. ${first.number} vom 1.12.2026`);
    expect(dated.order.id).toBe(first.id);
  },
);

test("what came by letter is entered for its order: it counts from its day, its customer gets the receipt, and a second press enters nothing", async () => {
  const order = await placedOrder();
  const enter = (body: object) => admin("POST", `/furniture/orders/${order.id}/withdrawals`, body);
  const today = inDays(0);
  const refused = async (body: object) => (await enter(body)).body.issues[0].path;
  expect(await refused({})).toBe("received_on");
  expect(await refused({ received_on: "2020-01-01" })).toBe("received_on");
  expect(await refused({ received_on: "2999-01-01" })).toBe("received_on");
  expect(await refused({ received_on: today, pieces: [`${order.number}.9`] })).toBe("pieces");
  const letter = { received_on: today, pieces: [`${order.number}.1`], text: "Er passt nicht." };
  const { status, body } = await enter(letter);
  expect([status, body.order?.withdrawn]).toEqual([200, true]);
  expect((await enter(letter)).status).toBe(409);
  const [kept] = await rows("select * from furniture_withdrawal where order_id = $1", order.id);
  expect(kept).toMatchObject({
    name: "Anna Muster",
    email: CONTACT.email,
    order_number: order.number,
    scope: "some",
    pieces: `${order.number}.1 Hocker`,
    entered_by: expect.stringContaining("@"),
  });
  const [receipt] = await mailsOf(String(kept?.id));
  expect(receipt).toMatchObject({ template: "withdrawal_received", recipient: CONTACT.email });
  // A letter has a day, and no second.
  expect(receipt?.data).toMatchObject({ confirmed_at_words: expect.stringMatching(/^\d+\. \S+ 20\d\d$/) });
});

test("number and e-mail of one order link it, and each line says whether there is a right to withdraw", async () => {
  const order = await placedOrder();
  const id = await draftId({ order_number: `Nr. ${order.number}.1`, email: CONTACT.email.toUpperCase() });
  await confirm(id);
  const sheet = await sheetOf(id);
  expect(sheet.order).toMatchObject({ id: order.id, number: order.number });
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  expect(sheet.order.lines.map((line: any) => [line.number, line.made_to_measure])).toEqual([
    [`${order.number}.1`, false],
    [`${order.number}.2`, true],
  ]);
  // 707 + 175 less 75 for the pick-up: each piece bears its share. It is a reservation, and nothing is paid.
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  expect(sheet.order.lines.map((line: any) => [line.paid, line.place])).toEqual([
    [160.12, "inside"],
    [646.88, "inside"],
  ]);
  expect(sheet.order).toMatchObject({ kept: 0, refunded: 0, period: { state: "open" } });
  const days = (Date.parse(sheet.order.refund_by) - Date.parse(sheet.confirmed_at)) / 86_400_000;
  expect([13, 14]).toContain(Math.floor(days));
});

test("the e-mail of somebody else links nothing; staff see the order that may be meant and link it", async () => {
  const order = await placedOrder();
  const email = `someone.${order.number}@example.test`;
  const id = await draftId({ order_number: order.number, email });
  await confirm(id);
  const sheet = await sheetOf(id);
  expect(sheet.order).toBeNull();
  expect(sheet.candidates).toEqual([
    { id: order.id, number: order.number, email: CONTACT.email, number_matches: true, email_matches: false },
  ]);
  const path = `/furniture/withdrawals/${id}`;
  for (const order_id of ["order_unknown", ""])
    expect((await admin("POST", path, { order_id })).status).toBe(400);
  const linked = (await admin("POST", path, { order_id: order.id, handled: true })).body.withdrawal;
  expect(linked.order.id).toBe(order.id);
  expect(linked.handled_by).toMatch(/@/);
  const late = await admin("POST", path, { order_id: null, order_id_seen: null });
  expect([late.status, late.body.issues[0]]).toMatchObject([
    409,
    { path: "order_id", code: "order_relinked" },
  ]);
  expect((await sheetOf(id)).order.id, "a colleague's link is not taken away unseen").toBe(order.id);
  const seen = await admin("POST", path, { order_id: null, order_id_seen: order.id });
  expect([seen.status, seen.body.withdrawal.order]).toEqual([200, null]);
});

test("a withdrawal without a number is found by that of the order staff have linked it to", async () => {
  const order = await placedOrder();
  // No figure anywhere in it: a random address would hold the order's number now and then.
  const id = await draftId({ order_number: "der Hocker vom Mai", email: "hocker.vom.mai@example.test" });
  await confirm(id);
  const found = async (q: string) => {
    const { body } = await admin("GET", `/furniture/withdrawals?q=${encodeURIComponent(q)}`);
    return body.withdrawals.map((one: { id: string }) => one.id);
  };
  expect(await found(order.number)).not.toContain(id);
  await admin("POST", `/furniture/withdrawals/${id}`, { order_id: order.id });
  for (const q of [order.number, `#${order.number}`]) expect(await found(q), q).toContain(id);
});

test("until a withdrawal is handled, its order's card and pieces in the workshop say that it is open", async () => {
  const order = await placedOrder();
  const id = await draftId({ order_number: order.number });
  await confirm(id);
  const said = async () => {
    const card = (await admin("GET", `/furniture/orders/${order.id}`)).body.order;
    const { pieces } = (await admin("GET", `/furniture/workshop/pieces?order_id=${order.id}`)).body;
    const piece = (await admin("GET", `/furniture/workshop/pieces/${order.number}.1`)).body.piece;
    // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
    return [card.withdrawn, ...pieces.map((one: any) => one.withdrawn), piece.withdrawn];
  };
  await expect.poll(said, { timeout: 10_000 }).toEqual([true, true, true, true]);
  await admin("POST", `/furniture/withdrawals/${id}`, { handled: true });
  expect(await said()).toEqual([false, false, false, false]);
});

test("a note is not written over a colleague's that its writer has not seen", async () => {
  const id = await draftId();
  await confirm(id);
  const note = (text: string, note_seen?: string | null) =>
    admin("POST", `/furniture/withdrawals/${id}`, { note: text, note_seen });
  const answers = await Promise.all([note("Erste", null), note("Zweite", null)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = (await sheetOf(id)).note;
  expect((await note("Dritte", "etwas anderes")).body.issues[0]).toMatchObject({
    path: "note",
    code: "note_changed",
  });
  expect((await sheetOf(id)).note).toBe(kept);
  expect((await note("Dritte", kept)).status).toBe(200);
  expect((await sheetOf(id)).note).toBe("Dritte");
  expect((await note("Dritte", kept)).status, "its answer got lost, and it is sent once more").toBe(200);
});

longTest(
  "a withdrawal that looks like a machine's is not lost: staff see it, and clear it",
  async () => {
    const id = await draftId({ website: "x" });
    expect((await confirm(id)).body.withdrawal.confirmed_at).toEqual(expect.any(String));
    expect(await mailsOf(id)).toEqual([]);
    expect((await sheetOf(id)).spam).toBe(true);
    await admin("POST", `/furniture/withdrawals/${id}`, { spam: false });
    await expect.poll(() => mailsOf(id), { timeout: 70_000, interval: 1000 }).toHaveLength(2);
  },
  80_000,
);

test.each([
  ["no name", { name: "" }, "name"],
  ["no order number", { order_number: " " }, "order_number"],
  ["no address for the receipt", { email: "" }, "email"],
  ["some pieces, but not which", { scope: "some" }, "pieces"],
  ["the whole order, and a piece of it", { scope: "all", pieces: "Der Hocker" }, "pieces"],
  ["a text without end", { text: "x".repeat(2001) }, "text"],
  ["a field nobody knows", { confirmed_at: "2020-01-01" }, "confirmed_at"],
])("%s is refused at its field", async (_what, fault, path) => {
  const { status, body } = await draft(fault);
  expect(status).toBe(400);
  expect(body.issues[0].path).toBe(path);
});

test("confirming what is no draft is a 404 in words", async () => {
  const { status, body } = await confirm("fwdr_unknown");
  expect(status).toBe(404);
  expect(body.message).toMatch(/finden wir nicht/);
});

test("a sample in a standard colour is not made to measure", async () => {
  const cart = await orderableCart("sample");
  await enter(cart, await newVoucher(5));
  await checkout(cart);
  const { order } = (await complete(cart)).body;
  const id = await draftId({ order_number: String(order.display_id) });
  await confirm(id);
  expect((await sheetOf(id)).order.lines[0].made_to_measure).toBe(false);
});
