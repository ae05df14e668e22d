import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, rows } from "../../../tests/shopper/shop";
import { forgetOldOrders } from "../src/domain/customer-data/old-orders";
import { client, database } from "./database";
import { papersOf } from "./papers";
import { agePapers, ask, cartOf, deliver, newPerson, order, type Person, tablesWith } from "./persons";

beforeAll(() => client.connect());
afterAll(() => client.end());

interface Unsettled {
  what: string;
  begin: string;
  end: string;
}

/** Rows that make an order unsettled, the one word that ends it, and how it is taken away again. */
const UNSETTLED: [Unsettled, ...Unsettled[]] = [
  {
    what: "a withdrawal that nobody has dealt with",
    begin: `insert into furniture_withdrawal (id, name, email, order_number, order_id, confirmed_at)
      values ('made-' || $1, 'Zita', 'another@example.test', '?', $1, now())`,
    end: "update furniture_withdrawal set handled_at = now() where order_id = $1",
  },
  {
    what: "a dispute at the bank",
    begin: `insert into furniture_finding (id, reconciliation_id, code, outcome, subject, order_id, detail, last_seen_at)
      values ('made-' || $1, 'none', 'dispute_open', 'flagged', 'made-' || $1, $1, 'made by a test', now())`,
    end: "update furniture_finding set resolved_at = now() where order_id = $1",
  },
  {
    what: "a refund that the bank has not carried out",
    begin: `insert into refund (id, amount, raw_amount, payment_id, metadata)
      select 'made-' || $1, 1, '{"value":"1"}', p.id, '{"status":"pending"}' from payment p
      join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
    end: `delete from refund where id = 'made-' || $1`,
  },
  {
    what: "a transfer that has not come",
    begin: `with unpaid as (update furniture_order set paid_at = null where order_id = $1)
      update "order" set metadata = metadata || '{"pay_by":"bank_transfer"}' where id = $1`,
    end: "update furniture_order set paid_at = now() where order_id = $1",
  },
];

test.each(UNSETTLED)("a delivered order stays whole as long as there is $what", async ({ begin, end }) => {
  const person = newPerson();
  const { id } = await order(person);
  await deliver(id);
  await rows(begin, id);
  const { body } = await ask("anonymise", person.email);
  const [stored] = await rows('select email from "order" where id = $1', id);
  const reached = await tablesWith(person.phone);
  await rows(end, id);
  expect(body.kept).toMatchObject([{ id, standing: "open", kept_until: null }]);
  expect(stored).toEqual({ email: person.email });
  expect(reached).toContain("order_address");
  expect((await ask("anonymise", person.email)).body.kept).toMatchObject([{ id, standing: "retained" }]);
  await rows("delete from furniture_finding where id = 'made-' || $1", id);
  await rows("delete from furniture_withdrawal where id = 'made-' || $1", id);
});

test("an address that staff have corrected is forgotten with the one that took its place, and opens no order to whoever has it", async () => {
  const [slip, person] = [newPerson(), newPerson()];
  const { id, display_id } = await order({ ...person, email: slip.email });
  await papersOf(id, 1);
  expect((await ask("search", slip.email)).body).toMatchObject({ orders: [{ id }], renamed: [] });
  expect((await admin("POST", `/orders/${id}`, { email: person.email })).status).toBe(200);
  const { body: found } = await ask("search", slip.email);
  expect(found).toMatchObject({ orders: [], renamed: [{ id, number: String(display_id) }] });
  const { body: handedOut } = await ask("export", slip.email);
  expect(handedOut.records).toMatchObject({ orders: [], mails: [] });
  // The stranger who has the address wants to be forgotten; the order's mails are the customer's.
  expect((await ask("anonymise", slip.email)).status).toBe(200);
  const mails = await rows("select sent from furniture_mail where order_id = $1 and sent is not null", id);
  expect(mails).not.toEqual([]);
  await deliver(id);
  expect((await ask("anonymise", person.email)).status).toBe(200);
  for (const gone of [slip.email, person.email, person.phone]) expect(await tablesWith(gone)).toEqual([]);
});

test("the corrected address goes with its customer, but not one under which somebody else ordered", async () => {
  const [person, other] = [newPerson(), newPerson()];
  const corrected = newPerson().email;
  const [first, second] = [await order(person), await order({ ...other, email: person.email })];
  for (const { id } of [first, second]) await deliver(id);
  await admin("POST", `/orders/${first.id}`, { email: corrected });
  await ask("anonymise", corrected);
  const customers = "select email from customer where lower(email) = $1";
  expect(await rows(customers, person.email)).toHaveLength(1);
  await admin("POST", `/orders/${second.id}`, { email: corrected });
  await ask("anonymise", corrected);
  expect(await rows(customers, person.email)).toEqual([]);
});

/** An order of the first second of the year that is so many full ones ago, or of the last second before it, and its papers. */
async function ageOrder(id: string, years: number, before: boolean): Promise<void> {
  await agePapers(id);
  await rows(
    `update "order" set created_at = (date_trunc('year', now() at time zone 'Europe/Berlin') - make_interval(years => $2))
       at time zone 'Europe/Berlin' - make_interval(secs => $3) where id = $1`,
    id,
    years,
    before ? 1 : 0,
  );
}

test("an order is forgotten by itself eight full years after its own, one that was never paid after three, and never before it is settled", async () => {
  const people = [newPerson(), newPerson(), newPerson(), newPerson(), newPerson(), newPerson()];
  const [over, due, unpaid, young, open, unmarked] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const ids: string[] = [];
  for (const person of people) ids.push((await order(person)).id);
  const [isOver, isDue, isUnpaid, isYoung, isOpen, isUnmarked] = ids as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  for (const id of ids) await papersOf(id, 1);
  // An order that was never marked as delivered owes nothing after so many years; one with an open withdrawal does.
  for (const id of [isOver, isDue, isOpen]) await deliver(id);
  const [{ begin, end }] = UNSETTLED;
  await rows(begin, isOpen);
  for (const id of [isUnpaid, isYoung]) {
    await rows(
      "update payment set captured_at = null where payment_collection_id in (select payment_collection_id from order_payment_collection where order_id = $1)",
      id,
    );
    await rows(`update "order" set status = 'canceled' where id = $1`, id);
  }
  await ageOrder(isOver, 8, true);
  await ageOrder(isDue, 8, false);
  await ageOrder(isUnpaid, 3, true);
  await ageOrder(isYoung, 3, false);
  await ageOrder(isOpen, 8, true);
  await ageOrder(isUnmarked, 8, true);
  await client.query("begin");
  await forgetOldOrders(database);
  await client.query("commit");
  await rows(end, isOpen);
  for (const person of [over, unpaid, unmarked])
    for (const gone of [person.email, person.phone, person.lastName, person.message])
      expect(await tablesWith(gone.toLowerCase())).toEqual([]);
  for (const person of [due, young, open]) {
    expect(await tablesWith(person.phone)).toContain("order_address");
    expect(await tablesWith(person.email)).toEqual(expect.arrayContaining(["customer", "order"]));
  }
  const sums = await rows("select id from order_summary where order_id = any($1)", ids);
  expect(sums.length).toBeGreaterThanOrEqual(ids.length);
});

test("an old order takes no younger one of the same person with it, and their customer goes with the last one", async () => {
  const person = newPerson();
  const [old, young] = [await order(person), await order(person)];
  for (const { id } of [old, young]) await deliver(id);
  await papersOf(old.id, 1);
  await ageOrder(old.id, 9, true);
  await forgetOldOrders(database);
  const emails = await rows('select email from "order" where id = any($1) order by created_at', [
    old.id,
    young.id,
  ]);
  expect(emails).toEqual([{ email: null }, { email: person.email }]);
  expect(await tablesWith(person.email)).toContain("customer");
  await papersOf(young.id, 1);
  await ageOrder(young.id, 9, true);
  await forgetOldOrders(database);
  expect(await tablesWith(person.email)).toEqual([]);
});

test("an old order leaves its customer to the cart that they have begun since", async () => {
  const person = newPerson();
  const { id } = await order(person);
  await deliver(id);
  await papersOf(id, 1);
  await ageOrder(id, 9, true);
  const cart = await cartOf(person, "sample");
  await forgetOldOrders(database);
  expect(await rows('select email from "order" where id = $1', id)).toEqual([{ email: null }]);
  const customers = await rows(
    "select c.email from customer c join cart on cart.customer_id = c.id where cart.id = $1",
    cart,
  );
  expect(customers).toEqual([{ email: person.email }]);
});
