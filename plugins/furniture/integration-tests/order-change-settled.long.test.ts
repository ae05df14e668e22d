import { expect, test } from "vitest";
import { payOnPage, refundsOf, sessionOf } from "../../../tests/shopper/payment-page";
import { offer, payLink, reservation } from "../../../tests/shopper/reservation";
import {
  admin,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  recordOf,
  rows,
  sandbox,
  store,
  until,
} from "../../../tests/shopper/shop";
import {
  change,
  codesOf,
  formOf,
  ledgers,
  linesOf,
  mailOf,
  preview,
  reconcile,
  settled,
} from "./changed-orders";
import { from, newPlank, stateOf } from "./plank-stock";
import { paidOrder, refund } from "./staff-deeds";

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

test("what goes back in Stripe's dashboard while staff change the order is counted once, and is not asked for again", async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await paidOrder([["table"]]);
    const wish = { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: {} }] };
    const [changed, refunded] = await Promise.all([
      change(order.id, wish),
      sandbox("POST", `/payments/${sessionOf(order.url)}/refunds`, { amount: 5050 }),
    ]);
    expect(refunded.status).toBeLessThan(300);
    if (changed.status !== 200) {
      // The refund came in between: nothing has happened, and staff do it again.
      expect([changed.status, codesOf(changed.body)]).toEqual([400, ["booked_meanwhile"]]);
      expect((await change(order.id, wish)).status).toBe(200);
    }
    // Half of goodwill: the order costs 50.50 EUR less, and 175 EUR are still to be paid.
    const costs = 1491 + 175 - 50.5;
    const wanted = { total: costs, open: 175, kept: 1491 - 50.5 };
    await until(async () => {
      const { total, open, kept } = await ledgers(order.id);
      return JSON.stringify({ total, open, kept }) === JSON.stringify(wanted);
    });
    // Also where the link was made between the refund and its credit.
    await until(async () => {
      const { link } = await formOf(order.id);
      return link?.payable && link.amount === 175;
    });
  }
});

test("a payment link over another sum than is open is replaced by the sweep, and the customer gets the right one by mail", async () => {
  const order = await paidOrder([["table"]]);
  const wish = { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: {} }] };
  expect((await change(order.id, wish)).status).toBe(200);
  const { link: old } = await formOf(order.id);
  const page = (await store("POST", `/furniture/payment-links/${old.url.split("/").at(-1)}`)).body.url;
  await rows("update furniture_payment_link set amount = 226 where order_id = $1", order.id);
  expect((await formOf(order.id)).link).toMatchObject({ payable: false, amount: 226 });
  await reconcile();
  const { link } = await formOf(order.id);
  expect(link).toMatchObject({ payable: true, amount: 175 });
  expect(link.url).not.toBe(old.url);
  expect(await payOnPage(page).catch(() => false), "the page of the old one is closed").toBe(false);
  const mail = await mailOf(order.id, "difference_link");
  expect(mail.text).toContain("175,00 €");
  expect(mail.text).toContain(link.url);
  await reconcile();
  expect((await formOf(order.id)).link.url).toBe(link.url);
});

test("a difference that is paid is told even where a crash came before its mail", async () => {
  const order = await paidOrder([["table"]]);
  const wish = { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: {} }] };
  expect((await change(order.id, wish)).status).toBe(200);
  const { link } = await formOf(order.id);
  const told = () =>
    rows("select 1 from furniture_mail where key like 'payment_received:%' and order_id = $1", order.id);
  await reconcile();
  expect(await told()).toEqual([]);
  await payLink(link.url);
  await until(async () => (await told()).length === 1);
  await rows("delete from furniture_mail where key like 'payment_received:%' and order_id = $1", order.id);
  await reconcile();
  expect(await told()).toHaveLength(1);
});

test("of a cancelled order with two payments a lost dispute keeps only the disputed one", async () => {
  const order = await paidOrder([["table"]]);
  const wish = { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: {} }] };
  expect((await change(order.id, wish)).status).toBe(200);
  const { link } = await formOf(order.id);
  const url = await payLink(link.url);
  await until(async () => (await ledgers(order.id)).open === 0);

  const { body: dispute } = await sandbox("POST", `/payments/${sessionOf(order.url)}/disputes`, {
    reason: "fraudulent",
  });
  expect((await sandbox("POST", `/disputes/${dispute.id}`, { status: "lost" })).status).toBe(200);
  await reconcile();
  expect((await admin("POST", `/stripe-checkout/disputes/${dispute.id}/settle`)).status).toBe(200);

  // As a crash leaves it between cancelling the order and giving its money back.
  await rows(
    `update "order" set status = 'canceled', canceled_at = now() - interval '2 minutes' where id = $1`,
    order.id,
  );
  await reconcile();
  expect([await refundsOf(order.url), await refundsOf(url)]).toEqual([[], [17500]]);
});

test("a reservation that was paid keeps its quoted delivery through a change", async () => {
  const id = await reservation("table", "stool");
  expect(codesOf(await formOf(id))).toEqual(["payment_open"]);
  const token = await offer(id, 120);
  const url = await payLink(token);
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
  await refund(order, 10);
  const [table] = await linesOf(order.id);
  expect((await change(order.id, { lines: [table] })).status).toBe(200);
  expect(await refundsOf(order.url)).toEqual([1000, 17500]);
  expect(await ledgers(order.id)).toMatchObject({ total: 1481, open: 0, record: 1491, kept: 1481 });
  await refund(order, 1481);
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
  await payLink(link.url);
  await until(async () => (await ledgers(id)).open === 0);
  expect(await ledgers(id)).toEqual(settled(due));
});
