import { z } from "@medusajs/framework/zod";
import { LANGUAGES } from "../../language/language";
import { FIRST_CURRENCY } from "../../modules/papers/paper";

/*
 * What a paper says, frozen when it is issued: all that its PDF and its XML are made of. Sums are whole cents; those of a credit
 * note are positive, as printed.
 */

const taxed = z.object({ gross: z.number(), rate: z.number(), net: z.number(), vat: z.number() });

const party = z.object({
  name: z.string(),
  company: z.string(),
  /** Street and what belongs to it. */
  lines: z.array(z.string()),
  zip: z.string(),
  city: z.string(),
  /** ISO 3166, upper case. */
  country: z.string(),
  vatId: z.string(),
});
export type Party = z.infer<typeof party>;

const seller = party.extend({
  /** The shop's name, which is not always the firm's. */
  shop: z.string(),
  taxNumber: z.string(),
  /** Only where the order has an electrical device. */
  weeeNumber: z.string().default(""),
  phone: z.string(),
  mail: z.string(),
  bank: z.object({ holder: z.string(), name: z.string(), iban: z.string(), bic: z.string() }),
});

const position = taxed.extend({
  /** "1046.2"; of goods beside furniture none. */
  number: z.string(),
  title: z.string(),
  details: z.array(z.string()),
  quantity: z.number(),
  /** What was taken off this one, gross; already off the sums. */
  discount: z.number(),
});
export type PaperPosition = z.infer<typeof position>;

const adjustment = taxed.extend({
  code: z.enum(["pickup", "voucher", "express", "delivery"]),
});
export type PaperAdjustment = z.infer<typeof adjustment>;

/** How money moves: "otherwise" is what staff have paid out by neither, such as cash. */
export const PAID_BY = ["online", "transfer", "otherwise"] as const;
export type PaidBy = (typeof PAID_BY)[number];

export const paperDocument = z.object({
  kind: z.enum(["invoice", "credit_note"]),
  scope: z.enum(["order", "part", "refund", "cancellation"]),
  number: z.string(),
  language: z.enum(LANGUAGES),
  /** ISO 4217, upper case. */
  currency: z.string().default(FIRST_CURRENCY),
  issuedAt: z.string(),
  seller,
  buyer: party,
  /** Where it goes, if elsewhere. */
  shipTo: party.nullable(),
  pickup: z.boolean(),
  order: z.object({ number: z.string(), placedAt: z.string(), version: z.number() }),
  /** The paper that it takes back, in part or whole, or stands in for. */
  about: z.object({ number: z.string(), issuedAt: z.string() }).nullable(),
  /** When the money came, or went back. */
  paidAt: z.string(),
  /** How the newest of it came, or went back. */
  paidBy: z.enum(PAID_BY),
  /** Money that came, or went back, several ways: how much each, cents. */
  paidParts: z.array(z.object({ by: z.enum(PAID_BY), cents: z.number() })).optional(),
  /**
   * The moment whose month its VAT belongs to: when the money moved that brought the paper about. What replaces an invoice belongs
   * where its cancellation does. Papers from before it was written down have none.
   */
  taxedAt: z.string().optional(),
  /** Until when it is promised (ISO day); null where nothing was promised. */
  expectedBy: z.string().nullable(),
  positions: z.array(position),
  /** Of the whole order: what is taken off is negative. */
  adjustments: z.array(adjustment),
  /** The sums of each rate, the highest rate first. */
  taxes: z.array(taxed),
  /** Goes beyond the EU, where no VAT is charged. */
  isExport: z.boolean(),
});
export type PaperDocument = z.infer<typeof paperDocument>;

/** The moment whose month a paper's VAT belongs to. One from before it was written down: an invoice when it was paid, a credit note when issued. */
export function taxedAt(paper: Pick<PaperDocument, "kind" | "issuedAt" | "paidAt" | "taxedAt">): string {
  return paper.taxedAt ?? (paper.kind === "invoice" ? paper.paidAt : paper.issuedAt);
}

/** The sums of a whole paper, cents. */
export function totalOf({ taxes }: Pick<PaperDocument, "taxes">): {
  net: number;
  vat: number;
  gross: number;
} {
  const sum = (key: "net" | "vat" | "gross") => taxes.reduce((all, one) => all + one[key], 0);
  return { net: sum("net"), vat: sum("vat"), gross: sum("gross") };
}
