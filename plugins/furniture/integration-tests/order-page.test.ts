import type { Kind } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { offer, reservation } from "../../../tests/shopper/reservation";
import {
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
import { change, linesOf, mailOf } from "./changed-orders";
import { openMail, sentMailsOf } from "./mailbox";
import { keyIn, keyOf, look, UNKNOWN } from "./order-keys";
import { cancel, medusaOrder, pack, paidOrder, refundOf, ship } from "./staff-deeds";

const longTest = longOnly(test);

const NEW_ADDRESS = {
  first_name: "Anna",
  last_name: "Muster",
  address_1: "Neuer Weg 9",
  postal_code: "20095",
  city: "Hamburg",
};
const move = (key: string, change: object = {}, language = "de") =>
  store("POST", `/furniture/order-page/${key}/delivery-address`, { ...NEW_ADDRESS, ...change, language });

async function transfer(...kinds: Kind[]): Promise<string> {
  const cart = await orderableCart("stool", ...kinds);
  await enter(cart, await newVoucher(0));
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}

test("the link in the confirmation shows the order: pieces, sums, state and where it goes", async () => {
  const { id } = await paidOrder([["table"], ["stool"]]);
  const { status, body } = await look(await keyOf(id));
  expect(status).toBe(200);
  const { bill, pieces, ...page } = body.order_page;
  expect(bill).toMatchObject({ total: 1491 + 194 - 19, multi_item_discount: 19, cancelled: false });
  expect(pieces).toMatchObject([
    { number: `${bill.number}.1`, step: "planned" },
    { number: `${bill.number}.2`, step: "planned" },
  ]);
  expect(page).toMatchObject({
    state: "accepted",
    payment: { state: "paid", open: 0, owed: 0, link: null },
    delivery: { last_name: "Muster", address_1: "Musterstraße 1", city: "Berlin" },
    address_fixed: null,
    withdrawn: false,
    shipments: [],
  });
  expect(page.promised.furniture).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const secret of [id, CONTACT.email, "pay_col", "utm"])
    expect(JSON.stringify(body)).not.toContain(secret);
});

test("no key but the order's own opens anything, and every other gets the same answer", async () => {
  const [mine, other] = [await paidOrder([["sample"]]), await paidOrder([["sample"]])];
  const [key, others] = [await keyOf(mine.id), await keyOf(other.id)];
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(others).not.toBe(key);
  const { body } = await look(others);
  expect(body.order_page.bill.number).not.toBe((await look(key)).body.order_page.bill.number);
  const guessed = key.slice(0, -1) + (key.endsWith("A") ? "B" : "A");
  const wrong = [guessed, key.toLowerCase(), key.slice(1), `${key}A`, mine.id, "x", "a".repeat(900)];
  for (const guess of wrong) {
    for (const answer of [await look(guess), await look(guess, "en"), await move(guess)]) {
      expect([guess, answer.status]).toEqual([guess, 404]);
      expect(answer.body).toMatchObject(UNKNOWN);
    }
  }
});

longTest(
  "staff replace a link: the old one opens nothing, the customer gets the new one by mail",
  async () => {
    const { id } = await paidOrder([["sample"]]);
    const old = await keyOf(id);
    const { status, body } = await admin("POST", `/furniture/orders/${id}/link/renew`, {});
    expect(status).toBe(200);
    const fresh = keyIn(body.url);
    expect(fresh).not.toBe(old);
    const refused = await look(old);
    expect([refused.status, refused.body]).toEqual([404, expect.objectContaining(UNKNOWN)]);
    expect((await move(old)).status).toBe(404);
    expect((await look(fresh)).status).toBe(200);
    const mail = await mailOf(id, "order_page");
    expect([keyIn(mail.text), mail.count]).toEqual([fresh, 1]);
    const [before, now] = await rows(
      "select revoked_at, revoked_by from furniture_order_page where order_id = $1 order by created_at",
      id,
    );
    expect([before?.revoked_at, before?.revoked_by]).toEqual([
      expect.any(Date),
      expect.stringContaining("@"),
    ]);
    expect(now).toEqual({ revoked_at: null, revoked_by: null });
  },
);

for (const [how, order, correct, told] of [
  [
    "on Medusa's page, whether or not it is paid",
    () => transfer(),
    (id: string, email: string) => admin("POST", `/orders/${id}`, { email }),
    "order_page",
  ],
  [
    "with „Auftrag ändern“",
    async () => (await paidOrder([["sample"]])).id,
    async (id: string, email: string) => change(id, { lines: await linesOf(id), email }),
    "order_changed",
  ],
] as const)
  longTest(`an address corrected ${how} ends the key that went to the wrong one`, async () => {
    const id = await order();
    const old = await keyOf(id);
    const email = `richtig.${Math.random().toString(36).slice(2, 10)}@example.test`;
    expect((await correct(id, email)).status).toBe(200);
    for (const answer of [await look(old), await move(old)])
      expect([answer.status, answer.body]).toEqual([404, expect.objectContaining(UNKNOWN)]);
    const mail = await mailOf(id, told);
    expect(mail.count).toBe(1);
    const [sent] = await rows("select sent->>'to' as \"to\" from furniture_mail where id = $1", mail.id);
    expect(sent?.to).toBe(email);
    expect((await look(keyIn(mail.text))).status).toBe(200);
    // The customer has read neither what was agreed nor the account.
    expect(mail.text).toContain("Musterstraße 1");
    expect(/IBAN/.test(mail.text)).toBe(told === "order_page");
    const keys = await rows("select revoked_at from furniture_order_page where order_id = $1", id);
    expect(keys.map(({ revoked_at }) => revoked_at === null).sort()).toEqual([false, true]);
  });

longTest("the order of a forgotten customer is as unknown as any other", async () => {
  const email = `zita.${Math.random().toString(36).slice(2, 10)}@example.test`;
  const cart = await orderableCart("sample");
  await store("POST", `/carts/${cart}`, { email });
  const voucher = await newVoucher(5);
  await enter(cart, voucher);
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  const key = await keyOf(id);
  await move(key, { address_1: "Heimlicher Weg 3" });
  await sentMailsOf(id, 4);
  expect((await admin("POST", `/orders/${id}/complete`, {})).status).toBe(200);
  expect((await admin("POST", "/furniture/customer-data/anonymise", { email })).status).toBe(200);
  const { status, body } = await look(key);
  expect([status, body]).toEqual([404, expect.objectContaining(UNKNOWN)]);
  expect((await admin("POST", `/furniture/orders/${id}/link/renew`, {})).status).toBe(400);
  const changes = await rows(
    "select details from order_change_action where order_change_id in (select id from order_change where order_id = $1)",
    id,
  );
  expect(JSON.stringify(changes)).not.toMatch(/Heimlich|Musterstra/);
});

test("a delivery address is changed until something is packed, and the old one is kept", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  const { id } = order;
  const key = await keyOf(id);
  await rows(
    `update order_address set phone = '030 4711' where id = (select shipping_address_id from "order" where id = $1)`,
    id,
  );
  expect(await move(key)).toMatchObject({ status: 200, body: { changed: true } });
  expect(await move(key)).toMatchObject({ status: 200, body: { changed: false } });
  const { order_page: page } = (await look(key)).body;
  expect([page.delivery, page.billing]).toEqual([expect.objectContaining(NEW_ADDRESS), null]);
  const { body } = await admin("GET", `/orders/${id}?fields=id,*shipping_address`);
  expect(body.order.shipping_address, "the forwarder rings there").toMatchObject({
    ...NEW_ADDRESS,
    ...{ country_code: "de", phone: "030 4711" },
  });
  const history = await admin("GET", `/orders/${id}/changes?fields=*actions`);
  const { details } = history.body.order_changes[0].actions[0];
  expect([details.type, details.old.city, details.new.city]).toEqual([
    "shipping_address",
    "Berlin",
    "Hamburg",
  ]);
  const mail = await mailOf(id, "address_changed");
  expect([mail.text.includes("Neuer Weg 9"), mail.count]).toEqual([true, 1]);
  expect((await mailOf(id, "workshop_address_changed")).text).toContain("20095 Hamburg");

  await pack(order, order.items.slice(0, 1));
  const refused = await move(key, { address_1: "Zu spät 1" });
  expect([refused.status, refused.body.issues]).toMatchObject([
    400,
    [{ code: "address_shipped", message: expect.stringContaining("nicht mehr ändern") }],
  ]);
  expect((await move(key, {}, "en")).body.issues[0].message).toContain("cannot be changed any more");
  expect((await look(key)).body.order_page).toMatchObject({ address_fixed: "shipped", state: "in_work" });
  expect((await look(key)).body.order_page.delivery.address_1).toBe("Neuer Weg 9");
});

test("while staff are at a return of an order its customer does not change the address, and reads why", async () => {
  const { id } = await paidOrder([["stool"]]);
  const key = await keyOf(id);
  const { body } = await admin("POST", "/returns", { order_id: id });
  const refused = await move(key);
  expect([refused.status, refused.body.issues?.[0].code]).toEqual([400, "order_edit_open"]);
  expect((await look(key)).body.order_page.delivery.city).toBe("Berlin");
  expect((await admin("DELETE", `/returns/${body.return.id}/request`)).status).toBe(200);
  expect((await move(key)).status).toBe(200);
});

test.each([
  ["of its own stays where it is", { first_name: "Otto", address_1: "Büroplatz 2" }, "Büroplatz 2"],
  ["like the delivery's follows it", {}, "Neuer Weg 9"],
])("when the delivery moves, a billing address %s", async (_what, billing, where) => {
  const cart = await orderableCart("sample");
  const billing_address = { ...CONTACT.shipping_address, ...billing };
  await store("POST", `/carts/${cart}`, { billing_address });
  await enter(cart, await newVoucher(5));
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  const key = await keyOf(id);
  expect((await move(key)).status).toBe(200);
  const { order_page: page } = (await look(key)).body;
  expect(page.delivery.address_1).toBe("Neuer Weg 9");
  expect(page.billing?.address_1 ?? page.delivery.address_1).toBe(where);
  const { body } = await admin("GET", `/orders/${id}?fields=id,*billing_address`);
  expect(body.order.billing_address.address_1).toBe(where);
});

test("an address has to be one the cart would take, and stays in its country", async () => {
  const key = await keyOf((await paidOrder([["sample"]])).id);
  const refused = async (change: object, at = key) => {
    const { status, body } = await move(at, change);
    expect(status).toBe(400);
    return body.issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
  };
  expect(await refused({ city: " " })).toEqual(["city city_required"]);
  expect(await refused({ postal_code: "1010" })).toEqual(["postal_code zip_invalid"]);
  expect(await refused({ country_code: "at", postal_code: "10115" })).toEqual(["country_code country_fixed"]);
  expect(await refused({ last_name: "x".repeat(121) })).toEqual(["last_name too_long"]);
  expect(await refused({ metadata: {} })).toEqual(["metadata unknown_field"]);
  expect((await look(key)).body.order_page.delivery.city).toBe("Berlin");

  const abroad = await keyOf(await reservation("stool"));
  expect(await refused({ country_code: "de", postal_code: "8010" }, abroad)).toEqual([
    "country_code country_fixed",
  ]);
  expect(await refused({ postal_code: "8010", address_1: "Postfach 3" }, abroad)).toEqual([
    "address_1 at_the_post",
  ]);
  expect((await move(abroad, { postal_code: "8010", city: "Graz" })).status).toBe(200);
  expect((await look(abroad)).body.order_page.delivery).toMatchObject({ city: "Graz", country_code: "at" });
});

longTest("a cancelled order keeps its address, and what is picked up has none", async () => {
  const order = await paidOrder([["stool"]]);
  const key = await keyOf(order.id);
  await cancel(order);
  expect((await move(key)).body.issues[0].code).toBe("address_ended");
  expect((await look(key)).body.order_page.state).toMatch(/^cancelled/);
  const pickup = await paidOrder([["stool"]], { terms: { shipping: "pickup" } });
  const its = await keyOf(pickup.id);
  expect((await move(its)).body.issues[0].code).toBe("address_picked_up");
  expect((await look(its)).body.order_page).toMatchObject({ delivery: null, state: "accepted" });
});

test("the page says how each piece and the money stand", async () => {
  const waiting = await keyOf(await transfer());
  expect((await look(waiting)).body.order_page).toMatchObject({
    state: "payment_open",
    payment: { state: "open", open: 194, owed: 0, link: null },
    promised: { furniture: null },
  });
  const abroad = await reservation("stool");
  const key = await keyOf(abroad);
  expect((await look(key)).body.order_page).toMatchObject({ state: "reserved", payment: { open: 0 } });
  const link = await offer(abroad, 100);
  expect((await look(key)).body.order_page).toMatchObject({
    state: "offered",
    payment: { state: "offered", open: 294, link },
  });

  const order = await paidOrder([["table"], ["stool"]]);
  const sent = await keyOf(order.id);
  const { items } = await medusaOrder(order.id);
  const stools = items
    .filter(({ title }: { title: string }) => title === "Hocker")
    .map(({ id }: { id: string }) => id);
  await ship(order, await pack(order, stools), stools);
  const { order_page: page } = (await look(sent)).body;
  expect(page.state).toBe("on_its_way");
  expect(page.pieces.map(({ step }: { step: string }) => step)).toEqual(["planned", "on_its_way"]);
  expect(page.shipments).toMatchObject([{ pieces: [`${page.bill.number}.2`], delivered_at: null }]);
});

longTest("what a changed order costs less stays on its page until it has been transferred back", async () => {
  const id = await transfer("stool");
  const key = await keyOf(id);
  expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBe(200);
  const owed = async () => (await look(key)).body.order_page.payment.owed;
  expect(await owed()).toBe(0);
  const [stool] = await linesOf(id);
  expect((await change(id, { lines: [stool] })).status).toBe(200);
  expect(await owed()).toBe(175);
  await refundOf(id, 175);
  expect(await owed()).toBe(0);
});

longTest("an order that had no key yet gets one with its next mail", async () => {
  const order = await paidOrder([["sample"]]);
  const { id } = order;
  await sentMailsOf(id);
  await rows("delete from furniture_order_page where order_id = $1", id);
  await cancel(order);
  const { text } = await mailOf(id, "order_cancelled");
  expect((await look(keyIn(text))).status).toBe(200);
});

longTest("an English mail leads to the English page, and the workshop's mails to none", async () => {
  const cart = await orderableCart("sample");
  await store("POST", `/carts/${cart}`, { locale: "en" });
  await enter(cart, await newVoucher(5));
  await checkout(cart, "en");
  const { id } = (await complete(cart)).body.order;
  const [confirmation, notice] = await Promise.all((await sentMailsOf(id)).map(openMail));
  expect((await look(keyIn(confirmation?.text, "order"))).status).toBe(200);
  expect(notice?.text).not.toMatch(/\/(auftrag|order)\/[\w-]{32}/);
});

longTest("an order that is picked up keeps the address its bill goes to", async () => {
  const cart = await orderableCart("stool");
  await terms(cart, { shipping: "pickup" });
  const { first_name, last_name, country_code } = CONTACT.shipping_address;
  // As the order form sends it: with pick-up the address that is typed is the bill's.
  await store("POST", `/carts/${cart}`, {
    shipping_address: { first_name, last_name, country_code, address_1: "", postal_code: "", city: "" },
    billing_address: CONTACT.shipping_address,
  });
  await enter(cart, await newVoucher(0));
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  const { body } = await admin("GET", `/orders/${id}?fields=id,*billing_address`);
  expect(body.order.billing_address).toMatchObject(CONTACT.shipping_address);
  const [confirmation] = await sentMailsOf(id);
  const { text } = await openMail(confirmation ?? { id: "" });
  expect(text).toContain("Musterstraße 1");
  const { order_page: page } = (await look(keyIn(text))).body;
  expect([page.delivery, page.billing]).toEqual([
    null,
    expect.objectContaining({ address_1: "Musterstraße 1" }),
  ]);
});
