import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { longOnly } from "../../../tests/long-run";
import {
  admin,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  store,
} from "../../../tests/shopper/shop";
import { mutate } from "./content-lake";
import { openMail, plain, type StoredMail, sentMailsOf } from "./mailbox";

const longTest = longOnly(test);

const ID = "mailOrderConfirmation";
const OURS = "Deine Bestellung {Bestellnummer} bei {Shop}";
/** The shop may say what it remembers for as long as the keeper keeps it. */
const SOON = { timeout: 60_000, interval: 2000 };

const write = (subject: string) => mutate({ patch: { id: ID, set: { "subject.de": subject } } });
afterEach(() => write(OURS));

/** Places an order that a voucher pays for, and answers its confirmation. */
async function confirmation(): Promise<StoredMail> {
  const cart = await orderableCart("stool");
  await enter(cart, await newVoucher(9999));
  await checkout(cart);
  const { order } = (await complete(cart)).body;
  const mail = (await sentMailsOf(order.id)).find(({ template }) => template === "order_confirmation");
  if (!mail) throw new Error("The order was not confirmed");
  return mail;
}
const subjectNow = async () => (await openMail(await confirmation())).subject;

const shown = z.object({
  content: z.object({
    to: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    attachments: z.array(z.string()).optional(),
  }),
});
const look = async (id: string) => shown.parse((await admin("GET", `/furniture/mails/${id}`)).body).content;

longTest(
  "a mail carries the subject staff have published; staff see a sent one as it left, whatever is published later",
  async () => {
    await write("Angekommen bei {Shop}: {Bestellnummer}");
    await expect.poll(subjectNow, SOON).toMatch(/^Angekommen bei Planke 46: \d+$/);
    const mail = await confirmation();
    const sent = await openMail(mail);
    await write("Ganz anders: {Bestellnummer}");
    await expect.poll(subjectNow, SOON).toMatch(/^Ganz anders/);

    const content = await look(mail.id);
    expect(content.subject).toBe(sent.subject);
    expect(plain(content.text)).toBe(plain(sent.text));
    expect(content.attachments).toEqual(sent.attachments.map(({ filename }) => filename));
    expect(content.attachments).not.toHaveLength(0);
    expect(content.html).toContain("[Bild: Hocker");
    expect(content.html).not.toContain("cid:");
  },
);

longTest("a broken text costs no mail: what was good last is sent", async () => {
  await write("Gut: {Bestellnummer}");
  await expect.poll(subjectNow, SOON).toMatch(/^Gut: \d+$/);
  await mutate({
    patch: { id: ID, set: { "subject.de": "Kaputt {Nummer}", "heading.de": "Danke und hallo!" } },
  });
  const both = async () => {
    const { subject, text } = await openMail(await confirmation());
    return [subject?.split(":")[0], text?.includes("Danke und hallo!")];
  };
  await expect.poll(both, SOON).toEqual(["Gut", true]);
  await mutate({ patch: { id: ID, set: { "heading.de": "Danke für deine Bestellung!" } } });
});

test("the preview writes a draft about a sample order, and refuses what is no text of a mail", async () => {
  const preview = (body: unknown) => store("POST", "/furniture/mail-preview", body as object);
  const draft = { key: "refund", language: "en", texts: { subject: "<i>{Betrag}</i> for {Bestellnummer}" } };
  const { status, body } = await preview(draft);
  expect(status).toBe(200);
  expect(body.subject).toMatch(/^<i>€1,606\.00<\/i> for 1012$/);
  expect(body.html).toContain("&lt;i&gt;");
  for (const wrong of [{}, { ...draft, key: "staff_invitation" }, { ...draft, texts: { subject: 7 } }]) {
    const refused = await preview(wrong);
    expect([refused.status, Array.isArray(refused.body.issues)]).toEqual([400, true]);
  }
  expect((await preview({ ...draft, texts: { text: "x".repeat(5001) } })).status).toBe(400);
});
