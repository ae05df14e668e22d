import { KINDS, type Kind } from "@planke46/furniture-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOf } from "../../../../../tests/en16931/faults";
import { SAMPLE_DETAILS } from "../../modules/shop-details/details";
import type { OrderDocument } from "../orders/order-document";
import { eInvoice } from "./e-invoice";
import { type OrderWish, orderCase } from "./paper.cases";
import { planPapers } from "./plan";
import { type HeldPaper, type PaperFacts, standingOf, writePaper } from "./write-paper";

/** Each order has some papers, and the official rules take a tenth of a second for one. */
const ORDERS = process.env.TEST_LONG === "1" ? 500 : 8;

const shop = { ...SAMPLE_DETAILS, storefrontUrl: "http://localhost" };

const HOME = ["de", "de", "de", "at", "nl", "fr"];
const BEYOND = ["ch", "no", "gb", "us"];

/** Names as people type them, up to the length that the cart takes. */
const name = fc.oneof(
  fc.constantFrom(
    "Müller-Lüdenscheidt",
    "O'Brien & Söhne <GmbH>",
    "李小龍",
    "מירה",
    '"Tom" ]]> \u202e x',
    "Žofie 🪑",
  ),
  fc.string({ minLength: 1, maxLength: 120, unit: "grapheme" }),
  fc.integer({ min: 60, max: 120 }).map((length) => "Donaudampfschifffahrt".repeat(6).slice(0, length)),
);

const address = (country: string) =>
  fc.record({
    ...{ first_name: name, last_name: name, address_1: name, city: name },
    company: fc.option(name),
    address_2: fc.option(name),
    postal_code: fc.constantFrom("10115", "1010", "SW1A 1AA"),
    country_code: fc.constant(country),
  });

const piece = fc.record({
  kind: fc.constantFrom<Kind>(...KINDS),
  discount: fc.integer({ min: 0, max: 4 }),
});

const goods = (rate: number | null) =>
  fc.record({
    title: name,
    quantity: fc.integer({ min: 1, max: 7 }),
    total: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
    ...(rate !== null && { rate: fc.constantFrom(rate, 7, 19) }),
  });

/** Taxed by itself, whatever it delivers. */
const parcel = (rate: number | null) =>
  fc.record({
    total: fc.constantFrom(0, 5.95, 12.5),
    ...(rate !== null && { rate: fc.constantFrom(rate, 7, 19) }),
  });

/** What an order is about, but for who and where. */
const contents = (rate: number | null) =>
  fc.record({
    pieces: fc.array(piece, { minLength: 1, maxLength: 12 }),
    express: fc.constantFrom(0, 65),
    pickup: fc.constantFrom(0, 0, 75),
    voucher: fc.constantFrom(0, 0, 5, 50, 333),
    delivery: fc.constantFrom(0, 0, 5.95, 240, 899),
    ordinary: fc.array(goods(rate), { maxLength: 3 }),
    parcels: fc.array(parcel(rate), { maxLength: 2 }),
  });

/** Money goes back, so many thousandths of what is left; or the order is changed and the difference settled. */
const deeds = (rate: number | null) =>
  fc.array(
    fc.oneof(
      fc.record({ back: fc.constantFrom(1, 250, 333, 999, 1000) }),
      fc.record({ change: contents(rate) }),
    ),
    { maxLength: 3 },
  );

const stories = fc.constantFrom(19, 19, 19, 7, 8.1, null).chain((rate) =>
  fc.constantFrom(...(rate === null ? BEYOND : HOME)).chain((country) =>
    fc.record({
      rate: fc.constant(rate),
      language: fc.constantFrom("de" as const, "en" as const),
      vatId: fc.constantFrom("", "", "ATU12345678"),
      address: address(country),
      billing: address(country),
      first: contents(rate),
      deeds: deeds(rate),
    }),
  ),
);
type Story = typeof stories extends fc.Arbitrary<infer Of> ? Of : never;

/** Nothing is taken off that is not there: the cart gives no more away than the pieces cost. */
function wishOf({ rate, language, vatId, address, billing }: Story, asked: Story["first"]): OrderWish {
  const pieces = orderCase({ pieces: asked.pieces, rate }).total;
  const [pickup, voucher] = pieces > 500 ? [asked.pickup, asked.voucher] : [0, Math.min(asked.voucher, 1)];
  return { ...asked, pickup, voucher, rate, language, vatId, address, billing };
}

/** The oracle: what each rate is charged of an order, cents, from the wish itself. */
function chargedByRate(wish: OrderWish): Map<number, number> {
  const own = wish.rate ?? 0;
  const sums = new Map<number, number>();
  const put = (rate: number, eur: number) => sums.set(rate, (sums.get(rate) ?? 0) + Math.round(eur * 100));
  for (const { kind, discount = 0 } of wish.pieces)
    put(own, orderCase({ pieces: [{ kind }] }).total - discount);
  const { express = 0, delivery = 0, pickup = 0, voucher = 0, ordinary = [], parcels = [] } = wish;
  put(own, express + delivery - pickup - voucher);
  for (const { rate = own, total } of [...ordinary, ...parcels]) put(rate, total);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

/** VAT in a gross sum, halves up, in whole numbers. */
function vatIn(gross: number, rate: number): number {
  const points = BigInt(Math.round(rate * 100));
  const whole = 10_000n + points;
  return Number((2n * BigInt(gross) * points + whole) / (2n * whole));
}

const total = (sums: readonly number[]) => sums.reduce((all, one) => all + one, 0);

/** What a paper states in its XML, cents. */
function statedIn(xml: string) {
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>(-?[\\d.]+)</ram:${name}>`, "g"))].map(([, sum]) =>
      Math.round(Number(sum) * 100),
    );
  const header = xml.slice(xml.indexOf("<ram:ApplicableHeaderTradeSettlement>"));
  const rates = [...header.matchAll(/<ram:ApplicableTradeTax>(.*?)<\/ram:ApplicableTradeTax>/gs)].map(
    ([, tax = ""]) => {
      const of = (name: string) => Number(new RegExp(`<ram:${name}>(-?[\\d.]+)<`).exec(tax)?.[1]);
      const [net, vat] = [Math.round(of("BasisAmount") * 100), Math.round(of("CalculatedAmount") * 100)];
      return { rate: of("RateApplicablePercent"), net, vat, gross: net + vat };
    },
  );
  return {
    isCredit: xml.includes("<ram:TypeCode>381</ram:TypeCode>"),
    gross: all("GrandTotalAmount")[0] ?? Number.NaN,
    lines: all("LineTotalAmount"),
    net: all("TaxBasisTotalAmount")[0] ?? Number.NaN,
    vat: all("TaxTotalAmount")[0] ?? Number.NaN,
    rates,
  };
}

interface Issued {
  paper: HeldPaper;
  stated: ReturnType<typeof statedIn>;
}

/** Issues what is missing, as the shop does, and holds each paper against schema, rules and its own sums. */
function issue(facts: Omit<PaperFacts, "held">, issued: Issued[]): void {
  const held = issued.map(({ paper }) => paper);
  const before = held.length;
  for (const planned of planPapers(standingOf({ ...facts, held }))) {
    const about =
      typeof planned.about === "number"
        ? held[before + planned.about]
        : held.find(({ id }) => id === planned.about);
    const number = `${planned.kind === "invoice" ? "RE" : "GU"}-2026-${held.length + 1}`;
    const issuedAt = new Date("2026-11-25T08:00:00Z");
    const warn = (words: string) => expect.fail(words);
    const document = writePaper({ ...facts, held }, planned, { number, issuedAt, about, warn });
    const xml = eInvoice(document);
    expect(faultsOf(xml)).toEqual([]);
    const stated = statedIn(xml);
    expect(stated.isCredit).toBe(planned.kind === "credit_note");
    expect(total(stated.lines.slice(0, -1))).toBe(stated.lines.at(-1));
    expect(stated.net + stated.vat).toBe(stated.gross);
    expect([total(stated.rates.map(({ net }) => net)), total(stated.rates.map(({ vat }) => vat))]).toEqual([
      stated.net,
      stated.vat,
    ]);
    const paper: HeldPaper = {
      ...{ id: number, number, kind: planned.kind, cents: planned.cents, about: about?.id ?? null },
      ...{ issued_at: issuedAt, document, order_version: document.order.version },
      movements: facts.money.map(({ id }) => id),
    };
    held.push(paper);
    issued.push({ paper, stated });
  }
}

/** What the papers say was kept of the money. */
const balance = (issued: readonly Issued[]) =>
  total(issued.map(({ stated: { isCredit, gross } }) => (isCredit ? -gross : gross)));

/** An invoice over an order charges each rate what its wish asks of it, and the VAT in that. */
function expectCharged(invoice: Issued["stated"] | undefined, wish: OrderWish): void {
  const charged = chargedByRate(wish);
  const byRate = new Map(invoice?.rates.map(({ rate, gross, vat }) => [rate, [gross, vat]]));
  expect(byRate).toEqual(new Map([...charged].map(([rate, gross]) => [rate, [gross, vatIn(gross, rate)]])));
}

/** What is credited of an invoice is at each rate the VAT in it, within a cent, and all of it where nothing is left. */
function expectCredited(issued: readonly Issued[]): void {
  for (const { paper, stated } of issued.filter(({ stated }) => !stated.isCredit)) {
    const credits = issued.filter(
      ({ paper: { kind, about } }) => kind === "credit_note" && about === paper.id,
    );
    for (const { rate, gross, vat } of stated.rates) {
      const of = credits.flatMap(({ stated }) => stated.rates.filter((one) => one.rate === rate));
      const back = total(of.map((one) => one.gross));
      const its = total(of.map((one) => one.vat));
      expect(back).toBeLessThanOrEqual(gross);
      expect(Math.abs(its - vatIn(back, rate))).toBeLessThanOrEqual(1);
      if (back === gross) expect(its).toBe(vat);
    }
  }
}

function versioned(wish: OrderWish, version: number): OrderDocument {
  const order = orderCase(wish);
  return { ...order, record: order.record && { ...order.record, version } };
}

/** Everything that happens to one order; after each deed the papers are those of the money. */
function follow(story: Story): void {
  let [wish, version, back] = [wishOf(story, story.first), 1, 0];
  const money: { id: string; cents: number; at: Date; provider: string }[] = [];
  const issued: Issued[] = [];
  const kept = () => total(money.map(({ cents }) => cents));
  const charged = () => total([...chargedByRate(wish).values()]);
  const move = (cents: number) => {
    if (cents !== 0)
      money.push({
        id: `m${money.length}`,
        cents,
        at: new Date("2026-11-24T22:31:00Z"),
        provider: "pp_system_default",
      });
    const order = versioned(wish, version);
    issue(
      { order: { ...order, total: order.total - back / 100, givenBack: back / 100 }, money, shop },
      issued,
    );
    expect(balance(issued)).toBe(kept());
    expectCredited(issued);
  };
  move(charged());
  expectCharged(issued[0]?.stated, wish);
  for (const deed of story.deeds) {
    if ("back" in deed) {
      const cents = Math.floor((kept() * deed.back) / 1000);
      if (cents === 0) continue;
      back += cents;
      move(-cents);
    } else {
      const stood = kept() > 0;
      [wish, version, back] = [wishOf(story, deed.change), version + 1, 0];
      move(charged() - kept());
      const newest = issued.at(-1);
      // Of an order whose money was all back there is nothing left to stand in for.
      expect(typeof newest?.paper.about).toBe(stood ? "string" : "object");
      expectCharged(newest?.stated, wish);
    }
  }
}

test(
  `of ${ORDERS} orders that are paid, refunded and changed, all papers follow EN 16931 and the money to the cent`,
  {
    timeout: 3_600_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(stories, async (story) => {
        // The long run takes minutes: vitest has to hear of its worker meanwhile.
        await new Promise(setImmediate);
        follow(story);
      }),
      { numRuns: ORDERS },
    ),
);
