import { expect, test } from "vitest";
import { offer, payLink, reservation } from "../../../tests/shopper/reservation";
import { admin, rows, store, until } from "../../../tests/shopper/shop";
import { change, formOf, ledgers, linesOf, mailOf } from "./changed-orders";
import { hold, letGo } from "./held";
import { openMail, plain } from "./mailbox";
import { keyIn, keyOf, look } from "./order-keys";
import { paidOrder } from "./staff-deeds";

const count = async (order: string, template: string) =>
  (await rows("select 1 from furniture_mail where order_id = $1 and template = $2", order, template)).length;

/** As if the process had died some minutes ago, before it queued these mails. */
async function forget(order: string, ...templates: string[]): Promise<void> {
  await rows(
    "delete from furniture_mail where order_id = $1 and template = any($2::text[])",
    order,
    templates,
  );
  for (const table of ["furniture_payment_link", "furniture_order_version", "order_change", "furniture_mail"])
    await rows(
      `update ${table} set created_at = created_at - interval '5 minutes' where order_id = $1`,
      order,
    );
}

/** What a job does every few minutes, twice. */
async function jobs(): Promise<void> {
  for (const _turn of [1, 2]) expect((await admin("POST", "/furniture/mails/send")).status).toBe(200);
}

test("a crash between an offer and its mail loses no mail; an offer that is paid or replaced is not told again", async () => {
  const [lost, paid] = [await reservation("stool"), await reservation("stool")];
  await offer(lost, 70);
  const token = await offer(lost, 80);
  await payLink(await offer(paid, 90));
  await until(async () => (await ledgers(paid)).open === 0);
  for (const id of [lost, paid]) await forget(id, "payment_link");
  await jobs();
  const mail = await mailOf(lost, "payment_link");
  expect([mail.count, mail.text.includes(`/pay/${token}`), mail.text.includes("274,00 €")]).toEqual([
    1,
    true,
    true,
  ]);
  expect(await count(paid, "payment_link")).toBe(0);
});

test("a crash between a fresh link for a difference and its mail loses no mail, and a link that came with the change is not told twice", async () => {
  const [renewed, told] = [await paidOrder([["table"]]), await paidOrder([["table"]])];
  for (const { id } of [renewed, told])
    expect(
      (await change(id, { lines: [...(await linesOf(id)), { kind: "stool", configuration: {} }] })).status,
    ).toBe(200);
  expect((await admin("POST", `/orders/${renewed.id}/change/link`)).status).toBe(200);
  const { link } = await formOf(renewed.id);
  await forget(renewed.id, "difference_link");
  await forget(told.id, "difference_link");
  await jobs();
  const mail = await mailOf(renewed.id, "difference_link");
  expect([mail.count, mail.text.includes(link.url), mail.text.includes("175,00 €")]).toEqual([1, true, true]);
  expect(await count(told.id, "difference_link")).toBe(0);
  expect(await count(told.id, "order_changed")).toBe(1);
});

const moveTo = (key: string, address_1: string) =>
  store("POST", `/furniture/order-page/${key}/delivery-address`, {
    ...{ first_name: "Anna", last_name: "Muster", postal_code: "20095", city: "Hamburg" },
    ...{ address_1, language: "de" },
  });

/** A crash came before the mails about the address of an order: the job makes up for them, to customer and workshop. */
async function expectToldOnce(id: string, street: string): Promise<void> {
  await forget(id, "address_changed", "workshop_address_changed");
  await jobs();
  const mail = await mailOf(id, "address_changed");
  expect([mail.count, mail.text.includes(street)]).toEqual([1, true]);
  expect((await mailOf(id, "workshop_address_changed")).count).toBe(1);
}

test("a crash between a changed delivery address and its mails loses none, and tells of no address that another has replaced", async () => {
  const { id } = await paidOrder([["stool"]]);
  const key = await keyOf(id);
  for (const street of ["Alter Weg 1", "Neuer Weg 9"])
    expect((await moveTo(key, street)).body).toEqual({ changed: true });
  await expectToldOnce(id, "Neuer Weg 9");
});

/** An address in this street cannot be written down meanwhile. */
async function refusing(order: string, street: string, work: () => Promise<void>): Promise<void> {
  const name = `refused_${order.toLowerCase()}`;
  await rows(
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if new.address_1 = '${street}' then raise exception 'disk full'; end if; return new; end $$`,
  );
  await rows(`create trigger ${name} before update on order_address for each row execute function ${name}()`);
  try {
    await work();
  } finally {
    await rows(`drop function ${name}() cascade`);
  }
}

test("an address that could not be written down at first, and is sent off again, is told once", async () => {
  const { id } = await paidOrder([["stool"]]);
  const [key, street] = [await keyOf(id), `Weg ${id}`];
  await refusing(id, street, async () => expect((await moveTo(key, street)).status).toBe(500));
  expect((await moveTo(key, street)).body).toEqual({ changed: true });
  await forget(id);
  await jobs();
  expect((await mailOf(id, "address_changed")).count).toBe(1);
  expect(await count(id, "workshop_address_changed")).toBe(1);
});

test("an address that a crash kept from being told is told also where a later one was never written down", async () => {
  const { id } = await paidOrder([["stool"]]);
  const [key, street] = [await keyOf(id), `Weg ${id}`];
  expect((await moveTo(key, "Neuer Weg 9")).body).toEqual({ changed: true });
  await refusing(id, street, async () => expect((await moveTo(key, street)).status).toBe(500));
  await expectToldOnce(id, "Neuer Weg 9");
});

test.each([
  ["a new link of an order's page and its mail", "created_at = created_at - interval '5 minutes'"],
  ["the end of an old link and the new one", "deleted_at = now()"],
])("a crash between %s leaves no customer without a link", async (_what, lost) => {
  const { id } = await paidOrder([["stool"]]);
  expect((await admin("POST", `/furniture/orders/${id}/link/renew`)).status).toBe(200);
  await rows(
    "update furniture_order_page set revoked_at = revoked_at - interval '5 minutes' where order_id = $1",
    id,
  );
  await rows(`update furniture_order_page set ${lost} where order_id = $1 and revoked_at is null`, id);
  await forget(id, "order_page");
  await jobs();
  const mail = await mailOf(id, "order_page");
  const key = keyIn(mail.text);
  expect([mail.count, (await look(key)).status]).toEqual([1, 200]);
});

/** As if the mail server had been away since these mails of an order were queued, the first one first. */
async function waiting(order: string, template: string): Promise<string[]> {
  const found = await rows(
    `update furniture_mail set status = 'queued', locked_until = null, next_attempt_at = now() - interval '1 second'
     where order_id = $1 and template = $2 returning id, created_at`,
    order,
    template,
  );
  return found
    .sort((one, other) => Number(one.created_at) - Number(other.created_at))
    .map(({ id }) => `${id}`);
}

async function endOf(mail: string | undefined): Promise<unknown[]> {
  await until(
    async () =>
      (await rows("select 1 from furniture_mail where id = $1 and status in ('sent', 'dropped')", mail))
        .length > 0,
  );
  const [row] = await rows("select status, last_error from furniture_mail where id = $1", mail);
  return [row?.status, row?.last_error];
}

test("of two changes that wait for the mail server the customer reads one, from the price that was known to the one that holds", async () => {
  const { id } = await paidOrder([["table"], ["bench"]]);
  const [dear, bench] = await linesOf(id);
  const stool = { kind: "stool", configuration: {} };
  const told = (count: number) =>
    until(
      async () =>
        (
          await rows(
            "select 1 from furniture_mail where order_id = $1 and template = 'order_changed' and status = 'sent'",
            id,
          )
        ).length === count,
    );
  // 1,491 EUR, and the bench for 935 with 10 % off; then the stool for 194 with 10 % off; then no bench.
  expect((await change(id, { lines: [dear, bench, stool] })).status).toBe(200);
  await told(1);
  const [, , added] = await linesOf(id);
  expect((await change(id, { lines: [dear, added] })).status).toBe(200);
  await told(2);
  const [first, second] = await waiting(id, "order_changed");
  await admin("POST", "/furniture/mails/send");
  expect([await endOf(first), await endOf(second)]).toEqual([
    ["dropped", "change_overtaken"],
    ["sent", null],
  ]);
  const text = plain((await openMail({ id: `${second}` })).text);
  expect(text).toContain("Sie kostet jetzt 1.666,00 € statt 2.332,00 €.");
});

test("a mail about a placed order waits while somebody is changing it, and leaves when that is done", async () => {
  const { id } = await paidOrder([["table"]]);
  const [table] = await linesOf(id);
  await change(id, { lines: [table, { kind: "stool", configuration: {} }] });
  await mailOf(id, "order_changed");
  const lock = `furniture-order:${id}`;
  await hold(lock, 60);
  const [mail] = await waiting(id, "order_changed");
  await admin("POST", "/furniture/mails/send");
  await until(
    async () =>
      (await rows("select 1 from furniture_mail where id = $1 and next_attempt_at > now()", mail)).length > 0,
  );
  const [held] = await rows("select status, attempts from furniture_mail where id = $1", mail);
  expect(held?.status).toBe("queued");
  await letGo(lock);
  expect(await endOf(mail)).toEqual(["sent", null]);
});

test("an offer that was replaced, or paid, while its mail waited is not sent", async () => {
  const [replaced, paid] = [await reservation("stool"), await reservation("stool")];
  await offer(replaced, 70);
  await mailOf(replaced, "payment_link");
  await offer(replaced, 80);
  const token = await offer(paid, 90);
  await mailOf(paid, "payment_link");
  await payLink(token);
  await until(async () => (await ledgers(paid)).open === 0);
  await until(async () => (await count(replaced, "payment_link")) === 2);
  const [old, holds] = await waiting(replaced, "payment_link");
  const [late] = await waiting(paid, "payment_link");
  await admin("POST", "/furniture/mails/send");
  expect([await endOf(old), await endOf(holds), await endOf(late)]).toEqual([
    ["dropped", "link_over"],
    ["sent", null],
    ["dropped", "already_paid"],
  ]);
});
