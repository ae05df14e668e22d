import { dayIn } from "../../core/day";
import type { ListedPaper } from "../../domain/papers/list";
import { ask, type Sent } from "../ask";
import { market } from "../market/facts";
import { moneyIn } from "../order/money";

export type Paper = Sent<ListedPaper>;

interface Papers {
  papers: Paper[];
  /** There are others that fit. */
  more: boolean;
  ready: boolean;
}

/** Invoices and credit notes of a month, "2026-11". Throws with the server's message. */
export const loadMonth = (month: string) => ask<Papers>(`papers?month=${encodeURIComponent(month)}`);

/** Those of any month that have a number, or belong to an order that the text names. */
export const findPapers = (text: string) => ask<Papers>(`papers?q=${encodeURIComponent(text)}`);

/** The same of an order. */
export async function loadOrderPapers(orderId: string): Promise<Paper[]> {
  return (await ask<{ papers: Paper[] }>(`orders/${encodeURIComponent(orderId)}/papers`)).papers;
}

/** Where the files are; opened with the session's cookie. */
export const paperAddress = (id: string): string => `/admin/furniture/papers/${encodeURIComponent(id)}`;
export const archiveAddress = (month: string): string =>
  `/admin/furniture/papers/export?month=${encodeURIComponent(month)}`;
/** Of a shipment; left out, of what has not left the workshop. */
export const deliveryNoteAddress = (orderId: string, shipment?: string): string =>
  `/admin/furniture/orders/${encodeURIComponent(orderId)}/delivery-note${shipment ? `?shipment=${encodeURIComponent(shipment)}` : ""}`;

/** Which paper it is about: " ersetzt RE-2026-0001" of an invoice, " zu RE-2026-0001" of a credit note; "" for none. */
export function aboutWords({ kind, about }: Pick<Paper, "kind" | "about">): string {
  if (!about) return "";
  return kind === "invoice" ? ` ersetzt ${about}` : ` zu ${about}`;
}

/** What a paper is called on it. */
export function kindWord({ kind, scope }: Pick<Paper, "kind" | "scope">): string {
  if (kind === "invoice") return "Rechnung";
  return scope === "cancellation" ? "Stornorechnung" : "Rechnungskorrektur";
}

/** Cents as a sum of the books: what a credit note takes back is negative. */
export function booked({ kind, currency }: Pick<Paper, "kind" | "currency">, cents: number): string {
  return moneyIn(currency, (kind === "invoice" ? cents : -cents) / 100);
}

type Sums = Record<"net" | "vat" | "gross", number>;

/** What papers sum to in each of their currencies, in words: what a credit note takes back is taken off. */
export function sumsOf(
  papers: readonly (Sums & Pick<Paper, "kind" | "currency">)[],
): (Record<keyof Sums, string> & { currency: string })[] {
  return [...new Set(papers.map(({ currency }) => currency))].map((currency) => {
    const counted = papers.filter((paper) => paper.currency === currency);
    const sum = (key: keyof Sums) => {
      const cents = counted.reduce((all, paper) => all + (paper.kind === "invoice" ? 1 : -1) * paper[key], 0);
      return moneyIn(currency, cents / 100);
    };
    return { currency, net: sum("net"), vat: sum("vat"), gross: sum("gross") };
  });
}

/** The month of a moment in the workshop, "2026-11". */
export function monthOf(moment: Date): string {
  // Of a day: browsers differ in how they write a month alone.
  return dayIn(market().time_zone, moment).slice(0, "YYYY-MM".length);
}
