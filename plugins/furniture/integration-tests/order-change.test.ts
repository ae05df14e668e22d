import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { refundsOf } from "../../../tests/shopper/payment-page";
import { payLink } from "../../../tests/shopper/reservation";
import {
  admin,
  newVoucher,
  recordOf,
  rows,
  shop,
  staffToken,
  store,
  transferOrder,
  until,
} from "../../../tests/shopper/shop";
import { change, codesOf, formOf, ledgers, linesOf, mailOf, preview, settled, table } from "./changed-orders";
import { from, newPlank, stateOf } from "./plank-stock";
import { paidOrder, refundOf } from "./staff-deeds";

const longTest = longOnly(test);

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
  expect(JSON.stringify(longer.details)).toContain(`(1: ${fresh.title},`);
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

  const url = await payLink(String(mail.data.url));
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

longTest(
  "a piece that leaves takes the discount and the pick-up tier with it; the difference goes back, and its number stays free",
  async () => {
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
  },
);

longTest(
  "terms and address change alone; express costs its fee, and a voucher stays what it was",
  async () => {
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
    expect((await change(order.id, { lines: await linesOf(order.id), express_build: false })).status).toBe(
      200,
    );
    expect(await ledgers(order.id)).toEqual(settled(1441));
    expect(await refundsOf(order.url)).toEqual([]);
    expect((await formOf(order.id)).link).toBeNull();
  },
);

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

longTest(
  "what staff have yet to transfer back of a changed order is what they are told when they change it again, and once it is booked they can",
  async () => {
    const id = await transferOrder("table", "stool");
    expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBe(200);
    const [dear] = await linesOf(id);
    expect((await change(id, { lines: [dear] })).status).toBe(200);

    const form = await formOf(id);
    expect([form.by_hand, codesOf(form)]).toEqual([175, ["transfer_back_first"]]);
    const [{ message }] = form.issues;
    expect(message).toContain("Noch zu überweisen: 175 EUR.");
    expect(message).toContain("erstatte es danach bei der Zahlung");
    expect(message).not.toContain("Abgleich");
    const more = { lines: [dear, { kind: "stool", configuration: {} }] };
    const { version, difference, issues } = (await preview(id, more)).body.preview;
    expect(codesOf({ issues })).toEqual(["transfer_back_first"]);
    const refused = await admin("POST", `/orders/${id}/change`, {
      ...more,
      reason: "Doch",
      version,
      difference,
    });
    expect([refused.status, codesOf(refused.body)]).toEqual([400, ["transfer_back_first"]]);

    await refundOf(id, 175);
    expect(codesOf(await formOf(id))).toEqual([]);
    expect((await change(id, more)).status).toBe(200);
  },
);

longTest(
  "where a voucher covers what has left the workshop, staff are told to refund the rest, not to cancel what cannot be cancelled",
  async () => {
    const { id } = await paidOrder([["stool"], ["bench"]], { voucher: await newVoucher(300) });
    const [stool] = (await formOf(id)).lines;
    const only = { lines: [{ line_id: stool.id }] };
    const said = async () => (await preview(id, only)).body.preview.issues[0];
    expect(await said()).toMatchObject({
      code: "nothing_left",
      message: expect.stringContaining("Storniere die Bestellung"),
    });
    const items = [{ id: stool.id, quantity: 1 }];
    expect((await admin("POST", `/orders/${id}/fulfillments`, { items })).status).toBe(200);
    expect(await said()).toMatchObject({
      code: "nothing_left",
      message: expect.stringContaining("Erstatte stattdessen"),
    });
  },
);

longTest(
  "what cannot be changed any more is refused with a sentence: cancelled, packed, unpaid, withdrawn",
  async () => {
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

    const transfer = await transferOrder("stool");
    expect(codesOf(await formOf(transfer))).toEqual(["payment_open"]);

    const withdrawn = await paidOrder([["stool"], ["bench"]]);
    await rows(
      `insert into furniture_withdrawal (id, name, email, order_number, confirmed_at, order_id)
     values ($1, 'Anna', 'anna@example.test', '1', now(), $2)`,
      `fwdr_${withdrawn.id}`,
      withdrawn.id,
    );
    const [stool, bench] = (await formOf(withdrawn.id)).lines;
    const stays = ({ id }: { id: string }) => ({ line_id: id });
    const another = { kind: "stool", configuration: stool.configuration };
    const codes = async (lines: object[]) => codesOf((await preview(withdrawn.id, { lines })).body.preview);
    expect(await codes([stays(bench), another])).toEqual(["withdrawal_open"]);
    expect(await codes([stays(bench)])).toEqual([]);
    await rows("update furniture_withdrawal set handled_at = now() where order_id = $1", withdrawn.id);
    expect(await codes([stays(stool), stays(bench)])).toEqual(["nothing_changed"]);
  },
);
