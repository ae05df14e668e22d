import { expect, test } from "vitest";
import { change, formOf, ledgers, linesOf, paidOrder, preview } from "./changed-orders";
import { openMail, plain } from "./mailbox";
import { payOnPage, refundsOf } from "./payment-page";
import { from, newPlank, stateOf } from "./plank-stock";
import {
  admin,
  CONTACT,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  recordOf,
  rows,
  shop,
  staffToken,
  store,
  terms,
  until,
} from "./shop";

const settled = (sum: number) => ({ total: sum, open: 0, bill: sum, record: sum, kept: sum });
const codesOf = (body: { issues: { code: string }[] }) => body.issues.map(({ code }) => code);

async function mailOf(id: string, template: string) {
  let found: Record<string, unknown>[] = [];
  await until(async () => {
    found = await rows(
      "select id, data from furniture_mail where order_id = $1 and template = $2 and status = 'sent'",
      id,
      template,
    );
    return found.length > 0;
  });
  const [mail] = found as { id: string; data: Record<string, unknown> }[];
  if (!mail) throw new Error("There is no mail");
  return { ...mail, count: found.length, text: plain((await openMail(mail)).text) };
}

/** 200 x 80 cm, of three planks. */
const table = (length: number, more: object = {}) => ({
  dimensions: { chosen: "individual", length, width: 80, height: 75 },
  ...more,
});

test("a paid table gets longer and another plank, a stool comes with it, and a payment link settles the difference", async () => {
  const [old, fresh] = [await newPlank("table"), await newPlank("table")];
  const order = await paidOrder([["table", table(180, from(old, null, null))]]);
  const before = await formOf(order.id);
  const [line] = before.lines;
  const wish = {
    lines: [
      { line_id: line.id, kind: "table", configuration: table(200, from(fresh, null, null)) },
      { kind: "stool", configuration: {} },
    ],
  };
  const { body } = await preview(order.id, wish);
  const { after, difference, to_pay, refund } = body.preview;
  const [longer, stool] = after.lines;
  expect(body.preview.before.total).toBe(line.price);
  // The stool is not the dearest: ten per cent off it.
  expect(after.total).toBe(longer.price + stool.price - 19);
  expect([difference, to_pay, refund]).toEqual([after.total - line.price, after.total - line.price, 0]);
  expect([longer.number, stool.number]).toEqual([`${before.number}.1`, `${before.number}.2`]);
  expect((await stateOf(fresh)).state).toBe("available");

  const changed = await change(order.id, wish);
  expect([changed.status, changed.body.issues]).toEqual([200, undefined]);
  expect(await ledgers(order.id)).toEqual({
    ...settled(after.total),
    open: difference,
    kept: line.price,
  });
  expect([await stateOf(old), await stateOf(fresh)]).toMatchObject([
    { state: "available", order_id: null },
    { state: "sold", order_id: order.id, buyer_first_name: "Anna" },
  ]);
  const mail = await mailOf(order.id, "order_changed");
  expect(mail.text).toContain(`${fresh.title}`);
  expect(mail.text).not.toContain(old.title);
  expect(mail.text).toContain("200 × 80 × 75 cm");
  const workshop = await mailOf(order.id, "workshop_order_changed");
  for (const words of [
    `${before.number}.1 Tisch: geändert`,
    `${before.number}.2 Hocker: neu`,
    "Am Telefon besprochen",
  ])
    expect(workshop.text).toContain(words);
  const token = String(mail.data.url).split("/").at(-1);
  const link = async () => (await store("GET", `/furniture/payment-links/${token}`)).body.payment_link;
  expect(await link()).toMatchObject({ state: "payable", amount: difference, purpose: "difference" });
  const { body: medusas } = await admin("GET", `/orders/${order.id}?fields=id,*payment_collections`);
  const newest = medusas.order.payment_collections.at(-1).id;
  // Medusa's own button copies an address with the id of the collection.
  expect((await store("GET", `/furniture/payment-links/${newest}`)).body.payment_link).toEqual(await link());
  const { body: history } = await admin("GET", `/orders/${order.id}/changes?fields=internal_note`);
  expect(history.order_changes).toEqual([
    expect.objectContaining({ internal_note: "Auftrag ändern: Am Telefon besprochen" }),
  ]);
  // What is open is no change: there is a button for a fresh link.
  const unchanged = await preview(order.id, { lines: await linesOf(order.id) });
  expect(codesOf(unchanged.body.preview)).toEqual(["nothing_changed"]);

  const { url } = (await store("POST", `/furniture/payment-links/${token}`, { locale: "de" })).body;
  expect(await payOnPage(url)).toBe(true);
  await until(async () => (await ledgers(order.id)).open === 0);
  expect(await ledgers(order.id)).toEqual(settled(after.total));
  expect(await link()).toMatchObject({ state: "paid" });
  await mailOf(order.id, "payment_received");

  const { versions } = await formOf(order.id);
  expect(versions).toMatchObject([
    { number: 1, total: line.price, reason: null, applied: true },
    { number: 2, total: after.total, difference, reason: "Am Telefon besprochen", applied: true },
  ]);
  expect(versions[1].created_by).toContain("@");
  const pdf = await fetch(`${shop.medusa}/admin/furniture/orders/${order.id}/production-sheet`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
  });
  expect(pdf.headers.get("content-type")).toContain("pdf");
  const { body: sheet } = await admin("GET", `/furniture/orders/${order.id}`);
  expect(
    sheet.order.lines.map(({ number, kind }: { number: string; kind: string }) => [number, kind]),
  ).toEqual([
    [`${before.number}.1`, "table"],
    [`${before.number}.2`, "stool"],
  ]);
  // Both payments go back when it is cancelled, and its planks are free.
  expect((await admin("POST", `/orders/${order.id}/cancel`)).status).toBe(200);
  expect([await refundsOf(order.url), await refundsOf(url)]).toEqual([
    [line.price * 100],
    [difference * 100],
  ]);
  await until(async () => (await stateOf(fresh)).state === "available");
});

test("a piece that leaves takes the discount and the pick-up tier with it; the difference goes back, and its number stays free", async () => {
  const order = await paidOrder([["stool"], ["table"], ["stool"]], { terms: { shipping: "pickup" } });
  const [first, dear, last] = (await formOf(order.id)).lines;
  expect([first.price, dear.price, last.price]).toEqual([194, 1491, 194]);
  const paid = 1491 + 2 * 175 - 75;
  expect(await ledgers(order.id)).toEqual(settled(paid));
  const { status } = await change(order.id, { lines: [{ line_id: first.id }, { line_id: last.id }] });
  expect(status).toBe(200);
  const rest = 194 + 175 - 50;
  expect(await refundsOf(order.url)).toEqual([(paid - rest) * 100]);
  expect(await ledgers(order.id)).toEqual({ ...settled(rest) });
  expect(
    (await formOf(order.id)).lines.map(({ number }: { number: string }) => number.split(".")[1]),
  ).toEqual(["1", "3"]);
  const { text } = await mailOf(order.id, "order_changed");
  expect(text).toContain("319,00 €");
  await change(order.id, { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: {} }] });
  expect((await formOf(order.id)).lines.at(-1).number).toMatch(/\.4$/);
});

test("terms and address change alone; express costs its fee, and a voucher stays what it was", async () => {
  const order = await paidOrder([["table"]], { voucher: await newVoucher(50) });
  expect((await ledgers(order.id)).total).toBe(1441);
  const address = {
    first_name: "Anna",
    last_name: "Neu",
    address_1: "Neuer Weg 2",
    postal_code: "20095",
    city: "Hamburg",
  };
  const wish = { lines: await linesOf(order.id), express_build: true, shipping_address: address };
  const strays = () =>
    rows(`select id from order_address a where not exists (
      select 1 from "order" o where a.id in (o.shipping_address_id, o.billing_address_id))`);
  const before = await strays();
  expect((await change(order.id, wish)).status).toBe(200);
  expect(await strays(), "an address that belongs to no order could not be erased").toEqual(before);
  expect(await ledgers(order.id)).toEqual({ ...settled(1506), open: 65, kept: 1441 });
  expect(await formOf(order.id)).toMatchObject({
    shipping_address: address,
    billing_address: { city: "Hamburg" },
  });
  expect(await recordOf(order.id)).toMatchObject({ express_build: true, express_fee: 65, voucher_sum: 50 });
  // Back again: what was never paid is not due any more, and nothing goes back.
  expect((await change(order.id, { lines: await linesOf(order.id), express_build: false })).status).toBe(200);
  expect(await ledgers(order.id)).toEqual(settled(1441));
  expect(await refundsOf(order.url)).toEqual([]);
  expect((await formOf(order.id)).link).toBeNull();
});

test("an expired payment link of a changed order is never sent again: staff send a new one, and only that is payable", async () => {
  const order = await paidOrder([["table"]]);
  const wish = { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: {} }] };
  expect((await change(order.id, wish)).status).toBe(200);
  const { link: old } = await formOf(order.id);
  expect(old).toMatchObject({ payable: true, amount: 175 });
  await rows(
    "update furniture_payment_link set expires_at = now() - interval '1 day' where order_id = $1",
    order.id,
  );
  expect((await formOf(order.id)).link).toMatchObject({ payable: false });

  const sent = await admin("POST", `/orders/${order.id}/change/link`);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const { link } = sent.body.order;
  expect(link).toMatchObject({ payable: true, amount: 175 });
  expect(link.url).not.toBe(old.url);
  const mail = await mailOf(order.id, "difference_link");
  expect(mail.text).toContain("175,00 €");
  expect(mail.text).toContain(link.url);
  const at = (url: string) =>
    store("POST", `/furniture/payment-links/${url.split("/").at(-1)}`, { locale: "de" });
  expect((await at(old.url)).status).toBe(400);
  expect(await payOnPage((await at(link.url)).body.url)).toBe(true);
  await until(async () => (await ledgers(order.id)).open === 0);
  const again = await admin("POST", `/orders/${order.id}/change/link`);
  expect([again.status, codesOf(again.body)]).toEqual([400, ["nothing_open"]]);
});

test("a change holds only against the version and the difference that were shown; of two at once, one wins", async () => {
  const order = await paidOrder([["table"]]);
  const [line] = await linesOf(order.id);
  const wish = { lines: [line, { kind: "stool", configuration: {} }] };
  const other = await change(order.id, wish, { difference: 1 });
  expect([other.status, codesOf(other.body)]).toEqual([400, ["difference_changed"]]);
  const { version, difference } = (await preview(order.id, wish)).body.preview;
  const body = { ...wish, reason: "Doppelklick", version, difference };
  const answers = await Promise.all([1, 2].map(() => admin("POST", `/orders/${order.id}/change`, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(codesOf(answers.find(({ status }) => status === 400)?.body)).toEqual(["version_outdated"]);
  expect((await formOf(order.id)).lines.length).toBe(2);
  expect((await ledgers(order.id)).total).toBe(1491 + 175);
  const mails = await rows(
    "select 1 from furniture_mail where order_id = $1 and template = 'order_changed'",
    order.id,
  );
  expect(mails.length).toBe(1);
});

test("of two orders changed to one plank at once, one gets it; the other stays as it was", async () => {
  const plank = await newPlank("stool");
  const [one, two] = [await paidOrder([["stool"]]), await paidOrder([["stool"]])];
  const wishes = await Promise.all(
    [one, two].map(async ({ id }) => {
      const [line] = await linesOf(id);
      return { id, wish: { lines: [{ ...line, kind: "stool", configuration: from(plank) }] } };
    }),
  );
  const previews = await Promise.all(wishes.map(({ id, wish }) => preview(id, wish)));
  const answers = await Promise.all(
    wishes.map(({ id, wish }, index) => {
      const { version, difference } = previews[index]?.body.preview ?? {};
      return admin("POST", `/orders/${id}/change`, { ...wish, reason: "Andere Planke", version, difference });
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const lost = answers.findIndex(({ status }) => status === 400);
  expect(codesOf(answers[lost]?.body)).toEqual(["plank_gone"]);
  const loser = wishes[lost]?.id ?? "";
  expect((await formOf(loser)).versions.filter(({ number }: { number: number }) => number > 1)).toEqual([]);
  expect((await stateOf(plank)).order_id).toBe(wishes[1 - lost]?.id);
  // Nothing of the attempt is left: it can be changed at once.
  expect(
    (await change(loser, { lines: [...(await linesOf(loser)), { kind: "stool", configuration: {} }] }))
      .status,
  ).toBe(200);
});

test("faults are named in German at their field, and the preview writes nothing", async () => {
  const order = await paidOrder([["table"]]);
  const [line] = await linesOf(order.id);
  const wish = { lines: [{ ...line, kind: "table", configuration: table(999) }] };
  const { status, body } = await preview(order.id, wish);
  expect([status, body.preview.issues]).toEqual([
    200,
    [
      expect.objectContaining({
        path: "lines.0.configuration.dimensions.length",
        code: "out_of_bounds",
        message: expect.stringContaining("Länge muss eine ganze Zahl von 100 bis 220 cm sein"),
      }),
    ],
  ]);
  const refused = await admin("POST", `/orders/${order.id}/change`, {
    ...wish,
    reason: "x",
    version: 1,
    difference: 0,
  });
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, "reason"]);
  expect(codesOf((await preview(order.id, { lines: [] })).body.preview)).toEqual(["empty"]);
  expect(codesOf((await preview(order.id, { lines: [line] })).body.preview)).toEqual(["nothing_changed"]);
  expect(await rows("select 1 from furniture_order_version where order_id = $1", order.id)).toEqual([]);
});

test("what cannot be changed any more is refused with a sentence: cancelled, packed, unpaid, withdrawn", async () => {
  const packed = await paidOrder([["stool"], ["stool"]]);
  const [first, second] = (await formOf(packed.id)).lines;
  const fulfilled = await admin("POST", `/orders/${packed.id}/fulfillments`, {
    items: [{ id: first.id, quantity: 1 }],
  });
  expect(fulfilled.status).toBe(200);
  const without = await preview(packed.id, { lines: [{ line_id: second.id }] });
  expect(codesOf(without.body.preview)).toEqual(["line_shipped"]);
  const elsewhere = await preview(packed.id, {
    lines: await linesOf(packed.id),
    shipping: "pickup",
  });
  expect(codesOf(elsewhere.body.preview)).toEqual(["line_shipped"]);
  // The other piece has not left yet.
  expect((await change(packed.id, { lines: [{ line_id: first.id }] })).status).toBe(200);

  const gone = await paidOrder([["stool"]]);
  expect((await admin("POST", `/orders/${gone.id}/cancel`)).status).toBe(200);
  expect(codesOf(await formOf(gone.id))).toEqual(["order_cancelled"]);

  const disputed = await paidOrder([["stool"]]);
  await rows(
    `insert into furniture_finding (id, reconciliation_id, code, outcome, subject, order_id, detail, last_seen_at)
     values ($1, 'frec_test', 'dispute_open', 'flagged', $1, $2, 'Streit', now())`,
    `ffind_${disputed.id}`,
    disputed.id,
  );
  expect(codesOf(await formOf(disputed.id))).toEqual(["payment_open"]);
  await rows("delete from furniture_finding where order_id = $1", disputed.id);
  expect(codesOf(await formOf(disputed.id))).toEqual([]);

  const cart = await orderableCart("stool");
  await terms(cart, { payment_method: "bank_transfer" });
  await checkout(cart);
  const transfer = (await complete(cart)).body.order.id;
  expect(codesOf(await formOf(transfer))).toEqual(["payment_open"]);

  const withdrawn = await paidOrder([["stool"]]);
  await rows(
    `insert into furniture_withdrawal (id, name, email, order_number, confirmed_at, order_id)
     values ($1, 'Anna', 'anna@example.test', '1', now(), $2)`,
    `fwdr_${withdrawn.id}`,
    withdrawn.id,
  );
  expect(codesOf(await formOf(withdrawn.id))).toEqual(["withdrawal_open"]);
  await rows("update furniture_withdrawal set handled_at = now() where order_id = $1", withdrawn.id);
  expect(codesOf(await formOf(withdrawn.id))).toEqual([]);
});

/** As a process that died right after Medusa had confirmed the change. */
async function interruptAfterConfirmation(
  id: string,
  old: { record: unknown; plank: string },
): Promise<void> {
  await rows(
    "update furniture_order_version set applied_at = null, created_at = now() - interval '1 minute' where order_id = $1 and number = 2",
    id,
  );
  await rows('update "order" set metadata = $2 where id = $1', id, JSON.stringify(old.record));
  await rows("update furniture_plank set order_id = $1, sold_at = now() where id = $2", id, old.plank);
  await rows("delete from furniture_mail where order_id = $1 and template = 'order_changed'", id);
  await rows("delete from furniture_payment_link where order_id = $1", id);
}

const reconcile = async () => (await admin("POST", "/furniture/reconciliations")).body.findings;

test("a change that was interrupted after it held is ended by the sweep: record, planks, link and mail", async () => {
  const [old, fresh] = [await newPlank("stool"), await newPlank("stool")];
  const order = await paidOrder([["stool", from(old)]]);
  const record = await recordOf(order.id);
  const [line] = await linesOf(order.id);
  const wish = {
    lines: [
      { ...line, kind: "stool", configuration: from(fresh) },
      { kind: "table", configuration: {} },
    ],
  };
  expect((await change(order.id, wish)).status).toBe(200);
  const held = await ledgers(order.id);
  await interruptAfterConfirmation(order.id, { record, plank: old.id });
  expect(await reconcile()).toContainEqual(
    expect.objectContaining({ code: "order_unfinished", outcome: "completed", order_id: order.id }),
  );
  expect(await ledgers(order.id)).toEqual(held);
  expect((await stateOf(old)).state).toBe("available");
  expect((await stateOf(fresh)).order_id).toBe(order.id);
  expect((await formOf(order.id)).link).toMatchObject({ amount: held.open });
  await mailOf(order.id, "order_changed");
  expect((await reconcile()).filter(({ order_id }: { order_id: string }) => order_id === order.id)).toEqual(
    [],
  );
});

test("a change that was interrupted before it held is taken back, and leaves nothing behind", async () => {
  const plank = await newPlank("stool");
  const order = await paidOrder([["stool"]]);
  const before = await ledgers(order.id);
  const id = `fover_${order.id}`;
  await rows(
    `insert into furniture_order_version (id, order_id, number, record, lines, total, difference, reason, created_at)
     values ($1, $2, 2, '{}', '[]', 1, 1, 'Abgestürzt', now() - interval '1 minute')`,
    id,
    order.id,
  );
  await rows("update furniture_plank set order_id = $1, sold_at = now() where id = $2", order.id, plank.id);
  await rows(
    `insert into order_change (id, order_id, version, status, change_type, description)
     values ($1, $2, 2, 'pending', 'edit', $3)`,
    `ordch_${order.id}`,
    order.id,
    `furniture-change:${id}`,
  );
  expect(await reconcile()).toContainEqual(
    expect.objectContaining({ code: "order_unfinished", outcome: "removed", order_id: order.id }),
  );
  expect(await ledgers(order.id)).toEqual(before);
  expect((await stateOf(plank)).state).toBe("available");
  expect((await formOf(order.id)).versions.filter(({ number }: { number: number }) => number > 1)).toEqual(
    [],
  );
  const wish = { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: from(plank) }] };
  expect((await change(order.id, wish)).status).toBe(200);
});

test("what a change gives back it gives back once, however often the sweep looks", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  const [dear] = await linesOf(order.id);
  expect((await change(order.id, { lines: [dear] })).status).toBe(200);
  expect(await refundsOf(order.url)).toEqual([17500]);
  expect((await reconcile()).filter(({ order_id }: { order_id: string }) => order_id === order.id)).toEqual(
    [],
  );
  expect(await refundsOf(order.url)).toEqual([17500]);
  expect(await ledgers(order.id)).toEqual(settled(1491));
});

test("a reservation that was paid keeps its quoted delivery through a change", async () => {
  const cart = await orderableCart("table", "stool");
  await terms(cart, { outside_germany: true });
  await store("POST", `/carts/${cart}`, {
    shipping_address: { ...CONTACT.shipping_address, postal_code: "1010", city: "Wien", country_code: "at" },
  });
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  expect(codesOf(await formOf(id))).toEqual(["payment_open"]);
  const { token } = (await admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 120 })).body
    .reservation;
  const { url } = (await store("POST", `/furniture/payment-links/${token}`, { locale: "de" })).body;
  expect(await payOnPage(url)).toBe(true);
  await until(async () => (await recordOf(id)).pay_by === "card");
  const sum = 1491 + 175 + 120;
  expect(await ledgers(id)).toEqual(settled(sum));
  const [table] = await linesOf(id);
  expect((await change(id, { lines: [table] })).status).toBe(200);
  expect(await ledgers(id)).toEqual(settled(1491 + 120));
  expect(await refundsOf(url)).toEqual([17500]);
  expect(codesOf((await preview(id, { lines: [table], shipping: "pickup" })).body.preview)).toEqual([
    "quoted_delivery",
  ]);
});

test("what staff gave back out of goodwill stays the customer's when the order is changed later", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  const { body } = await admin("GET", `/orders/${order.id}?fields=id,*payment_collections.payments`);
  const payment = body.order.payment_collections[0].payments[0].id;
  expect((await admin("POST", `/payments/${payment}/refund`, { amount: 10 })).status).toBe(200);
  const [table] = await linesOf(order.id);
  expect((await change(order.id, { lines: [table] })).status).toBe(200);
  expect(await refundsOf(order.url)).toEqual([1000, 17500]);
  expect(await ledgers(order.id)).toMatchObject({ total: 1481, open: 0, record: 1491, kept: 1481 });
  expect((await admin("POST", `/payments/${payment}/refund`, { amount: 1481 })).status).toBe(200);
  expect(codesOf(await formOf(order.id))).toEqual(["refunded"]);
});

test("an order that cost nothing is paid by the link for what it costs now, and is not cancelled meanwhile", async () => {
  const cart = await orderableCart("stool");
  await enter(cart, await newVoucher(500));
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  expect(await ledgers(id)).toEqual(settled(0));
  // The voucher stays worth the 194 EUR it took off.
  const wish = { lines: [...(await linesOf(id)), { kind: "table", configuration: {} }] };
  expect((await change(id, wish)).status).toBe(200);
  const due = 1491 + 175 - 194;
  expect(await ledgers(id)).toEqual({ ...settled(due), open: due, kept: 0 });
  await rows(`update "order" set created_at = now() - interval '2 hours' where id = $1`, id);
  expect((await reconcile()).filter(({ order_id }: { order_id: string }) => order_id === id)).toEqual([]);
  const { link } = await formOf(id);
  const { url } = (
    await store("POST", `/furniture/payment-links/${link.url.split("/").at(-1)}`, { locale: "de" })
  ).body;
  expect(await payOnPage(url)).toBe(true);
  await until(async () => (await ledgers(id)).open === 0);
  expect(await ledgers(id)).toEqual(settled(due));
});
