import { renameSync, rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { payOnPage } from "../../../tests/shopper/payment-page";
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
import { mailOf } from "./changed-orders";
import { euro, isDelivered, mailFolder, mailsOf, openMail, plain, sentMailsOf } from "./mailbox";
import { from, newPlank } from "./plank-stock";

const longTest = longOnly(test);

async function paidOrder(cart: string) {
  const { body } = await checkout(cart);
  if (body.next === "redirect") expect(await payOnPage(body.url)).toBe(true);
  const { body: placed } = await complete(cart);
  expect(placed.type).toBe("order");
  return placed.order;
}

test("a card order sends one confirmation and one notice to the workshop, however often it is completed", async () => {
  const cart = await orderableCart("table", "stool");
  await store("POST", `/carts/${cart}`, { metadata: { message: "Bitte klingeln" } });
  const { body } = await checkout(cart);
  await payOnPage(body.url);
  const answers = await Promise.all([complete(cart), complete(cart), complete(cart)]);
  const order = answers[0].body.order;
  const mails = await sentMailsOf(order.id);
  expect(mails.map(({ template }) => template)).toEqual(["order_confirmation", "workshop_order"]);
  await complete(cart);
  expect(await mailsOf(order.id)).toHaveLength(2);

  const [confirmation, notice] = await Promise.all(mails.map(openMail));
  expect(confirmation?.to?.[0]?.address).toBe(CONTACT.email);
  expect(confirmation?.messageId).toContain(mails[0]?.id);
  expect(notice?.to?.[0]?.address).toMatch(/@/);
  expect(notice?.to?.[0]?.address).not.toBe(CONTACT.email);
  expect(plain(notice?.text)).toContain("Bitte klingeln");
  expect(notice?.text).toContain(`/app/orders/${order.id}`);
});

test("every sum in the mail is the order's, to the cent", async () => {
  const cart = await orderableCart("table", "stool");
  await terms(cart, { shipping: "pickup", express_build: true });
  const voucher = await newVoucher(50);
  expect((await enter(cart, voucher)).status).toBe(200);
  const order = await paidOrder(cart);
  const [confirmation] = await sentMailsOf(order.id);
  const mail = await openMail(confirmation ?? { id: "" });
  const { body } = await admin("GET", `/orders/${order.id}?fields=%2Btotal,%2Btax_total`);
  expect(body.order.total).toBe(1491 + 194 - 19 - 75 + 65 - 50);
  for (const form of [plain(mail.text), plain(mail.html?.replace(/<[^>]+>/g, " ").replace(/&nbsp;/g, " "))]) {
    for (const sum of [1491, 194, 175, -19, -75, 65, -50, body.order.total])
      expect(form).toContain(euro(sum));
    expect(form).toContain(`${euro(body.order.tax_total)} Mehrwertsteuer`);
    expect(form).toContain(voucher);
    for (const number of [order.display_id, `${order.display_id}.1`, `${order.display_id}.2`])
      expect(form).toContain(String(number));
  }
  // Photographs of the pieces with their planks; drawings would be PNG.
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(["image/jpeg", "image/jpeg"]);
  for (const { contentId } of mail.attachments)
    expect(mail.html).toContain(`cid:${contentId?.replace(/[<>]/g, "")}`);
});

test("an order by bank transfer has the account, the amount and the purpose in its mail", async () => {
  const cart = await orderableCart("stool");
  const { body } = await admin("POST", "/furniture/vouchers", { value: 0 });
  expect((await enter(cart, body.voucher.code)).status).toBe(200);
  const order = await paidOrder(cart);
  const mails = await sentMailsOf(order.id);
  expect(mails.map(({ template }) => template)).toEqual(["bank_transfer_details", "workshop_order"]);
  const mail = plain((await openMail(mails[0] ?? { id: "" })).text);
  expect(mail).toMatch(/IBAN: DE\d\d/);
  expect(mail).toContain(`Betrag: ${euro(194)}`);
  expect(mail).toContain(`Verwendungszweck: ${order.display_id}`);
  // The contract is in the mail itself, as the page says it, with the form for withdrawing from it.
  for (const part of [
    "Allgemeine Geschäftsbedingungen",
    "gibst du ein Angebot ab",
    "Muster-Widerrufsformular",
  ])
    expect(mail).toContain(part);
});

test("a mail speaks the language of its order", async () => {
  const cart = await orderableCart("stool");
  await store("POST", `/carts/${cart}`, { locale: "en" });
  const order = await paidOrder(cart);
  const [confirmation] = await sentMailsOf(order.id);
  const mail = await openMail(confirmation ?? { id: "" });
  expect(mail.subject).toContain(`Your order ${order.display_id}`);
  expect(mail.text).toContain("Stool");
});

test("a mail names a picked plank as the cart did: in the language of the order, by the name that the stock has for it", async () => {
  const plank = await newPlank("stool");
  const cart = await orderableCart();
  expect((await add(cart, "stool", from(plank))).status).toBe(200);
  const renamed = { title: `Umbenannt ${plank.id}`, title_en: `Renamed ${plank.id}` };
  expect((await admin("POST", `/furniture/planks/${plank.id}`, renamed)).status).toBe(200);
  await store("POST", `/carts/${cart}`, { locale: "en" });
  const order = await paidOrder(cart);
  const [confirmation, notice] = await Promise.all((await sentMailsOf(order.id)).map(openMail));
  expect(confirmation?.text).toContain(renamed.title_en);
  expect(confirmation?.text).not.toContain("Testplanke");
  expect(notice?.text).toContain(renamed.title);
});

longTest("no mail goes out for an order that was cancelled before its time", async () => {
  const cart = await orderableCart("stool");
  const order = await paidOrder(cart);
  await sentMailsOf(order.id);
  const [row] = await rows(
    `update furniture_mail set status = 'queued', next_attempt_at = now() + interval '1 hour'
     where order_id = $1 and template = 'order_confirmation' returning id`,
    order.id,
  );
  await admin("POST", `/orders/${order.id}/cancel`);
  await admin("POST", `/furniture/mails/${row?.id}/retry`);
  await expect
    .poll(async () => (await mailsOf(order.id)).find(({ id }) => id === row?.id)?.status, { timeout: 10_000 })
    .toBe("dropped");
});

longTest("mails of an order that was undone while it was placed do not wait for it", async () => {
  const order = await paidOrder(await orderableCart("stool"));
  const mails = await sentMailsOf(order.id);
  const undone = `order_undone_${order.display_id}`;
  await rows(
    `update furniture_mail set order_id = $2, status = 'queued', attempts = 0, created_at = now(),
       next_attempt_at = now() + interval '1 hour' where order_id = $1 and template <> 'papers'`,
    order.id,
    undone,
  );
  for (const { id } of mails) await admin("POST", `/furniture/mails/${id}/retry`);
  const ends = () => rows("select status, last_error from furniture_mail where order_id = $1", undone);
  const dropped = { status: "dropped", last_error: "order_missing" };
  await expect.poll(ends, { timeout: 10_000 }).toEqual([dropped, dropped]);
});

test("while no mail can leave, orders are placed all the same, and their mails leave once they can", async () => {
  const aside = `${mailFolder}.aside`;
  await sentMailsOf((await paidOrder(await orderableCart("sample"))).id);
  renameSync(mailFolder, aside);
  writeFileSync(mailFolder, "not a folder");
  const repair = () => {
    rmSync(mailFolder);
    renameSync(aside, mailFolder);
  };
  let broken = true;
  onTestFinished(() => {
    if (broken) repair();
  });
  const cart = await orderableCart("stool");
  const { body } = await checkout(cart);
  await payOnPage(body.url);
  const before = performance.now();
  const { order } = (await complete(cart)).body;
  expect(performance.now() - before).toBeLessThan(5_000);
  await expect
    .poll(async () => (await mailsOf(order.id)).map(({ status, attempts }) => [status, attempts > 0]), {
      timeout: 20_000,
    })
    .toEqual([
      ["queued", true],
      ["queued", true],
    ]);
  repair();
  broken = false;
  const waiting = await mailsOf(order.id);
  expect(waiting.every(({ last_error }) => Boolean(last_error))).toBe(true);
  for (const { id } of waiting)
    expect((await admin("POST", `/furniture/mails/${id}/retry`)).status).toBe(200);
  const sent = await sentMailsOf(order.id);
  expect(sent.every(isDelivered)).toBe(true);
});

test("an order whose mails a crash has swallowed is found and gets them", async () => {
  const order = await paidOrder(await orderableCart("stool"));
  await sentMailsOf(order.id);
  const found = await rows(
    `with gone as (delete from furniture_mail where order_id = $1 and template <> 'papers' returning id)
     select count(*)::int as count from gone`,
    order.id,
  );
  expect(found).toEqual([{ count: 2 }]);
  await rows(`update "order" set created_at = now() - interval '5 minutes' where id = $1`, order.id);
  expect((await admin("POST", "/furniture/mails/send")).status).toBe(200);
  await rows("update furniture_mail set next_attempt_at = now() where order_id = $1", order.id);
  await admin("POST", "/furniture/mails/send");
  expect((await sentMailsOf(order.id)).map(({ template }) => template)).toEqual([
    "order_confirmation",
    "workshop_order",
  ]);
});

test("staff find the mails of an order, see what they say, and cannot send one twice", async () => {
  const order = await paidOrder(await orderableCart("sample"));
  const [confirmation] = await sentMailsOf(order.id);
  await mailOf(order.id, "papers");
  const { body: list } = await admin("GET", `/furniture/mails?order_id=${order.id}&status=sent`);
  expect(list.count).toBe(3);
  expect((await admin("GET", `/furniture/mails?order_id=${order.id}&status=failed`)).body.count).toBe(0);
  expect((await admin("GET", "/furniture/mails?status=lost")).status).toBe(400);
  const { body: preview } = await admin("GET", `/furniture/mails/${confirmation?.id}`);
  expect(preview.content).toMatchObject({
    to: CONTACT.email,
    subject: expect.stringContaining("Bestellung"),
  });
  expect(preview.content.html).toContain("[Bild: ");
  expect(preview.content.html).not.toContain("cid:");
  const again = await admin("POST", `/furniture/mails/${confirmation?.id}/retry`);
  expect([again.status, again.body.issues?.[0].code]).toEqual([400, "mail_not_waiting"]);
  expect((await admin("GET", "/furniture/mails/fmail_none")).status).toBe(404);
});
