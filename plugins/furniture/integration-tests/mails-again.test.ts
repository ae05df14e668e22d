import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  admin,
  CONTACT,
  checkout,
  complete,
  orderableCart,
  rows,
  store,
  transferOrder,
} from "../../../tests/shopper/shop";
import { change, linesOf, mailOf } from "./changed-orders";
import { newAddress, storeFrom } from "./from-address";
import { openMail, plain } from "./mailbox";
import { paidOrder } from "./staff-deeds";

const longTest = longOnly(test);

const again = (id: unknown, body?: object) => admin("POST", `/furniture/mails/${id}/again`, body);
const logged = (order: string) =>
  rows(
    "select id, sent from furniture_mail where order_id = $1 and key like '%:again:%' and status = 'sent' order by created_at",
    order,
  );
/** The time after which the same mail may be sent once more has passed. */
const later = (order: string) =>
  rows(
    "update furniture_mail set created_at = created_at - interval '2 minutes' where order_id = $1 and key like '%:again:%'",
    order,
  );
/** Without the key to the order's page, and pictures as their words. */
const words = (html: string | false | undefined) =>
  String(html)
    .replace(/(\/auftrag\/)[\w-]{32}/g, "$1…")
    .replace(/<img\b[^>]*cid:[^>]*>|<em>\[[^\]]*\]<\/em>/g, "[…]");

test("a mail that left is sent again in the same words, as a mail of its own, once for two presses", async () => {
  const { id: order } = await paidOrder([["stool"]]);
  const { id } = await mailOf(order, "order_confirmation");
  const offered = (await admin("GET", `/furniture/mails/${id}`)).body.again;
  expect(offered).toEqual({ to: CONTACT.email, fixed: true, refused: null });
  const first = await openMail({ id });

  const pressed = await Promise.all([again(id), again(id)]);
  expect(pressed.some(({ status }) => status === 200)).toBe(true);
  await expect.poll(async () => (await logged(order)).length, { timeout: 15_000 }).toBe(1);
  expect((await again(id)).body.issues[0].code, "and none right after it").toBe("sent_just_now");
  const [entry] = await logged(order);
  const second = await openMail({ id: String(entry?.id) });
  expect([second.to?.[0]?.address, second.subject]).toEqual([CONTACT.email, first.subject]);
  expect(second.messageId).not.toBe(first.messageId);
  expect(plain(second.text)).toBe(plain(first.text));
  expect(words(second.html)).toBe(words(first.html));
  expect(await logged(order)).toHaveLength(1);

  // An order has another address since: there it goes, and the link in it is the one that holds.
  await later(order);
  expect((await again(id, { to: "fremd@example.test" })).body.issues[0].path).toBe("to");
  expect((await admin("POST", `/orders/${order}`, { email: "neu@example.test" })).status).toBe(200);
  await mailOf(order, "order_page");
  expect((await again(id)).status).toBe(200);
  await expect.poll(async () => (await logged(order)).length, { timeout: 15_000 }).toBe(2);
  const third = await openMail({ id: String((await logged(order))[1]?.id) });
  expect(third.to?.[0]?.address).toBe("neu@example.test");
  const key = /\/auftrag\/([\w-]{32})/.exec(plain(third.text))?.[1];
  expect((await store("GET", `/furniture/order-page/${key}`)).status).toBe(200);
});

test("invoices that were mailed are mailed again as they were issued; what holds no more is not", async () => {
  const { id: order } = await paidOrder([["stool"]]);
  const papers = await mailOf(order, "papers");
  const confirmation = await mailOf(order, "order_confirmation");
  expect((await again(papers.id)).status).toBe(200);
  await expect.poll(async () => (await logged(order)).length, { timeout: 15_000 }).toBe(1);
  const files = async (id: string) =>
    (await openMail({ id })).attachments.map(({ filename, content }) => [
      filename,
      Buffer.from(content as ArrayBuffer).toString("base64"),
    ]);
  const sent = await files(papers.id);
  expect(sent.length).toBeGreaterThan(0);
  expect(await files(String((await logged(order))[0]?.id))).toEqual(sent);

  expect((await admin("POST", `/orders/${order}/cancel`)).status).toBe(200);
  const refused = await again(confirmation.id);
  expect([refused.status, refused.body.issues[0].code]).toEqual([400, "order_cancelled"]);
});

longTest(
  "what asks for money is not sent again once the money has come, nor with a link that was replaced",
  async () => {
    const order = await transferOrder("stool");
    const refusals = async (id: unknown) => [
      (await admin("GET", `/furniture/mails/${id}`)).body.again.refused,
      (await again(id)).body.issues?.[0].code,
    ];
    const receive = () => admin("POST", `/furniture/orders/${order}/payment-received`);
    const details = await mailOf(order, "bank_transfer_details");
    expect((await admin("GET", `/furniture/mails/${details.id}`)).body.again.refused).toBeNull();
    expect((await receive()).status).toBe(200);
    expect(await refusals(details.id)).toEqual(["already_paid", "already_paid"]);

    // The mail about a dearer change asks for the difference by a link.
    const lines = [...(await linesOf(order)), { kind: "stool", configuration: {} }];
    expect((await change(order, { lines })).status).toBe(200);
    const changed = await mailOf(order, "order_changed");
    expect((await admin("GET", `/furniture/mails/${changed.id}`)).body.again.refused).toBeNull();
    expect((await admin("POST", `/orders/${order}/change/link`)).status).toBe(200);
    expect(await refusals(changed.id)).toEqual(["link_over", "link_over"]);
    expect((await receive()).status).toBe(200);
    expect(await refusals(changed.id)).toEqual(["already_paid", "already_paid"]);
  },
);

test("the answer to a question goes again to a corrected address, under the question's own key, by which it is forgotten", async () => {
  const name = `Anna ${crypto.randomUUID()}`;
  const question = { name, email: "anna@exmaple.test", text: "Passt der Tisch durch die Tür?" };
  expect((await storeFrom(newAddress(), "POST", "/messages", question)).status).toBe(200);
  const [message] = await rows("select id from furniture_message where name = $1", name);
  const sent = (key: string) =>
    rows(
      "select id, cart_id from furniture_mail where key like $1 and template = 'message_received' and status = 'sent'",
      key,
    );
  const prefix = `message:${message?.id}:%`;
  await expect.poll(async () => (await sent(prefix)).length, { timeout: 15_000 }).toBe(1);
  const [{ id } = {}] = await sent(prefix);
  expect((await admin("GET", `/furniture/mails/${id}`)).body.again).toMatchObject({
    to: question.email,
    fixed: false,
  });
  expect((await again(id, { to: "anna@" })).body.issues[0].path).toBe("to");
  expect((await again(id, { to: "anna@example.test" })).status).toBe(200);
  await expect.poll(async () => (await sent(`${prefix}:again:1`)).length, { timeout: 15_000 }).toBe(1);
  const [copy] = await sent(`${prefix}:again:1`);
  expect((await openMail({ id: String(copy?.id) })).to?.[0]?.address).toBe("anna@example.test");
});

test("that a payment failed is told nobody whose cart has become an order since, first or again", async () => {
  const cart = await orderableCart("stool");
  const failed = async (key: string, status: string) => {
    await rows(
      `insert into furniture_mail (id, key, template, recipient, cart_id, language, data, status, next_attempt_at, sent)
       select $1, $1, 'payment_failed', 'anna@example.test', $2, 'de', '{}', $3, now(), m.sent
       from furniture_mail m where m.status = 'sent' and m.sent is not null limit 1`,
      ...[key, cart, status],
    );
    return key;
  };
  const left = await failed(`fmail_left_${cart}`, "sent");
  expect((await admin("GET", `/furniture/mails/${left}`)).body.again.refused).toBeNull();
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  expect((await complete(cart)).body.type).toBe("order");
  expect((await admin("GET", `/furniture/mails/${left}`)).body.again.refused).toBe("order_placed");
  const late = await failed(`fmail_late_${cart}`, "queued");
  await expect
    .poll(async () => rows("select status, last_error from furniture_mail where id = $1", late), {
      timeout: 15_000,
    })
    .toEqual([{ status: "dropped", last_error: "order_placed" }]);
});
