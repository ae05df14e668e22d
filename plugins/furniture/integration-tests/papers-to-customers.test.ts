import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { longOnly } from "../../../tests/long-run";
import { sessionOf } from "../../../tests/shopper/payment-page";
import { admin, readShop, rows, SHOP, sandbox } from "../../../tests/shopper/shop";
import { readPdf, squeeze } from "../src/domain/production-sheet/pdf-text.cases";
import { change, linesOf } from "./changed-orders";
import { openMail, plain } from "./mailbox";
import { keyOf, look, UNKNOWN } from "./order-keys";
import { papersOf } from "./papers";
import { paidOrder } from "./staff-deeds";

const longTest = longOnly(test);

const shop = readShop(SHOP.extend({ storefront: z.url() }));
const TABLE = 149_100;
const STOOL = 19_400;

interface PaperMail {
  id: string;
  status: string;
  data: { papers?: string[] };
}

/** The mails that brought an order's papers, the oldest first, once so many have left. */
async function paperMails(orderId: string, count: number): Promise<PaperMail[]> {
  let mails: PaperMail[] = [];
  await expect
    .poll(
      async () => {
        const found = await rows(
          "select id, status, data from furniture_mail where order_id = $1 and template = 'papers' order by created_at",
          orderId,
        );
        mails = found as unknown as PaperMail[];
        return mails.map(({ status }) => status);
      },
      { timeout: 30_000, interval: 200 },
    )
    .toEqual(Array.from({ length: count }, () => "sent"));
  return mails;
}

const sha256 = (file: Uint8Array) => createHash("sha256").update(file).digest("hex");

async function storedHashes(orderId: string): Promise<unknown[]> {
  const stored = await rows("select sha256 from furniture_paper where order_id = $1 order by place", orderId);
  return stored.map((row) => row.sha256);
}

const fetchPaper = (key: string, number: string) =>
  fetch(`${shop.medusa}/store/furniture/order-page/${key}/papers/${number}`, {
    headers: { "x-publishable-api-key": shop.publishableKey },
  });

test("who pays gets one mail with the invoice as it was issued", async () => {
  const { id } = await paidOrder([["stool"]]);
  const [invoice] = await papersOf(id, 1);
  const [sent] = await paperMails(id, 1);
  const mail = await openMail(sent ?? { id: "" });
  expect(mail.subject).toMatch(new RegExp(`^Rechnung ${invoice?.number} zu deiner Bestellung \\d+$`));
  expect(plain(mail.text)).toContain(`Rechnung ${invoice?.number}`);
  expect(plain(mail.text)).toContain("194,00 €");
  expect(
    mail.attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition]),
  ).toEqual([[`${invoice?.number}.pdf`, "application/pdf", "attachment"]]);
  const [pdf] = mail.attachments;
  expect([sha256(new Uint8Array(pdf?.content as ArrayBuffer))]).toEqual(await storedHashes(id));
  await admin("POST", "/furniture/reconciliations");
  await admin("POST", "/furniture/mails/send");
  await paperMails(id, 1);
});

longTest(
  "a changed order's cancellation and its new invoice come in one mail, a refund's credit note in another",
  async () => {
    const { id } = await paidOrder([["table"], ["stool"]]);
    await paperMails(id, 1);
    const [table] = await linesOf(id);
    expect((await change(id, { lines: [table] })).status).toBe(200);
    const papers = await papersOf(id, 3);
    const mails = await paperMails(id, 2);
    expect(mails.map(({ data }) => data.papers)).toEqual([[papers[0]?.id], [papers[1]?.id, papers[2]?.id]]);
    const mail = await openMail(mails[1] ?? { id: "" });
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      `${papers[1]?.number}.pdf`,
      `${papers[2]?.number}.pdf`,
    ]);
    expect(plain(mail.text)).toContain("Die frühere Rechnung ist aufgehoben");
    const page = (await look(await keyOfOrder(id))).body.order_page;
    expect(page.papers.map(({ title, total }: { title: string; total: number }) => [title, total])).toEqual([
      ["Rechnung", (TABLE + STOOL - 1_900) / 100],
      ["Stornorechnung", (TABLE + STOOL - 1_900) / 100],
      ["Rechnung", TABLE / 100],
    ]);
  },
);

/** The key from the order's own table: its mails are more than two. */
async function keyOfOrder(orderId: string): Promise<string> {
  const [page] = await rows(
    "select token from furniture_order_page where order_id = $1 and revoked_at is null",
    orderId,
  );
  return String(page?.token);
}

longTest("a paper that was issued before its mail existed is not mailed afterwards", async () => {
  const { id } = await paidOrder([["sample"]]);
  await papersOf(id, 1);
  await paperMails(id, 1);
  // As in a shop whose last version sent none.
  await rows("delete from furniture_mail where order_id = $1 and template = 'papers'", id);
  await admin("POST", "/furniture/reconciliations");
  await admin("POST", "/furniture/mails/send");
  await paperMails(id, 0);
});

longTest(
  "papers and their mail are written together: where the mail cannot be queued, no number is taken",
  async () => {
    const { id, payment, url } = await paidOrder([["stool"]]);
    const [invoice] = await papersOf(id, 1);
    await paperMails(id, 1);
    const trap = "papers_trap";
    await rows(
      `create function ${trap}() returns trigger language plpgsql as $$ begin
       if new.order_id = '${id}' and new.template = 'papers' then raise exception 'no room'; end if; return new; end $$`,
    );
    await rows(
      `create trigger ${trap} before insert on furniture_mail for each row execute function ${trap}()`,
    );
    try {
      await sandbox("POST", `/payments/${sessionOf(url)}/refunds`, { amount: 1_000 });
      await expect
        .poll(async () => (await rows("select 1 from refund where payment_id = $1", payment)).length, {
          timeout: 20_000,
        })
        .toBe(1);
      await admin("POST", "/furniture/reconciliations");
      expect(await papersOf(id, 1)).toMatchObject([{ number: invoice?.number }]);
    } finally {
      await rows(`drop trigger ${trap} on furniture_mail`);
      await rows(`drop function ${trap}`);
    }
    await admin("POST", "/furniture/reconciliations");
    const papers = await papersOf(id, 2);
    expect(papers[1]).toMatchObject({ kind: "credit_note", gross: 1_000 });
    const mails = await paperMails(id, 2);
    expect(mails[1]?.data.papers).toEqual([papers[1]?.id]);
  },
);

test("the page lists each paper and hands it out as it was issued, kept by no cache", async () => {
  const { id } = await paidOrder([["stool"]]);
  const [invoice] = await papersOf(id, 1);
  const number = invoice?.number ?? "";
  const key = await keyOf(id);
  for (const [locale, title] of [
    ["de", "Rechnung"],
    ["en", "Invoice"],
  ] as const) {
    const { papers } = (await look(key, locale)).body.order_page;
    expect(papers).toEqual([
      { number, title, kind: "invoice", issued_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), total: 194 },
    ]);
  }
  const [stored] = await rows(
    "select to_char(issued_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day from furniture_paper where order_id = $1",
    id,
  );
  expect((await look(key)).body.order_page.papers[0].issued_on).toBe(stored?.day);
  const answer = await fetchPaper(key, number);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${number}.pdf"`);
  const file = new Uint8Array(await answer.arrayBuffer());
  expect([sha256(file)]).toEqual(await storedHashes(id));
  expect(readPdf(Buffer.from(file))[0]?.squeezed).toContain(squeeze("194,00 €"));
});

test("a paper of another order, an unknown number and an unknown or replaced key get one answer", async () => {
  const [mine, other] = [await paidOrder([["sample"]]), await paidOrder([["sample"]])];
  const [[ours], [theirs]] = [await papersOf(mine.id, 1), await papersOf(other.id, 1)];
  const key = await keyOf(mine.id);
  const [number, foreign] = [ours?.number ?? "", theirs?.number ?? ""];
  expect((await fetchPaper(key, number)).status).toBe(200);
  for (const [at, what] of [
    [key, foreign],
    [key, "RE-2026-999999"],
    [key, ours?.id ?? ""],
    [key, "%25"],
    ["x".repeat(32), number],
    [await keyOf(other.id), number],
  ] as const) {
    const answer = await fetchPaper(at, what);
    expect([what, answer.status]).toEqual([what, 404]);
    expect(await answer.json()).toMatchObject(UNKNOWN);
    const page = await fetch(`${shop.storefront}/auftrag/${at}/papers/${what}`);
    expect([page.status, page.headers.get("x-robots-tag"), page.headers.get("referrer-policy")]).toEqual([
      404,
      "noindex",
      "no-referrer",
    ]);
    expect(await page.text()).toContain("Hier ist keine Bestellung zu sehen");
  }
  await admin("POST", `/furniture/orders/${mine.id}/link/renew`, {});
  expect((await fetchPaper(key, number)).status).toBe(404);
});

longTest("the order of a forgotten customer mails no paper any more", async () => {
  const email = `zoe.${Math.random().toString(36).slice(2, 10)}@example.test`;
  const { id, url } = await paidOrder([["sample"]]);
  const [invoice] = await papersOf(id, 1);
  await paperMails(id, 1);
  const key = await keyOf(id);
  await rows('update "order" set email = $2 where id = $1', id, email);
  expect((await admin("POST", `/orders/${id}/complete`, {})).status).toBe(200);
  expect((await admin("POST", "/furniture/customer-data/anonymise", { email })).status).toBe(200);
  await sandbox("POST", `/payments/${sessionOf(url)}/refunds`, { amount: 100 });
  await papersOf(id, 2);
  await paperMails(id, 1);
  expect((await fetchPaper(key, invoice?.number ?? "")).status).toBe(404);
});
