import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { admin, checkout, complete, fromVienna, orderableCart, rows } from "../../../tests/shopper/shop";
import { newAddress, storeFrom } from "./from-address";

const longTest = longOnly(test);

const nameOf = () => `Anna ${randomUUID()}`;
const question = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  email: "anna@example.test",
  text: "Passt der Tisch durch eine Tür von 80 cm?",
  ...more,
});
const send = (body: unknown, address = newAddress()) => storeFrom(address, "POST", "/messages", body);
const storedAs = (name: string) => rows("select * from furniture_message where name = $1", name);
const mailsOf = (id: unknown) =>
  rows(
    "select template, recipient, language from furniture_mail where key like $1 order by template",
    `message:${id}:%`,
  );
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
const find = (list: any[], name: string) => list.find((message) => message.name === name);

test("a question is stored, mailed to its sender and the workshop, and listed as open with what it is about", async () => {
  const name = nameOf();
  const { status } = await send(question(name, { kind: "table", configuration: {}, language: "en" }));
  expect(status).toBe(200);
  const [stored] = await storedAs(name);
  expect(stored).toMatchObject({ email: "anna@example.test", kind: "table", language: "en", spam: false });
  expect(await mailsOf(stored?.id)).toEqual([
    { template: "message_received", recipient: "anna@example.test", language: "en" },
    { template: "workshop_message", recipient: null, language: null },
  ]);
  const told = await rows(
    "select template, data->>'piece' as piece from furniture_mail where key like $1 order by template",
    `message:${stored?.id}:%`,
  );
  expect(told.map(({ piece }) => piece)).toEqual(["Table", "Tisch"]);
  const { body } = await admin("GET", `/furniture/messages?state=open&q=${name}`);
  expect(find(body.messages, name)).toBeDefined();
  const sheet = (await admin("GET", `/furniture/messages/${stored?.id}`)).body.message;
  expect(sheet.piece).toBe("Tisch");
  expect(sheet.details[0].value).toContain("220 × 80 × 75 cm");
  expect(sheet.drawing).toContain("<svg");
});

test("a form sent twice is one message with one pair of mails", async () => {
  const name = nameOf();
  const body = question(name, { submission: randomUUID() });
  const answers = await Promise.all([send(body), send(body), send(body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const stored = await storedAs(name);
  expect(stored).toHaveLength(1);
  expect(await mailsOf(stored[0]?.id)).toHaveLength(2);
});

test("what is open is listed oldest first, what was answered newest first", async () => {
  const word = nameOf();
  const names = [1, 2, 3].map((number) => `${word} ${number}`);
  for (const name of names) await send(question(name));
  const listed = async (state: string) => {
    const { body } = await admin("GET", `/furniture/messages?state=${state}&q=${encodeURIComponent(word)}`);
    return body.messages.map((message: { name: string }) => message.name);
  };
  expect(await listed("open")).toEqual(names);
  for (const name of names) {
    const [stored] = await storedAs(name);
    await admin("POST", `/furniture/messages/${stored?.id}`, { answered: true });
  }
  expect(await listed("answered")).toEqual(names.toReversed());
});

test("a message is found by its sender's name as it is heard, with and without marks, in any case", async () => {
  const mark = randomUUID();
  const name = `Zoë Größmann-Yılmaz 100% ${mark}`;
  await send(question(name));
  const isFound = async (typed: string) => {
    const { body } = await admin("GET", `/furniture/messages?q=${encodeURIComponent(`${typed} ${mark}`)}`);
    return body.messages.length === 1;
  };
  for (const typed of ["größmann-yılmaz 100%", "groessmann-yilmaz 100%", "GROSSMANN-YILMAZ 100%"])
    expect(await isFound(typed), typed).toBe(true);
  // Neither of them stands for other letters.
  for (const typed of ["Gr%mann-Yılmaz 100%", "Größmann-Yılmaz 100_", "Graßmann-Yılmaz 100%"])
    expect(await isFound(typed), typed).toBe(false);
});

test("a second question from the same page is a second message", async () => {
  const name = nameOf();
  const body = question(name, { submission: randomUUID() });
  await send(body);
  await send({ ...body, text: "Und durch eine von 70 cm?" });
  expect(await storedAs(name)).toHaveLength(2);
});

test("the same words about another design, or with the telephone number that was missing, are a message of their own", async () => {
  const sides = (width: number) => ({ dimensions: { width, height: 40 } });
  const name = nameOf();
  const body = question(name, { submission: randomUUID(), kind: "frame", configuration: sides(30) });
  const changed = [body, { ...body, configuration: sides(40) }, { ...body, phone: "030 1234567" }, body];
  for (const one of changed) expect((await send(one)).status).toBe(200);
  const stored = await storedAs(name);
  const told = stored.map(({ phone, configuration }) => [
    phone,
    (configuration as ReturnType<typeof sides>).dimensions.width,
  ]);
  expect(told.toSorted()).toEqual(
    [
      [null, 30],
      [null, 40],
      ["030 1234567", 30],
    ].toSorted(),
  );
});

test("who fills in the hidden field gets the same answer, is listed as spam, and is mailed to nobody", async () => {
  const [person, machine] = [nameOf(), nameOf()];
  const honest = await send(question(person));
  const trapped = await send(question(machine, { website: "https://spam.example" }));
  expect([trapped.status, trapped.body]).toEqual([honest.status, honest.body]);
  const [stored] = await storedAs(machine);
  expect(await mailsOf(stored?.id)).toEqual([]);
  const open = (await admin("GET", `/furniture/messages?q=${machine}`)).body.messages;
  const spam = (await admin("GET", "/furniture/messages?state=spam&limit=100")).body.messages;
  expect(find(open, machine)).toBeUndefined();
  expect(find(spam, machine)).toBeDefined();
});

test.each([
  ["no name", { name: " " }, "name", "required"],
  ["no text", { text: "" }, "text", "required"],
  ["an address that is none", { email: "anna" }, "email", "email_invalid"],
  ["two addresses in one", { email: "a@example.test,b@example.test" }, "email", "email_invalid"],
  ["a text that is too long", { text: "x".repeat(2001) }, "text", "too_long"],
  ["a name that is no text", { name: { first: "Anna" } }, "name", "not_text"],
  ["a field nobody knows", { answered_at: "2026-01-01" }, "answered_at", "unknown_field"],
])(
  "%s is refused at its field, in the sender's language, and nothing is stored",
  async (_what, fault, path, code) => {
    const name = nameOf();
    const german = await send({ ...question(name), ...fault });
    expect(german.status).toBe(400);
    expect(german.body.issues).toEqual([expect.objectContaining({ path, code })]);
    const english = await send({ ...question(name), ...fault, language: "en" });
    expect(english.body.message).not.toBe(german.body.message);
    expect(await storedAs(name)).toEqual([]);
  },
);

test("a configuration that cannot be built does not keep a question from being asked", async () => {
  const name = nameOf();
  const { status } = await send(question(name, { kind: "table", configuration: { dimensions: "huge" } }));
  expect(status).toBe(200);
  expect(await storedAs(name)).toEqual([expect.objectContaining({ kind: "table", configuration: null })]);
});

test("staff find a message again by a part of name, address, text or note, whatever its state", async () => {
  const name = nameOf();
  await send(question(name, { text: "Hält das Öl 100%_sicher?" }));
  const [stored] = await storedAs(name);
  await admin("POST", `/furniture/messages/${stored?.id}`, {
    note: `Rückruf ${name} Dienstag`,
    answered: true,
  });
  const found = async (q: string, state = "all") => {
    const { body } = await admin(
      "GET",
      `/furniture/messages?${new URLSearchParams({ q, state, limit: "100" })}`,
    );
    return body.messages.filter((message: { id: string }) => message.id === stored?.id).length;
  };
  for (const q of [name.toUpperCase(), ` ${name} `, `rückruf ${name}`, "100%_SICHER"])
    expect([q, await found(q)]).toEqual([q, 1]);
  // What stands for anything in the database stands for itself here.
  for (const q of [`${name}x`, "100_%sicher", "H%t das"]) expect([q, await found(q)]).toEqual([q, 0]);
  expect([await found(name, "open"), await found(name, "answered")]).toEqual([0, 1]);
  const refused = await admin("GET", `/furniture/messages?q=${"x".repeat(201)}`);
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("200")]);
});

test("staff mark a message as answered: when and by whom is kept, also when it is marked again", async () => {
  const name = nameOf();
  await send(question(name));
  const [stored] = await storedAs(name);
  const path = `/furniture/messages/${stored?.id}`;
  const first = (await admin("POST", path, { answered: true, note: "per Telefon" })).body.message;
  expect(first.answered_by).toMatch(/@/);
  expect(first.note).toBe("per Telefon");
  await rows(
    "update furniture_message set answered_by = 'kollegin@planke46.example' where id = $1",
    stored?.id,
  );
  const second = (await admin("POST", path, { answered: true })).body.message;
  expect([second.answered_at, second.answered_by]).toEqual([first.answered_at, "kollegin@planke46.example"]);
  const answered = (await admin("GET", "/furniture/messages?state=answered&limit=100")).body.messages;
  expect(find(answered, name)).toBeDefined();
  const again = (await admin("POST", path, { answered: false })).body.message;
  expect([again.answered_at, again.answered_by]).toEqual([null, null]);
});

longTest(
  "staff are led to the order that a message names, also where it came from another e-mail address",
  async () => {
    const cart = await orderableCart("stool");
    await fromVienna(cart);
    await checkout(cart);
    const { order } = (await complete(cart)).body;
    const led = async (email: string) => {
      const name = nameOf();
      await send(
        question(name, { email, text: `Zu meiner Bestellung ${order.display_id}:\nEin Bein ist lose.` }),
      );
      const [stored] = await storedAs(name);
      return (await admin("GET", `/furniture/messages/${stored?.id}`)).body.message.orders[0];
    };
    const known = {
      id: order.id,
      number: String(order.display_id),
      email: "anna@example.test",
      number_matches: true,
    };
    expect(await led("Anna@Example.test")).toEqual({ ...known, email_matches: true });
    expect(await led("bert@example.test")).toEqual({ ...known, email_matches: false });
  },
);

test("a note to a question is not written over a colleague's that its writer has not seen", async () => {
  const name = nameOf();
  await send(question(name));
  const [stored] = await storedAs(name);
  const note = (text: string, note_seen: string | null) =>
    admin("POST", `/furniture/messages/${stored?.id}`, { note: text, note_seen });
  expect((await note("Erste", null)).status).toBe(200);
  const late = await note("Zweite", null);
  expect([late.status, late.body.issues?.[0]?.code]).toEqual([409, "note_changed"]);
  expect((await storedAs(name))[0]).toMatchObject({ note: "Erste" });
  expect((await note("Zweite", "Erste")).status).toBe(200);
});
