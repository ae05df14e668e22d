import { expect, test } from "vitest";
import { faultsOf } from "../../../../../tests/en16931/faults";
import { cardService } from "../../core/options/market";
import { SAMPLE_DETAILS } from "../../modules/shop-details/details";
import type { OrderDocument } from "../orders/order-document";
import { eInvoice } from "./e-invoice";
import { paidInWords } from "./formats";
import { type PaperDocument, paperDocument } from "./frozen";
import { type OrderWish, orderCase } from "./paper.cases";
import { type PlannedPaper, planPapers } from "./plan";
import { type HeldPaper, type PaperFacts, standingOf, writePaper } from "./write-paper";

const BOTH: OrderWish = { pieces: [{ kind: "table" }, { kind: "stool" }] };
const TABLE: OrderWish = { pieces: [{ kind: "table" }] };
const TOTAL = 168_500;
const STOOL = 19_400;

/** Just before midnight in Berlin, and what is issued for it after midnight. */
const NOVEMBER = "2026-11-30T22:59:58Z";
const ISSUED = new Date("2026-11-30T23:00:10Z");
const DECEMBER = "2026-12-05T10:00:00Z";

const moved = (id: string, cents: number, at: string) => ({
  ...{ id, cents, at: new Date(at) },
  provider: "pp_system_default",
});

/** An order after a change, as far as papers ask. */
function changed(wish: OrderWish, applied: string): OrderDocument {
  const order = orderCase(wish);
  const versions = [{ applied_at: new Date(applied) }] as OrderDocument["versions"];
  return { ...order, record: order.record && { ...order.record, version: 2 }, versions };
}

/** Issues what is missing beside the papers that there are. */
function issued(order: OrderDocument, money: PaperFacts["money"], held: HeldPaper[] = []): HeldPaper[] {
  const shop = { ...SAMPLE_DETAILS, storefrontUrl: "http://localhost" };
  const all = [...held];
  for (const planned of planPapers(standingOf({ order, money, held }))) {
    const at = planned.about;
    const about = typeof at === "number" ? all[held.length + at] : all.find(({ id }) => id === at);
    const number = `${planned.kind === "invoice" ? "RE" : "GU"}-2026-${all.length + 1}`;
    const issue = { number, issuedAt: ISSUED, about, warn: expect.fail };
    const document = writePaper({ order, money, shop, held: all }, planned, issue);
    all.push({
      ...{ id: number, number, kind: planned.kind, cents: planned.cents, about: about?.id ?? null },
      ...{ issued_at: ISSUED, document, order_version: document.order.version },
      movements: money.map(({ id }) => id),
    });
  }
  return all;
}

/** What each month is taxed for, gross cents, by the XML of papers alone. */
function byMonth(papers: readonly HeldPaper[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { document } of papers) {
    const xml = eInvoice(paperDocument.parse(document));
    const point = /<ram:TaxPointDate><udt:DateString format="102">(\d{6})/.exec(xml)?.[1] ?? "";
    const gross = Math.round(Number(/<ram:GrandTotalAmount>([\d.]+)/.exec(xml)?.[1]) * 100);
    sums[point] = (sums[point] ?? 0) + (xml.includes("<ram:TypeCode>381<") ? -gross : gross);
  }
  return sums;
}

test("VAT belongs to the month in Berlin in which the money came, though the invoice is issued in the next", () => {
  expect(byMonth(issued(orderCase(BOTH), [moved("a", TOTAL, NOVEMBER)]))).toEqual({ "202611": TOTAL });
});

test("a refund is taken off in the month in which it went back", () => {
  const paid = moved("a", TOTAL, NOVEMBER);
  const order = { ...orderCase(BOTH), total: TOTAL / 100 - 10, givenBack: 10 };
  const papers = issued(order, [paid, moved("b", -1000, DECEMBER)], issued(orderCase(BOTH), [paid]));
  expect(byMonth(papers)).toEqual({ "202611": TOTAL, "202612": -1000 });
});

test("a change takes off, or adds, in the month in which it was settled what it costs less or more", () => {
  const paid = moved("a", TOTAL, NOVEMBER);
  const back = moved("b", -STOOL, DECEMBER);
  const down = issued(changed(TABLE, DECEMBER), [paid, back], issued(orderCase(BOTH), [paid]));
  expect(byMonth(down)).toEqual({ "202611": TOTAL, "202612": -STOOL });
  const first = moved("a", TOTAL - STOOL, NOVEMBER);
  const more = moved("b", STOOL, DECEMBER);
  const up = issued(changed(BOTH, NOVEMBER), [first, more], issued(orderCase(TABLE), [first]));
  expect(byMonth(up)).toEqual({ "202611": TOTAL - STOOL, "202612": STOOL });
});

test("an invoice over what came both ways says how much of it came which way", () => {
  const card = { ...moved("a", TOTAL - STOOL, NOVEMBER), provider: `${cardService()}_x` };
  const first = issued(orderCase(TABLE), [card]);
  const all = issued(changed(BOTH, NOVEMBER), [card, moved("b", STOOL, DECEMBER)], first);
  const invoice = paperDocument.parse(all.at(-1)?.document);
  expect(first.map(({ document }) => (document as PaperDocument).paidParts)).toEqual([undefined]);
  expect(invoice.paidParts).toEqual([
    { by: "online", cents: TOTAL - STOOL },
    { by: "transfer", cents: STOOL },
  ]);
  const words = "online 1.491,00 €, Überweisung 194,00 €";
  expect(paidInWords(invoice).replace(/\s/g, " ")).toBe(words);
  const xml = eInvoice(invoice);
  expect(xml.replace(/\s/g, " ")).toContain(`<ram:Information>${words}</ram:Information>`);
  expect(faultsOf(xml)).toEqual([]);
});

test("of refunds that are credited at once, each names its own way and belongs to its own month", () => {
  const paid = moved("a", TOTAL, "2026-10-10T10:00:00Z");
  const order = { ...orderCase(BOTH), total: TOTAL / 100 - 60, givenBack: 60 };
  const back = [
    { ...moved("b", -1000, "2026-11-10T10:00:00Z"), provider: `${cardService()}_x` },
    { ...moved("c", -2000, NOVEMBER), provider: "otherwise" },
    moved("d", -3000, DECEMBER),
  ];
  const before = issued(orderCase(BOTH), [paid]);
  const papers = issued(order, [paid, ...back], before);
  expect(byMonth(papers)).toEqual({ "202610": TOTAL, "202611": -3000, "202612": -3000 });
  const notes = papers.slice(1).map(({ document }) => paperDocument.parse(document));
  expect(notes.map((note) => [note.taxes[0]?.gross, paidInWords(note)])).toEqual([
    [1000, "online"],
    [2000, "auf anderem Weg"],
    [3000, "Überweisung"],
  ]);
  expect(notes.flatMap((note) => faultsOf(eInvoice(note)))).toEqual([]);
});

test("one credit note over all that went back both ways says how much of it went which way", () => {
  const card = { ...moved("a", TOTAL - STOOL, NOVEMBER), provider: `${cardService()}_x` };
  const money = [
    ...[card, moved("b", STOOL, NOVEMBER), { ...card, id: "c", cents: -1000 }],
    moved("d", -2000, DECEMBER),
  ];
  const order = { ...orderCase(BOTH), total: TOTAL / 100 - 30, givenBack: 30 };
  const [invoice, note] = issued(order, money).map(({ document }) => paperDocument.parse(document));
  expect(invoice && paidInWords(invoice).replace(/\s/g, " ")).toBe("online 1.491,00 €, Überweisung 194,00 €");
  expect(note && paidInWords(note).replace(/\s/g, " ")).toBe("online 10,00 €, Überweisung 20,00 €");
  expect(note && faultsOf(eInvoice(note))).toEqual([]);
});

test("a change after a refund leaves the month of the refund as it was", () => {
  const paid = [moved("a", TOTAL - STOOL, "2026-10-10T10:00:00Z"), moved("b", -1000, NOVEMBER)];
  const order = orderCase(TABLE);
  const before = issued(
    { ...order, total: order.total - 10, givenBack: 10 },
    paid,
    issued(order, paid.slice(0, 1)),
  );
  const now = changed(BOTH, DECEMBER);
  const papers = issued(
    { ...now, total: now.total - 10, givenBack: 10 },
    [...paid, moved("c", STOOL, DECEMBER)],
    before,
  );
  expect(papers.length).toBeGreaterThan(4);
  expect(byMonth(papers)).toEqual({ "202610": TOTAL - STOOL, "202611": -1000, "202612": STOOL });
});

test("a change at the same price belongs to the month in which it was made", () => {
  const paid = moved("a", TOTAL, NOVEMBER);
  const papers = issued(changed(BOTH, DECEMBER), [paid], issued(orderCase(BOTH), [paid]));
  const points = papers.map(({ document }) => (document as PaperDocument).taxedAt?.slice(0, 7));
  expect(points).toEqual(["2026-11", "2026-12", "2026-12"]);
});

/** A table, and two books of 42.80 EUR at the reduced rate. */
const WITH_BOOKS: OrderWish = { ...TABLE, ordinary: [{ title: "Buch", quantity: 2, total: 42.8, rate: 7 }] };

/** The rates that the last of an order's papers counts with, and the gross cents of each. */
const ratesOf = (papers: readonly HeldPaper[]) =>
  paperDocument.parse(papers.at(-1)?.document).taxes.map(({ rate, gross }) => [rate, gross]);

test("money for a book that came back is credited at the book's rate, for the table at the table's, each once", () => {
  const paid = [moved("a", TOTAL - STOOL + 4280, "2026-10-10T10:00:00Z")];
  const order = orderCase(WITH_BOOKS);
  const invoice = issued(order, paid);
  expect(ratesOf(invoice)).toEqual([
    [19, TOTAL - STOOL],
    [7, 4280],
  ]);
  // One of the books, by its line's rate; the table's line has none of its own and counts at the order's.
  const back = (eur: number, returned: [string, number][], rest: object = {}) => ({
    ...{ ...order, total: order.total - eur, givenBack: eur },
    ...{ returned: new Map(returned), ...rest },
  });
  const book: [string, number] = ["ordinary_0", 21.4];
  const once = [...paid, moved("b", -2140, NOVEMBER)];
  const one = issued(back(21.4, [book]), once, invoice);
  expect(ratesOf(one)).toEqual([[7, 2140]]);
  // The book is credited already: what goes back then is for the table, though the book stays returned.
  const table = back(121.4, [book, [order.lines[0]?.id ?? "", 100]]);
  expect(ratesOf(issued(table, [...once, moved("c", -10_000, DECEMBER)], one))).toEqual([[19, 10_000]]);
});

test("a credit note over a part looks at the earlier credit notes of its own invoice alone", () => {
  const paid = [moved("a", TOTAL - STOOL + 4280, "2026-10-10T10:00:00Z")];
  const order = orderCase(WITH_BOOKS);
  const invoice = issued(order, paid);
  const [held] = invoice;
  if (!held) throw new Error("There is no invoice");
  const note = paperDocument.parse(held.document);
  const other = { ...held, id: "of another invoice", kind: "credit_note" as const, about: "another" };
  const refunded = { ...order, total: order.total - 42.8, givenBack: 42.8 };
  const all = { ...refunded, returned: new Map([["ordinary_0", 42.8]]) };
  const facts = {
    ...{ order: all, money: [...paid, moved("b", -4280, NOVEMBER)] },
    shop: { ...SAMPLE_DETAILS, storefrontUrl: "http://localhost" },
    held: [held, { ...other, document: { ...note, kind: "credit_note" } }],
  };
  const [planned] = planPapers(standingOf({ ...facts, held: [held] }));
  if (!planned) throw new Error("No credit note is due");
  const issue = { number: "GU-2026-9", issuedAt: ISSUED, about: held, warn: expect.fail };
  expect(writePaper(facts, planned, issue).taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
    [7, 4280],
  ]);
  // And what does not come to what was planned is no paper.
  const whole = { ...planned, scope: "cancellation" } as PlannedPaper;
  expect(() => writePaper(facts, whole, issue)).toThrow("does not come to");
});

test("an order whose parts do not add up gets an invoice over its sum at the order's rate, and the log says so", () => {
  const order = { ...orderCase(TABLE), total: 1490 };
  const money = [moved("a", 149_000, NOVEMBER)];
  const shop = { ...SAMPLE_DETAILS, storefrontUrl: "http://localhost" };
  const written = (of: OrderDocument) => {
    const warned: string[] = [];
    const [planned] = planPapers(standingOf({ order: of, money, held: [] }));
    if (!planned) throw new Error("No invoice is due");
    const issue = {
      number: "RE-1",
      issuedAt: ISSUED,
      about: undefined,
      warn: (words: string) => warned.push(words),
    };
    return { ...writePaper({ order: of, money, shop, held: [] }, planned, issue), warned };
  };
  const paper = written(order);
  // 1490 EUR at 19 percent are 1252.10 and 237.90 of VAT.
  expect(paper.taxes).toEqual([{ rate: 19, gross: 149_000, net: 125_210, vat: 23_790 }]);
  expect(paper.positions).toHaveLength(1);
  expect(paper.warned).toEqual([expect.stringContaining("order 1046")]);
  expect(written({ ...order, taxRates: [] }).taxes).toMatchObject([{ rate: 0, net: 149_000, vat: 0 }]);
});

test("a credit note that is about no invoice is not written", () => {
  const [invoice] = issued(orderCase(TABLE), [moved("a", TOTAL - STOOL, NOVEMBER)]);
  if (!invoice) throw new Error("There is no invoice");
  const order = { ...orderCase(TABLE), total: 1481, givenBack: 10 };
  const money = [moved("a", TOTAL - STOOL, NOVEMBER), moved("b", -1000, DECEMBER)];
  const facts = {
    order,
    money,
    shop: { ...SAMPLE_DETAILS, storefrontUrl: "http://localhost" },
    held: [invoice],
  };
  const [planned] = planPapers(standingOf(facts));
  if (!planned) throw new Error("No credit note is due");
  const issue = { number: "GU-1", issuedAt: ISSUED, about: undefined, warn: expect.fail };
  expect(() => writePaper(facts, planned, issue)).toThrow("is about no paper");
});
