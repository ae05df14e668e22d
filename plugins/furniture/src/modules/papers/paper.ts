import { shopDay } from "../../core/shop-day";

export type PaperKind = "invoice" | "credit_note";
export type PaperScope = "order" | "part" | "refund" | "cancellation";

/** A row without its document and its PDF. */
export interface PaperRow {
  id: string;
  kind: PaperKind;
  scope: PaperScope;
  year: number;
  sequence: number;
  /** As printed. */
  number: string;
  order_id: string;
  place: number;
  order_version: number;
  about: string | null;
  /** Gross, whole cents, positive for both kinds. */
  cents: number;
  /** ISO 4217, upper case. */
  currency: string;
  movements: string[];
  language: string;
  issued_at: Date;
  sha256: string;
}

/** What is needed to write a paper down. */
export interface NewPaper extends Omit<PaperRow, "id" | "sha256" | "currency"> {
  id: string;
  document: object;
  pdf: Buffer;
}

/** What papers count in that were issued before their documents named a currency. */
export const FIRST_CURRENCY = "EUR";

const PREFIXES: Record<PaperKind, string> = { invoice: "RE", credit_note: "GU" };

/** "RE-2026-0001"; more digits from the ten thousandth of a year on. */
export function printedNumber(kind: PaperKind, year: number, sequence: number): string {
  return `${PREFIXES[kind]}-${year}-${String(sequence).padStart(4, "0")}`;
}

/** The calendar year that a number belongs to: the workshop's. */
export function yearOf(moment: Date): number {
  return Number(shopDay(moment).slice(0, 4));
}
