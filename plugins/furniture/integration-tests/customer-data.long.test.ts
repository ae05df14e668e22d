import { expect, test } from "vitest";
import { inDays, thisYear } from "../../../tests/shopper/days";
import { keepSilent, payOnPage } from "../../../tests/shopper/payment-page";
import { admin, CONTACT, checkout, complete, rows, store } from "../../../tests/shopper/shop";
import { Migration20261130041500 } from "../src/modules/customer-data/migrations/Migration20261130041500";
import { change, linesOf } from "./changed-orders";
import { newAddress, storeFrom } from "./from-address";
import { papersOf } from "./papers";
import { agePapers, ask, cartOf, deliver, newPerson, order, type Person, tablesWith } from "./persons";
import { boardOf, move, takeBack } from "./workshop";

/** Of the eight years that the books keep what is of this one. */
const LAST_DAY = `${thisYear() + 8}-12-31`;

/** A message, an answer to the survey and the draft of a withdrawal. */
async function write({ email, lastName, phone, message }: Person, orderId: string): Promise<void> {
  const [{ display_id } = { display_id: 0 }] = await rows(
    'select display_id from "order" where id = $1',
    orderId,
  );
  const answers = [
    await storeFrom(newAddress(), "POST", "/messages", { name: lastName, email, phone, text: message }),
    await store("POST", `/orders/${orderId}/origin-survey`, { otherOrigin: message }),
    await store("POST", "/withdrawals", {
      name: lastName,
      email,
      order_number: String(display_id),
      text: message,
    }),
  ];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([expect.toBeOneOf([200, 201]), body]);
}

/** What staff write about an order: a note, and why a day, a step and the order itself are others. */
async function writeAsStaff(orderId: string, words: string): Promise<void> {
  const [line] = await linesOf(orderId);
  const wish = {
    lines: [{ ...line, kind: "sample", configuration: { color: { hex: "#123456", chooseOwnColor: true } } }],
  };
  expect((await change(orderId, wish, { reason: words })).status).toBe(200);
  const [piece] = await boardOf(orderId, 1);
  if (!piece) throw new Error("There is no piece");
  const day = inDays(90);
  const { body } = await move(piece.number, "packed", piece.version);
  const answers = [
    await admin("POST", `/furniture/orders/${orderId}/notes`, { text: words }),
    await admin("POST", `/furniture/orders/${orderId}/promise`, { day, reason: words }),
    await takeBack(piece.number, "accepted", body.piece.version, words),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
}

test("a person gets everything the shop knows of them", async () => {
  const person = newPerson();
  const { id, display_id } = await order(person);
  await papersOf(id, 1);
  await cartOf(person, "table");
  await write(person, id);
  await writeAsStaff(id, person.message);
  const { status, body } = await ask("export", person.email.toUpperCase());
  expect(body.information).toMatchObject([
    {
      language: "de",
      texts: { kept: expect.stringMatching(/^Bestellungen und Rechnungen bewahren wir 8 Jahre auf/) },
    },
    { language: "en", texts: { kept: expect.stringMatching(/^We keep orders and invoices for 8 years/) } },
  ]);
  expect(status).toBe(200);
  expect(body.records.customers).toMatchObject([{ email: person.email }]);
  expect(body.records.orders).toMatchObject([
    {
      number: display_id,
      delivery_address: { last_name: person.lastName, phone: person.phone },
      terms_and_bill: { message: person.message, total: 5 },
      lines: [{ title: "Muster", price: 5, configuration: expect.any(Object) }],
      payments: [{ amount: 5, captured_at: expect.any(String) }],
    },
  ]);
  expect(body.records.papers).toMatchObject([{ says: { buyer: { name: `Anna ${person.lastName}` } } }]);
  expect(body.records.carts).toMatchObject([{ message: person.message, lines: [{ title: "Tisch" }] }]);
  expect(body.records.messages).toMatchObject([{ text: person.message, phone: person.phone }]);
  expect(body.records.origin_surveys).toMatchObject([{ other_origin: person.message }]);
  expect(body.records.withdrawals).toMatchObject([{ order_number: String(display_id), declared_at: null }]);
  expect(body.records.order_notes).toMatchObject([{ text: person.message }]);
  expect(body.records.order_versions.at(-1)).toMatchObject({ number: 2, reason: person.message });
  expect(body.records.order_change_notes).toMatchObject([{ note: `Auftrag ändern: ${person.message}` }]);
  expect(body.records.promises.at(-1)).toMatchObject({ reason: person.message });
  expect(body.records.workshop_moves.at(-1)).toMatchObject({ to: "accepted", reason: person.message });
  expect(JSON.stringify(body)).not.toContain("anna@example.test");
});

test("a forgotten person stands nowhere in the database, except where the books need name and address", async () => {
  const person = newPerson();
  const { id } = await order(person);
  await papersOf(id, 1);
  await writeAsStaff(id, person.message);
  await deliver(id);
  await cartOf(person, "table");
  await write(person, id);
  const { status, body } = await ask("anonymise", person.email);
  expect([status, body.forgotten]).toEqual([200, []]);
  expect(body.kept).toMatchObject([{ id, standing: "retained", kept_until: LAST_DAY }]);
  for (const gone of [person.email, person.phone, person.message]) {
    expect(await tablesWith(gone.toLowerCase())).toEqual([]);
  }
  expect(await tablesWith(person.lastName.toLowerCase())).toEqual(["furniture_paper", "order_address"]);
  const survey = "select id from furniture_origin_survey where order_id = $1";
  expect(await rows(survey, id)).toEqual([]);
  const kept = await rows(
    'select a.last_name, a.address_1 from "order" o join order_address a on a.id = o.billing_address_id where o.id = $1',
    id,
  );
  expect(kept).toEqual([{ last_name: person.lastName, address_1: CONTACT.shipping_address.address_1 }]);
});

test("sums, lines and payments of the books outlive the person", async () => {
  const person = newPerson();
  const { id } = await order(person);
  await deliver(id);
  const look = () =>
    admin("GET", `/orders/${id}?fields=display_id,total,tax_total,*items,*payment_collections.payments`);
  const before = (await look()).body.order;
  await ask("anonymise", person.email);
  const after = (await look()).body.order;
  expect(after).toMatchObject({
    display_id: before.display_id,
    total: before.total,
    tax_total: before.tax_total,
  });
  expect(after.items.length).toBe(1);
  expect(after.payment_collections[0].payments[0].amount).toBe(5);
});

/** A voucher that staff issue for somebody, with what they note. */
async function voucherFor(note: string): Promise<string> {
  const { status, body } = await admin("POST", "/furniture/vouchers", { value: 2, note });
  expect(status).toBe(201);
  return body.voucher.code;
}

test("what staff noted on a voucher goes with the order that redeemed it, and with whoever it names; its worth stays", async () => {
  const person = newPerson();
  const spent = await voucherFor(person.message);
  const named = await voucherFor(`Kulanz für ${person.email}`);
  const other = await voucherFor("Kulanz für jemand anderen");
  const { id } = await order(person, spent);
  await deliver(id);
  const { body } = await ask("export", person.email);
  expect(body.records.vouchers).toMatchObject([
    { code: spent, note: person.message },
    { code: null, note: `Kulanz für ${person.email}` },
  ]);
  await ask("anonymise", person.email);
  expect(await tablesWith(person.message.toLowerCase())).toEqual([]);
  expect(await tablesWith(person.email)).toEqual([]);
  const vouchers = await rows(
    "select code, metadata ->> 'note' as note from promotion where code = any($1)",
    [spent, named, other],
  );
  expect(vouchers).toEqual(
    expect.arrayContaining([
      { code: spent, note: null },
      { code: named, note: null },
      { code: other, note: "Kulanz für jemand anderen" },
    ]),
  );
});

test("who was forgotten before these places were known is forgotten there by the upgrade; others keep theirs", async () => {
  const [person, neighbour] = [newPerson(), newPerson()];
  const codes = [await voucherFor(person.message), await voucherFor(neighbour.message)];
  const orders = [await order(person, codes[0] ?? ""), await order(neighbour, codes[1] ?? "")];
  await write(person, orders[0]?.id ?? "");
  await write(neighbour, orders[1]?.id ?? "");
  for (const [index, { message }] of [person, neighbour].entries())
    await rows(
      `insert into refund (id, amount, raw_amount, payment_id, note)
       select 'noted-' || $1, 0, '{"value":"0"}', p.id, $2 from payment p
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
      orders[index]?.id,
      message,
    );
  // As an earlier release left an order that it forgot.
  await rows(`update "order" set email = null, metadata = metadata - 'message' where id = $1`, orders[0]?.id);
  const upgrade = new Migration20261130041500(undefined as never, undefined as never);
  await upgrade.up();
  for (const query of upgrade.getQueries()) await rows(String(query));
  const where = async ({ message }: Person) =>
    (await tablesWith(message.toLowerCase())).filter((table) =>
      ["furniture_origin_survey", "promotion", "refund"].includes(table),
    );
  expect(await where(person)).toEqual([]);
  expect(await where(neighbour)).toEqual(["furniture_origin_survey", "promotion", "refund"]);
  await rows("delete from refund where id like 'noted-%'");
});

test("an order still to be delivered stays whole, and staff are told", async () => {
  const person = newPerson();
  const { id } = await order(person);
  const { body } = await ask("anonymise", person.email);
  expect(body.kept).toMatchObject([{ id, standing: "open", kept_until: null }]);
  const [stored] = await rows('select email from "order" where id = $1', id);
  expect(stored).toEqual({ email: person.email });
});

test("who is paying a cart is forgotten once it is an order, and not before", async () => {
  const person = newPerson();
  const cart = await cartOf(person, "sample");
  const page = (await checkout(cart)).body.url;
  const refused = await ask("anonymise", person.email);
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [expect.objectContaining({ path: "email", code: "cart_being_paid" })],
  ]);
  // Paid without an event: only the shopper's return makes it an order.
  await keepSilent(page);
  expect(await payOnPage(page)).toBe(true);
  expect((await ask("anonymise", person.email)).status).toBe(400);
  const { order: placed } = (await complete(cart)).body;
  const { status, body } = await ask("anonymise", person.email);
  expect([status, body.kept]).toEqual([
    200,
    [expect.objectContaining({ number: String(placed.display_id), standing: "open" })],
  ]);
  const [{ email } = { email: null }] = await rows('select email from "order" where id = $1', placed.id);
  expect(email).toBe(person.email);
});

test("who has only written is found by what they wrote, and an open withdrawal stays until it is handled", async () => {
  const person = newPerson();
  const found = async () => {
    const { messages, withdrawals, open_withdrawals } = (await ask("search", person.email)).body;
    return [messages, withdrawals, open_withdrawals];
  };
  const form = { name: person.lastName, email: person.email, order_number: "999999" };
  const { body } = await storeFrom(newAddress(), "POST", "/withdrawals", form);
  expect(await found()).toEqual([0, 0, 0]);
  const { id } = body.withdrawal;
  await storeFrom(newAddress(), "POST", `/withdrawals/${id}/confirm`, {});
  await storeFrom(newAddress(), "POST", "/messages", {
    name: person.lastName,
    email: person.email,
    text: "?",
  });
  expect(await found()).toEqual([1, 1, 1]);
  for (const _again of [1, 2]) expect((await ask("anonymise", person.email)).status).toBe(200);
  expect(await found()).toEqual([0, 1, 1]);
  await admin("POST", `/furniture/withdrawals/${id}`, { handled: true });
  expect((await ask("anonymise", person.email)).status).toBe(200);
  expect(await found()).toEqual([0, 0, 0]);
});

test("past the time of the books nothing personal is left", async () => {
  const person = newPerson();
  const { id } = await order(person);
  await papersOf(id, 1);
  await deliver(id);
  await rows(`update "order" set created_at = created_at - interval '10 years' where id = $1`, id);
  await agePapers(id);
  const { body } = await ask("anonymise", person.email);
  expect(body.forgotten).toMatchObject([{ id, standing: "free" }]);
  expect(await tablesWith(person.lastName.toLowerCase())).toEqual([]);
});

test("an invoice stays until the end of its own time, though the order is of an earlier year", async () => {
  const person = newPerson();
  const { id } = await order(person);
  await papersOf(id, 1);
  await deliver(id);
  await rows(`update "order" set created_at = created_at - interval '10 years' where id = $1`, id);
  const { body } = await ask("anonymise", person.email);
  expect(body.kept).toMatchObject([{ id, standing: "retained", kept_until: LAST_DAY }]);
  expect(await tablesWith(person.lastName.toLowerCase())).toEqual(["furniture_paper", "order_address"]);
});

test("repeated, and for strangers and nonsense, nothing breaks", async () => {
  const person = newPerson();
  await cartOf(person, "table");
  expect((await ask("anonymise", person.email)).status).toBe(200);
  const again = await ask("anonymise", person.email);
  expect([again.status, again.body.issues[0].code]).toEqual([400, "unknown_customer"]);
  for (const email of ["", "nobody", "a@b".padEnd(400, "c")]) {
    const { status, body } = await ask("search", email);
    expect([status, body.issues[0].path]).toEqual([400, "email"]);
  }
});

test("only staff may ask", async () => {
  const answer = await fetch(
    `${(await import("../../../tests/shopper/shop")).shop.medusa}/admin/furniture/customer-data/export`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "anna@example.test" }),
    },
  );
  expect(answer.status).toBe(401);
});
