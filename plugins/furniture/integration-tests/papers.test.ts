import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { faultsOf } from "../../../tests/en16931/faults";
import { longOnly } from "../../../tests/long-run";
import { payOnPage, sessionOf } from "../../../tests/shopper/payment-page";
import {
  admin,
  checkout,
  complete,
  enter,
  fromVienna,
  newVoucher,
  orderableCart,
  rows,
  sandbox,
  shop,
  until,
} from "../../../tests/shopper/shop";
import { readPdf, squeeze } from "../src/domain/production-sheet/pdf-text.cases";
import { change, linesOf } from "./changed-orders";
import {
  balance,
  brokenSince,
  fileOf,
  invoiceIn,
  keptCents,
  lastNumbers,
  papersOf,
  thisMonth,
} from "./papers";
import { paidOrder } from "./staff-deeds";

const longTest = longOnly(test);

const TABLE = 149_100;
const STOOL = 19_400;

test("a paid order has one invoice over what was paid, which its PDF and the XML in it say", async () => {
  const { id } = await paidOrder([["table"], ["stool"]], { terms: { express_build: true } });
  const [invoice] = await papersOf(id, 1);
  const gross = TABLE + STOOL - 1_900 + 6_500;
  expect(invoice).toMatchObject({
    kind: "invoice",
    gross,
    vat: Math.round((gross * 19) / 119),
    number: expect.stringMatching(/^RE-20\d\d-\d{4,}$/),
    about: null,
    ...{ currency: "EUR", country: "DE", seller_country: "DE" },
  });
  const { response, file } = await fileOf(`/furniture/papers/${invoice?.id}`);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(`${invoice?.number}.pdf`);
  const text = readPdf(file)
    .map(({ squeezed }) => squeezed)
    .join("");
  for (const said of [`Rechnung ${invoice?.number}`, "Anna Muster", "Maße: 220 × 80 × 75 cm", "1.731,00 €"])
    expect(text).toContain(squeeze(said));
  const xml = invoiceIn(file);
  expect(faultsOf(xml)).toEqual([]);
  expect(xml).toContain("<ram:GrandTotalAmount>1731.00</ram:GrandTotalAmount>");
  const [stored] = await rows("select sha256 from furniture_paper where id = $1", invoice?.id);
  expect(stored?.sha256).toBe(createHash("sha256").update(file).digest("hex"));
  await expect(rows("update furniture_paper set cents = 1 where id = $1", invoice?.id)).rejects.toThrow(
    "frozen",
  );
});

test("orders that are paid at once get distinct numbers, and none is left out", async () => {
  const before = await lastNumbers();
  const orders = await Promise.all(Array.from({ length: 4 }, () => paidOrder([["sample"]])));
  for (const { id } of orders) await papersOf(id, 1);
  expect(await brokenSince(before)).toEqual([]);
  const late = await rows(
    `select number from (select number, issued_at, lag(issued_at) over (partition by kind, year order by sequence) as before
     from furniture_paper) p where before > issued_at`,
  );
  expect(late).toEqual([]);
});

longTest("the same payment told again and again is one invoice", async () => {
  const order = await paidOrder([["sample"]]);
  await papersOf(order.id, 1);
  await Promise.all([
    complete(order.cart),
    complete(order.cart),
    admin("POST", "/furniture/reconciliations"),
    admin("POST", "/furniture/reconciliations"),
  ]);
  expect(await papersOf(order.id, 1)).toMatchObject([{ kind: "invoice", gross: 500 }]);
});

test("what staff refund has a credit note that names the invoice, to the cent", async () => {
  const order = await paidOrder([["stool"]]);
  const [invoice] = await papersOf(order.id, 1);
  expect((await admin("POST", `/payments/${order.payment}/refund`, { amount: 10.05 })).status).toBe(200);
  const papers = await papersOf(order.id, 2);
  expect(papers[1]).toMatchObject({ kind: "credit_note", gross: 1005, vat: 160, about: invoice?.number });
  expect(balance(papers)).toBe(await keptCents(order.id));
  const { file } = await fileOf(`/furniture/papers/${papers[1]?.id}`);
  expect(faultsOf(invoiceIn(file))).toEqual([]);
});

longTest(
  "what goes back in Stripe's dashboard has a credit note, part by part, and leaves no VAT when all is back",
  async () => {
    const order = await paidOrder([["stool"]]);
    await papersOf(order.id, 1);
    const refund = (amount: number) =>
      sandbox("POST", `/payments/${sessionOf(order.url)}/refunds`, { amount });
    await refund(3_333);
    await papersOf(order.id, 2);
    await refund(STOOL - 3_333);
    const papers = await papersOf(order.id, 3);
    expect(papers.map(({ gross }) => gross)).toEqual([STOOL, 3_333, STOOL - 3_333]);
    expect([balance(papers), await keptCents(order.id)]).toEqual([0, 0]);
    const [invoice, first, second] = papers.map(({ vat }) => vat);
    expect((first ?? 0) + (second ?? 0)).toBe(invoice);
  },
);

test("a changed order has its invoice taken back and another, once what it costs less is back", async () => {
  const { id } = await paidOrder([["table"], ["stool"]]);
  const [first] = await papersOf(id, 1);
  const [table] = await linesOf(id);
  expect((await change(id, { lines: [table] })).status).toBe(200);
  const papers = await papersOf(id, 3);
  expect(papers.map(({ kind, gross, about }) => [kind, gross, about])).toEqual([
    ["invoice", TABLE + STOOL - 1_900, null],
    ["credit_note", TABLE + STOOL - 1_900, first?.number],
    ["invoice", TABLE, first?.number],
  ]);
  expect(balance(papers)).toBe(await keptCents(id));
});

test("an order by transfer has its invoice when staff have seen the money, and none before", async () => {
  const cart = await orderableCart("stool");
  await enter(cart, await newVoucher(0));
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  await admin("POST", "/furniture/reconciliations");
  await papersOf(id, 0);
  expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBeLessThan(300);
  const [invoice] = await papersOf(id, 1);
  expect(invoice).toMatchObject({ gross: STOOL, paid_by: "transfer" });
});

longTest(
  "money that staff saw later was received when it came: on the invoice, for its VAT and for the promised time",
  async () => {
    const cart = await orderableCart("stool");
    await enter(cart, await newVoucher(0));
    await checkout(cart);
    const { id } = (await complete(cart)).body.order;
    await rows(`update "order" set created_at = now() - interval '40 days' where id = $1`, id);
    const [day] = await rows(
      `select to_char(d - interval '35 days', 'YYYY-MM-DD') as came, to_char(d - interval '35 days', 'DD.MM.YYYY') as printed,
       to_char(d - interval '41 days', 'YYYY-MM-DD') as early, to_char(d + interval '1 day', 'YYYY-MM-DD') as late
     from (select now() at time zone 'Europe/Berlin' as d) today`,
    );
    const received = (received_on: unknown) =>
      admin("POST", `/furniture/orders/${id}/payment-received`, { received_on });
    for (const wrong of [day?.early, day?.late, "31.12.2026"]) {
      const { status, body } = await received(wrong);
      expect([status, body.issues?.[0]?.path]).toEqual([400, "received_on"]);
    }
    expect((await received(day?.came)).status).toBe(200);
    const [invoice] = await papersOf(id, 1);
    const { file } = await fileOf(`/furniture/papers/${invoice?.id}`);
    expect(invoiceIn(file)).toContain(
      `<ram:TaxPointDate><udt:DateString format="102">${String(day?.came).replaceAll("-", "")}<`,
    );
    const archive = await fileOf(`/furniture/papers/export?month=${await thisMonth()}`);
    const table = strFromU8(
      unzipSync(archive.file)[`rechnungen-${await thisMonth()}.csv`] ?? new Uint8Array(),
    );
    const line = table.split("\r\n").find((row) => row.startsWith(String(invoice?.number)));
    expect(line?.split(";")[3]).toBe(day?.printed);
    const [order] = await rows(
      `select to_char(paid_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day from furniture_order where order_id = $1`,
      id,
    );
    expect(order?.day).toBe(day?.came);
  },
);

longTest("a reservation has no invoice until its offer is paid", async () => {
  const cart = await orderableCart("stool");
  await fromVienna(cart);
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  await admin("POST", "/furniture/reconciliations");
  await papersOf(id, 0);
});

longTest(
  "while a change of an order is under way no credit note is written; what went back has one after it",
  async () => {
    const { id, url } = await paidOrder([["stool"]]);
    const [invoice] = await papersOf(id, 1);
    await rows(
      `insert into furniture_order_version (id, order_id, number, record, lines, total, difference, created_at)
     values ('fover_' || $1, $1, 2, '{}', '[]', 1, 1, now() + interval '1 hour')`,
      id,
    );
    await sandbox("POST", `/payments/${sessionOf(url)}/refunds`, { amount: 1_000 });
    await until(async () => (await keptCents(id)) === STOOL - 1_000);
    await admin("POST", "/furniture/reconciliations");
    expect(await papersOf(id, 1)).toEqual([invoice]);
    await rows(
      "update furniture_order_version set created_at = now() - interval '1 minute' where order_id = $1",
      id,
    );
    await admin("POST", "/furniture/reconciliations");
    expect((await papersOf(id, 2)).at(-1)).toMatchObject({ kind: "credit_note", gross: 1_000 });
  },
);

longTest("what a crash left without invoice gets one from the sweep", async () => {
  const order = await paidOrder([["sample"]]);
  const [lost] = await papersOf(order.id, 1);
  // As after a rollback: the rows are gone, the number is free.
  await rows("delete from furniture_paper where id = $1", lost?.id);
  await rows("update furniture_paper_range set last = last - 1 where kind = 'invoice'");
  await admin("POST", "/furniture/reconciliations");
  expect(await papersOf(order.id, 1)).toMatchObject([{ kind: "invoice", gross: 500, number: lost?.number }]);
});

test("a month is listed, and handed to the tax adviser as PDFs and a table that adds up", async () => {
  const { id } = await paidOrder([["stool"]]);
  const [invoice] = await papersOf(id, 1);
  const later = await paidOrder([["stool"]]);
  const [newest] = await papersOf(later.id, 1);
  const month = await thisMonth();
  const { body } = await admin("GET", `/furniture/papers?month=${month}`);
  expect(body.papers).toContainEqual(
    expect.objectContaining({ id: invoice?.id, customer: "Anna Muster", country: "DE" }),
  );
  const numbers = body.papers.map(({ number }: { number: string }) => number);
  expect(numbers.indexOf(newest?.number)).toBeLessThan(numbers.indexOf(invoice?.number));
  const issued = body.papers.map(({ issued_at }: { issued_at: string }) => issued_at);
  expect(issued).toEqual([...issued].sort().reverse());
  const { response, file } = await fileOf(`/furniture/papers/export?month=${month}`);
  expect(response.headers.get("content-type")).toBe("application/zip");
  const files = unzipSync(file);
  expect(Object.keys(files)).toContain(`${invoice?.number}.pdf`);
  const table = strFromU8(files[`rechnungen-${month}.csv`] ?? new Uint8Array());
  const listed = table.split("\r\n").map((row) => row.split(";")[0]);
  expect(listed.indexOf(invoice?.number)).toBeLessThan(listed.indexOf(newest?.number));
  const line = table.split("\r\n").find((row) => row.startsWith(String(invoice?.number)));
  expect(line).toMatch(/;Rechnung;.*;Anna Muster;DE;online;steuerpflichtig;19 %;163,03;30,97;194,00;EUR$/);
  expect((await admin("GET", "/furniture/papers?month=2020-01")).body.papers).toEqual([]);
  const { display_id } = (await admin("GET", `/orders/${id}?fields=display_id`)).body.order;
  for (const text of [invoice?.number.toLowerCase(), display_id]) {
    const found = (await admin("GET", `/furniture/papers?month=2020-01&q=${text}`)).body;
    expect(found.papers, "whenever it was issued").toContainEqual(
      expect.objectContaining({ id: invoice?.id }),
    );
    expect(found.papers).not.toContainEqual(expect.objectContaining({ id: newest?.id }));
  }
  expect((await admin("GET", "/furniture/papers?q=anna+must")).body.papers[0]).toMatchObject({
    customer: "Anna Muster",
  });
  expect((await admin("GET", "/furniture/papers?q=RE-2020-0001")).body).toMatchObject({
    papers: [],
    more: false,
  });
});

test.each([
  ["/furniture/papers", 400],
  ["/furniture/papers?month=2026-13", 400],
  ["/furniture/papers?month[]=2026-11", 400],
  ["/furniture/papers/export?month=November", 400],
  ["/furniture/papers/no-such-paper", 404],
  ["/furniture/orders/no-such-order/delivery-note", 404],
])("GET %s is answered with %i in words", async (path, status) => {
  const answer = await admin("GET", path);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ message: expect.any(String), issues: [expect.any(Object)] });
});

longTest("a delivery note names the pieces and no price", async () => {
  const cart = await orderableCart("table");
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  const { id } = (await complete(cart)).body.order;
  const { file } = await fileOf(`/furniture/orders/${id}/delivery-note`);
  const [page] = readPdf(file);
  expect(page?.squeezed).toContain(squeeze("Maße: 220 × 80 × 75 cm"));
  expect(page?.squeezed).toContain("Lieferschein");
  expect(page?.squeezed).not.toMatch(/1\.?491|€|EUR/);
});

test("only staff read them", async () => {
  for (const path of [
    "/papers?month=2026-11",
    "/papers/export?month=2026-11",
    "/papers/x",
    "/orders/x/papers",
    "/orders/x/delivery-note",
  ])
    expect((await fetch(`${shop.medusa}/admin/furniture${path}`)).status).toBe(401);
});
