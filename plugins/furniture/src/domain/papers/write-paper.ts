import { prorate } from "../../core/money";
import { cardService } from "../../core/options/market";
import { textsIn } from "../../language/texts";
import { type MoneyMovement, OTHERWISE } from "../../modules/papers/movements";
import type { PaperWithDocument } from "../../modules/papers/queries";
import type { ServedDetails } from "../../modules/shop-details/details";
import type { OrderDocument } from "../orders/order-document";
import { agreedCents, frameOf, moneyContents, orderContents } from "./freeze";
import { PAID_BY, type PaidBy, type PaperDocument, paperDocument, totalOf } from "./frozen";
import type { PaperStanding, PlannedPaper } from "./plan";
import { type TaxedAmount, taxOf } from "./vat";

/** An issued paper, as far as later ones depend on it. */
export type HeldPaper = Pick<
  PaperWithDocument,
  "id" | "kind" | "number" | "issued_at" | "about" | "cents" | "order_version" | "movements" | "document"
>;

/** What papers are written from. */
export interface PaperFacts {
  order: OrderDocument;
  /** The oldest first. */
  money: readonly MoneyMovement[];
  shop: ServedDetails;
  /** The order's papers, the oldest first. */
  held: readonly HeldPaper[];
}

/** How an order, its money and its papers stand, for the plan of what is missing. */
export function standingOf({ order, money, held }: Omit<PaperFacts, "shop">): PaperStanding {
  return {
    movements: money,
    version: order.record?.version ?? 1,
    agreed: agreedCents(order),
    due: Math.round(order.total * 100),
    papers: held.map(({ id, kind, cents, order_version, about, movements: covers }) => ({
      ...{ id, kind, cents, about, covers },
      version: order_version,
    })),
  };
}

interface Issue {
  number: string;
  issuedAt: Date;
  /** The paper that it takes back, in part or whole, or stands in for. */
  about: HeldPaper | undefined;
  /** Hears that the parts of the order do not add up to its price. */
  warn: (words: string) => void;
}

/** What a planned paper says. Throws where its sums are not those of the plan. */
export function writePaper(facts: PaperFacts, planned: PlannedPaper, issue: Issue): PaperDocument {
  const { number, issuedAt, about } = issue;
  const document: PaperDocument = {
    ...frameOf(facts.order, facts.shop),
    ...contentsOf(facts, planned, issue),
    kind: planned.kind,
    scope: planned.scope,
    number,
    issuedAt: issuedAt.toISOString(),
    ...aboutOf(about),
    ...moneyOf(facts, planned, issuedAt),
  };
  if (totalOf(document).gross !== planned.cents)
    throw new Error(`Paper ${number} of order ${facts.order.number} does not come to ${planned.cents} cents`);
  return document;
}

/** A paper about another counts in its currency, whichever the shop's is by now. */
function aboutOf(about: HeldPaper | undefined): Pick<PaperDocument, "about"> & { currency?: string } {
  if (!about) return { about: null };
  const { currency } = paperDocument.parse(about.document);
  return { about: { number: about.number, issuedAt: new Date(about.issued_at).toISOString() }, currency };
}

type Contents = Pick<PaperDocument, "positions" | "adjustments" | "taxes">;

function contentsOf({ order, held }: PaperFacts, planned: PlannedPaper, { about, warn }: Issue): Contents {
  const words = textsIn(order.language).papers;
  if (planned.scope === "order") {
    const contents = orderContents(order);
    if (contents) return contents;
    warn(`The parts of order ${order.number} do not add up to its price: its invoice names the sum alone`);
  }
  if (planned.kind === "invoice")
    return moneyContents([taxOf(planned.cents, order.taxRates[0] ?? 0)], words.part(order.number));
  if (!about) throw new Error(`The credit note of order ${order.number} is about no paper`);
  const invoice = paperDocument.parse(about.document);
  const earlier = held.filter((paper) => paper.kind === "credit_note" && paper.about === about.id);
  if (planned.scope === "cancellation" && earlier.length === 0) {
    const { positions, adjustments, taxes } = invoice;
    return { positions, adjustments, taxes };
  }
  const credited = earlier.map(({ document }) => paperDocument.parse(document).taxes);
  return moneyContents(
    creditedTaxes(invoice.taxes, credited, planned.cents, returnedByRate(order)),
    words.back[planned.scope](invoice.number),
  );
}

/**
 * When the money that a paper speaks of moved, and how: the refund that it is for, else the newest that came in, or that went back. A cancellation and what is issued in
 * the place of the cancelled invoice are taxed together, when the change was settled.
 */
function moneyOf(
  { order, money }: PaperFacts,
  planned: PlannedPaper,
  issuedAt: Date,
): Pick<PaperDocument, "paidAt" | "paidBy" | "paidParts" | "taxedAt"> {
  const { kind, scope, about } = planned;
  const moved = money.filter(({ cents }) => (kind === "invoice" ? cents > 0 : cents < 0));
  const refund = kind === "credit_note" && moved.find(({ id }) => id === planned.movement);
  const newest = refund || (moved.at(-1) ?? money.at(-1));
  const paidAt = new Date(newest?.at ?? issuedAt);
  const isReplaced = scope === "cancellation" || typeof about === "number" || (kind === "invoice" && about);
  return {
    paidAt: paidAt.toISOString(),
    paidBy: wayOf(newest?.provider),
    ...(kind === "invoice" && partsOf([money, moved], planned.cents)),
    ...(scope === "refund" && !refund && partsOf([moved], -planned.cents)),
    taxedAt: (isReplaced ? settledAt(order, money, issuedAt) : paidAt).toISOString(),
  };
}

function wayOf(provider: string | undefined): PaidBy {
  if (provider === OTHERWISE) return "otherwise";
  return provider?.startsWith(cardService()) ? "online" : "transfer";
}

/**
 * How much moved each way, where it were several: an invoice is over what is left, or over what came before anything went back.
 * @param sum what the paper is over, cents: negative where it went back
 */
function partsOf(
  either: readonly (readonly MoneyMovement[])[],
  sum: number,
): Pick<PaperDocument, "paidParts"> {
  const sign = Math.sign(sum);
  for (const movements of either) {
    const parts = PAID_BY.map((by) => ({
      by,
      cents: movements.reduce(
        (all, { provider, cents }) => all + (wayOf(provider) === by ? sign * cents : 0),
        0,
      ),
    }));
    const paidParts = parts.filter(({ cents }) => cents !== 0);
    const isWhole = paidParts.reduce((all, { cents }) => all + cents, 0) === sign * sum;
    if (isWhole && paidParts.length > 1 && paidParts.every(({ cents }) => cents > 0)) return { paidParts };
  }
  return {};
}

/** When an order came to cost and to have paid what it does: with its last money or its last change. */
function settledAt({ versions }: OrderDocument, money: readonly MoneyMovement[], otherwise: Date): Date {
  const moments = [money.at(-1)?.at, versions.at(-1)?.applied_at].flatMap((at) =>
    at ? [Number(new Date(at))] : [],
  );
  return moments.length > 0 ? new Date(Math.max(...moments)) : otherwise;
}

/** What has come back of an order at each rate, cents. */
function returnedByRate({ returned, rates, taxRates }: OrderDocument): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [id, eur] of returned) {
    const rate = rates.get(id) ?? taxRates[0] ?? 0;
    sums.set(rate, (sums.get(rate) ?? 0) + Math.round(eur * 100));
  }
  return sums;
}

/**
 * The VAT in money that goes back for an invoice, at the rates of what it is for (§ 17 UStG): first of what has come back, as far as it is not
 * credited yet. Of the rest, such as goodwill, each rate has the part that it has of what is left of the invoice. What was
 * credited of a rate altogether holds the same part of its VAT, so that an invoice which is credited whole leaves no cent of VAT.
 * @param invoice the sums of its rates
 * @param credited the same of each earlier credit note
 * @param cents gross; at most what is left
 * @param returned cents that have come back, by rate
 */
export function creditedTaxes(
  invoice: readonly TaxedAmount[],
  credited: readonly (readonly TaxedAmount[])[],
  cents: number,
  returned: ReadonlyMap<number, number> = new Map(),
): TaxedAmount[] {
  const before = (rate: number, key: "gross" | "vat") =>
    credited.flat().reduce((sum, one) => sum + (one.rate === rate ? one[key] : 0), 0);
  const left = invoice.map(({ rate, gross }) => gross - before(rate, "gross"));
  const owed = invoice.map(({ rate }, index) =>
    Math.max(0, Math.min(left[index] ?? 0, (returned.get(rate) ?? 0) - before(rate, "gross"))),
  );
  const forReturned = Math.min(
    cents,
    owed.reduce((sum, one) => sum + one, 0),
  );
  const first = prorateCents(forReturned, owed);
  const rest = prorateCents(
    cents - forReturned,
    left.map((one, index) => one - (first[index] ?? 0)),
  );
  return invoice.flatMap(({ rate, gross, vat }, index) => {
    const part = (first[index] ?? 0) + (rest[index] ?? 0);
    if (part === 0) return [];
    const upToNow = Math.round((vat * (before(rate, "gross") + part)) / gross);
    const own = upToNow - before(rate, "vat");
    return [{ rate, gross: part, net: part - own, vat: own }];
  });
}

function prorateCents(cents: number, shares: readonly number[]): number[] {
  const parts = prorate(
    cents / 100,
    shares.map((share) => share / 100),
  );
  return parts.map((part) => Math.round(part * 100));
}
