import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  admin,
  CONTACT,
  call,
  cartWith,
  checkout,
  complete,
  enter,
  look,
  orderableCart,
  rows,
  shop,
  staffToken,
} from "../../../tests/shopper/shop";

const longTest = longOnly(test);

const PATH = "/furniture/vouchers";

/** A name nothing else has, to find one test's vouchers by. */
const unique = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

async function issue(body: Record<string, unknown>) {
  const answer = await admin("POST", PATH, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.voucher;
}

async function issueBatch(body: Record<string, unknown> = {}) {
  const answer = await admin("POST", `${PATH}/batches`, {
    name: unique("Messe"),
    prefix: "T",
    count: 3,
    value: 50,
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.batch;
}

async function found(query: Record<string, string>) {
  const { body } = await admin("GET", `${PATH}?${new URLSearchParams(query)}`);
  return body;
}

async function stateOf(code: string) {
  const { vouchers } = await found({ q: code });
  expect(vouchers).toHaveLength(1);
  return vouchers[0];
}

test("a code that staff give is redeemed exactly as they wrote it", async () => {
  const code = `Oma-Erna_${randomUUID().slice(0, 6)}`;
  const voucher = await issue({ code, value: 20, note: "zum Geburtstag" });
  expect(voucher).toMatchObject({
    code,
    value: 20,
    kind: "amount",
    state: "unused",
    active: true,
    expires_on: null,
    batch: null,
    note: "zum Geburtstag",
    created_by: shop.staff.email,
    redeemed: null,
  });
  const cart = await cartWith("table");
  expect((await enter(cart, code.toUpperCase())).status).toBe(400);
  expect((await enter(cart, code)).status).toBe(200);
  expect((await look(cart)).summary).toMatchObject({ voucher_code: code, voucher_sum: 20 });
});

test("without a code a voucher gets one that nobody can guess", async () => {
  const [one, other] = [await issue({ value: 5 }), await issue({ value: 5 })];
  expect(one.code).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}(-[A-HJKMNP-TV-Z2-9]{4}){2}$/);
  expect(one.code).not.toBe(other.code);
});

test("a code is given out once, also to two at the same instant", async () => {
  const code = `TWICE-${randomUUID().slice(0, 6)}`;
  const answers = await Promise.all(
    [10, 20].map((value) => admin("POST", PATH, { code, value, expires_on: "2099-01-01" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body.issues[0]).toMatchObject({ path: "code", code: "code_taken" });
  expect((await found({ q: code })).count).toBe(1);
});

test.each([
  [{ value: -1 }, "value"],
  [{ value: 9.5 }, "value"],
  [{ value: 5001 }, "value"],
  [{ value: "50" }, "value"],
  [{}, "value"],
  [{ value: 5, code: "a b c d" }, "code"],
  [{ value: 5, code: "abc" }, "code"],
  [{ value: 5, code: "x".repeat(51) }, "code"],
  [{ value: 5, code: "Größe" }, "code"],
  [{ value: 5, expires_on: "2020-01-01" }, "expires_on"],
  [{ value: 5, expires_on: "31.12.2099" }, "expires_on"],
  [{ value: 5, note: "a\u0000b" }, "note"],
  [{ value: 5, limit: 1000 }, "limit"],
])("the voucher %j is refused, naming the field", async (body, path) => {
  const { status, body: refusal } = await admin("POST", PATH, body);
  expect([status, refusal.issues?.[0].path]).toEqual([400, path]);
});

test.each([
  [{ count: 0 }, "count"],
  [{ count: 501 }, "count"],
  [{ prefix: "A B" }, "prefix"],
  [{ name: " " }, "name"],
])("the batch %j is refused, naming the field", async (change, path) => {
  const batch = { name: "Messe", prefix: "T", count: 1, value: 1, ...change };
  const { status, body } = await admin("POST", `${PATH}/batches`, batch);
  expect([status, body.issues?.[0].path]).toEqual([400, path]);
});

test("a batch of five hundred is there within seconds, every code another, each good for one order", async () => {
  const started = Date.now();
  const { id, name } = await issueBatch({ prefix: "MESSE", count: 500 });
  expect(Date.now() - started).toBeLessThan(20_000);
  const page = await found({ batch_id: id, limit: "100" });
  expect(page.count).toBe(500);
  expect(page.vouchers[0].batch).toEqual({ id, name });
  const stored = await rows(
    `select count(distinct code)::int as codes, min("limit") as least, max("limit") as most
     from promotion where campaign_id = $1`,
    id,
  );
  expect(stored).toEqual([{ codes: 500, least: 1, most: 1 }]);
  const { body } = await admin("GET", `${PATH}/batches`);
  expect(body.batches.find((batch: { id: string }) => batch.id === id)).toEqual({
    id,
    name,
    count: 500,
    unused: 500,
  });
});

longTest("staff see who redeemed what, and with which order", async () => {
  const { code } = await issue({ value: 50 });
  const cart = await orderableCart("sample");
  await enter(cart, code);
  expect(await stateOf(code)).toMatchObject({ state: "unused" });
  await checkout(cart);
  expect(await stateOf(code)).toMatchObject({ state: "being_redeemed", redeemed: null });
  const { body } = await complete(cart);
  const { first_name, last_name } = CONTACT.shipping_address;
  expect(await stateOf(code)).toMatchObject({
    state: "redeemed",
    redeemed: {
      order_id: body.order.id,
      order_number: String(body.order.display_id),
      customer: `${first_name} ${last_name}`,
    },
  });
});

test("the voucher of a cancelled order is unused again, and another cart may redeem it", async () => {
  const { code } = await issue({ value: 50 });
  const cart = await orderableCart("sample");
  await enter(cart, code);
  const { body } = await complete(cart);
  expect(await stateOf(code)).toMatchObject({ state: "redeemed" });
  expect((await admin("POST", `/orders/${body.order.id}/cancel`)).status).toBe(200);
  await expect
    .poll(() => stateOf(code), { timeout: 20_000 })
    .toMatchObject({ state: "unused", redeemed: null });
  expect((await enter(await cartWith("table"), code)).status).toBe(200);
});

test("a bank-transfer code is a voucher of value 0", async () => {
  const { code, kind } = await issue({ value: 0 });
  expect(kind).toBe("bank_transfer");
  const cart = await cartWith("table");
  await enter(cart, code);
  expect((await look(cart)).summary).toMatchObject({ pay_by: "bank_transfer", voucher_sum: 0 });
});

test("a voucher that is switched off is refused, and counts on no cart any more, until it is on again", async () => {
  const { id, code } = await issue({ value: 50 });
  const cart = await cartWith("table");
  await enter(cart, code);
  const off = await admin("POST", `${PATH}/${id}`, { active: false });
  expect(off.body.voucher).toMatchObject({ state: "switched_off", active: false });
  expect((await look(cart)).summary).toMatchObject({ voucher_code: null, voucher_sum: 0, total: 1491 });
  expect((await enter(await cartWith("stool"), code)).status).toBe(400);
  const on = await admin("POST", `${PATH}/${id}`, { active: true });
  expect(on.body.voucher).toMatchObject({ state: "unused", active: true });
  expect((await look(cart)).summary).toMatchObject({ voucher_code: code, voucher_sum: 50 });
  expect((await admin("POST", `${PATH}/promo_unknown`, { active: true })).status).toBe(404);
});

test("a voucher is good through its last day, and not after it", async () => {
  const { id, code, expires_on } = await issue({ value: 50, expires_on: "2098-12-31" });
  expect(expires_on).toBe("2098-12-31");
  const cart = await cartWith("table");
  expect((await enter(cart, code)).status).toBe(200);
  await rows(
    "update promotion_campaign set ends_at = now() - interval '1 second' where id = (select campaign_id from promotion where id = $1)",
    id,
  );
  expect((await look(cart)).summary).toMatchObject({ voucher_code: null, total: 1491 });
  expect(await stateOf(code)).toMatchObject({ state: "expired" });
});

test("the list is searched, filtered and paged", async () => {
  const { id, name } = await issueBatch({ count: 5 });
  const first = await found({ batch_id: id, limit: "2" });
  const second = await found({ batch_id: id, limit: "2", offset: "2" });
  const third = await found({ q: name, limit: "2", offset: "4" });
  expect([first, second, third].map(({ count }) => count)).toEqual([5, 5, 5]);
  const codes = [first, second, third].flatMap(({ vouchers }) =>
    vouchers.map(({ code }: { code: string }) => code),
  );
  expect(new Set(codes).size).toBe(5);
  await admin("POST", `${PATH}/${first.vouchers[0].id}`, { active: false });
  expect((await found({ batch_id: id, state: "switched_off" })).count).toBe(1);
  expect((await found({ batch_id: id, kind: "bank_transfer" })).count).toBe(0);
  expect((await found({ q: "%" })).vouchers.every(({ code }: { code: string }) => code.includes("%"))).toBe(
    true,
  );
  for (const query of ["limit=0", "limit=101", "offset=-1", "state=gone", "q=%00", "other=1"]) {
    expect((await admin("GET", `${PATH}?${query}`)).status, query).toBe(400);
  }
});

const tableOf = async (batch: string) =>
  fetch(`${shop.medusa}/admin${PATH}/csv?batch_id=${batch}`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
  });

test("a batch is handed over as a table that Excel opens", async () => {
  const { id, name } = await issueBatch({ name: unique("=HYPERLINK(1);Köln") });
  const { vouchers } = await found({ batch_id: id });
  const answer = await tableOf(id);
  expect(answer.headers.get("content-type")).toContain("text/csv");
  expect(answer.headers.get("content-disposition")).toMatch(/attachment; filename="gutscheine-[\d-]+\.csv"/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString("utf8").trimEnd().split("\r\n");
  expect(lines).toHaveLength(4);
  for (const { code } of vouchers)
    expect(lines.some((line) => line.startsWith(`${code};50;Betrag;`))).toBe(true);
  expect(lines[1]).toContain(`"'${name}"`);
});

test("the table of a batch has all its vouchers, also where the list shows them on several pages", async () => {
  const { id } = await issueBatch({ count: 60 });
  expect((await found({ batch_id: id })).vouchers.length).toBeLessThan(60);
  const table = await (await tableOf(id)).text();
  expect(table.trimEnd().split("\r\n")).toHaveLength(61);
});

test("nobody but staff sees or issues vouchers", async () => {
  for (const path of ["", "/batches", "/csv"]) {
    const { status } = await call(`${shop.medusa}/admin${PATH}${path}`, { method: "GET" });
    expect(status).toBe(401);
  }
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ value: 5 });
  expect((await call(`${shop.medusa}/admin${PATH}`, { method: "POST", headers, body })).status).toBe(401);
});
