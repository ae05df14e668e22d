import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mailFolder, openMail, sentMailsOf } from "../../../plugins/furniture/integration-tests/mailbox";
import { rows } from "../../shopper/shop";
import { Visitor } from "./visitor";

/** Short enough for every field; each way out of a text, an attribute and a script. */
const HTML = `"'><img src=x onerror=alert(7)></script>`;
/** What no page may hold: the mark as an element of its own, or out of the quotes it was put in. */
const ALIVE = /<img src=x onerror|"'(>|&gt;)(<|&lt;)img/i;
/** The mark as a page shows it. */
const AS_TEXT = "&quot;&#x27;&gt;&lt;img src=x onerror=alert(7)&gt;&lt;/script&gt;";

/** The address of a last page, once the order is placed. */
async function ordered(visitor: Visitor): Promise<string> {
  await visitor.post("/configuratorTableDesktop", {});
  const cart = await (await visitor.get("/cartDesktop")).text();
  const [, shownOffer = ""] =
    /name="shownOffer"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="shownOffer"/
      .exec(cart)
      ?.filter(Boolean) ?? [];
  const contact = {
    firstName: HTML,
    lastName: HTML,
    street: HTML,
    zip: "1010",
    city: HTML,
    phone: "030 123",
  };
  const fields = {
    intent: "order",
    shownOffer: shownOffer.replace(/&quot;/g, '"').replace(/&amp;/g, "&"),
    ...contact,
    email: "anna@example.test",
    country: "at",
    outsideGermany: "on",
    shipping: "delivery",
    message: HTML,
    dataSecurity: "on",
  };
  let placed = await visitor.post("/cartDesktop", fields);
  if (placed.status === 409 || placed.status === 400) {
    // The delivery abroad is another offer; the page shows it, and the shopper agrees.
    const again = await placed.text();
    expect(ALIVE.test(again)).toBe(false);
    const [, offer = ""] = /name="shownOffer"[^>]*value="([^"]*)"/.exec(again) ?? [];
    placed = await visitor.post("/cartDesktop", { ...fields, shownOffer: offer.replace(/&quot;/g, '"') });
  }
  expect(placed.status).toBe(303);
  return placed.headers.get("location") ?? "";
}

test("HTML in every field of an order stays text on the pages and in the mails", async () => {
  const visitor = new Visitor();
  const location = await ordered(visitor);
  expect(location).toContain("/orderReserved?");
  const page = await (await visitor.get(location)).text();
  expect(ALIVE.test(page)).toBe(false);
  const number = new URL(location, "http://shop").searchParams.get("orderID") ?? "";
  const [order] = await rows(
    'select id from "order" where coalesce(custom_display_id, display_id::text) = $1',
    number,
  );
  const mails = await Promise.all((await sentMailsOf(String(order?.id))).map(openMail));
  expect(mails.length).toBeGreaterThan(1);
  for (const { html, subject } of mails) {
    expect(html, subject).not.toMatch(ALIVE);
    expect(html).toContain("onerror");
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test.each<[string, Record<string, string>]>([
  [
    "/messageSent",
    { name: HTML, email: "a@b", phone: HTML, text: HTML, kind: "table", query: HTML, submission: HTML },
  ],
  [
    "/widerruf",
    { name: HTML, email: "a@example.test", orderNumber: HTML, scope: "some", pieces: HTML, text: HTML },
  ],
  ["/withdrawal", { name: HTML, email: "a@b", orderNumber: HTML, scope: HTML, pieces: HTML, text: HTML }],
  [
    "/configuratorTableDesktop",
    { length: HTML, width: HTML, hex: HTML, plank: HTML, tableTop: HTML, line: HTML },
  ],
])("HTML in every field of %s comes back as text", async (path, fields) => {
  const answer = await new Visitor().post(path, fields);
  expect(answer.status).toBeLessThan(500);
  const page = await answer.text();
  expect(page).toContain(AS_TEXT);
  expect(page).not.toMatch(ALIVE);
});

test.each<[string, Record<string, string>, string]>([
  ["/consent", { decision: HTML, page: `/faq?${HTML}` }, "/datasecurity#cookies"],
  ["/language", { language: HTML, page: HTML }, "/"],
])("HTML in every field of %s leads to a page of ours, without it", async (path, fields, to) => {
  const answer = await new Visitor().post(path, fields);
  expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([303, to, ""]);
});

test("HTML in the order form comes back as text while it is mended, voucher included", async () => {
  const visitor = new Visitor();
  await visitor.post("/configuratorStoolDesktop", {});
  const names = ["firstName", "lastName", "email", "phone", "street", "zip", "city", "country", "message"];
  const fields = Object.fromEntries(
    [...names, "voucherCode", "shownOffer", "billingCity"].map((name) => [name, HTML]),
  );
  for (const intent of ["order", "voucher", "terms", HTML, `remove:${HTML}`]) {
    const answer = await visitor.post("/cartDesktop", { ...fields, intent });
    expect(answer.status, intent).toBeLessThan(500);
    const page = await answer.text();
    expect(page.split(AS_TEXT).length, intent).toBeGreaterThan(names.length);
    expect(page, intent).not.toMatch(ALIVE);
  }
});

test("HTML in an address comes back as text", async () => {
  const mark = encodeURIComponent(HTML);
  for (const path of [
    `/configuratorTableDesktop?length=${mark}&hex=${mark}&line=${mark}&${mark}=1`,
    `/orderCompleted?orderID=${mark}&orderValue=1`,
    `/orderCompletedStripe?cart_id=${mark}&session_id=${mark}`,
    `/?utm_source=${mark}&lng=${mark}`,
    `/pay/${mark}`,
    `/${mark}`,
    `/og/${mark}?lng=${mark}`,
    `/drawing/${mark}?${mark}`,
    `/drawing/table?hex=${mark}`,
    `/preview?sanity-preview-secret=${mark}&sanity-preview-pathname=${mark}`,
  ]) {
    const answer = await new Visitor().get(path);
    expect(answer.status, path).toBeLessThan(500);
    expect(ALIVE.test(await answer.text()), path).toBe(false);
  }
});

test("a question with HTML reaches the workshop as text", async () => {
  const name = `Fragesteller-${Date.now()}`;
  const fields = { name: `${name} ${HTML}`, email: "anna@example.test", text: HTML, submission: name };
  expect((await new Visitor().post("/messageSent", fields)).status).toBe(303);
  await expect.poll(() => mailWith(name), { timeout: 15_000, interval: 100 }).toBeDefined();
  const mail = await openMail({ id: String(mailWith(name)) });
  expect(mail.html).toContain("onerror");
  expect(mail.html).not.toMatch(ALIVE);
  expect(`${mail.subject}${mail.from?.name}`).not.toMatch(/[\r\n]/);
});

/** The id of a sent mail whose text contains the name. */
function mailWith(name: string): string | undefined {
  return readdirSync(mailFolder)
    .filter((file) => file.endsWith(".eml"))
    .find((file) => readFileSync(join(mailFolder, file), "utf8").includes(name))
    ?.replace(/\.eml$/, "");
}
