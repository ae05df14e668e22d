import { z } from "@medusajs/framework/zod";
import { shopDay } from "../../../core/shop-day";

/** Bounds of what staff may issue. Values in whole EUR; the most expensive piece of the shop costs less than the highest. */
export const VOUCHER_BOUNDS = { highestValue: 5000, largestBatch: 500 } as const;

const value = z
  .int("Der Wert muss eine ganze Zahl sein")
  .min(0, "Der Wert darf nicht negativ sein")
  .max(VOUCHER_BOUNDS.highestValue, `Der Wert darf höchstens ${VOUCHER_BOUNDS.highestValue} sein`);

const expiresOn = z.iso
  .date("Das Datum muss die Form JJJJ-MM-TT haben")
  .refine((day) => day >= shopDay(new Date()), "Das Datum liegt in der Vergangenheit")
  .refine((day) => day < "2100-01-01", "Das Datum liegt zu weit in der Zukunft")
  .nullish();

const printable = (text: z.ZodString) => text.regex(/^[^\p{Cc}]*$/u, "Steuerzeichen sind hier nicht erlaubt");

const note = printable(
  z.string("Die Notiz muss ein Text sein").trim().max(500, "Höchstens 500 Zeichen"),
).nullish();

/** A single voucher. Without a code it gets a generated one; value 0 is a bank-transfer code. */
export const voucherBody = z.strictObject({
  code: z
    .string("Der Code muss ein Text sein")
    .regex(/^[A-Za-z0-9_-]{4,50}$/, "4 bis 50 Zeichen: Buchstaben ohne Umlaute, Ziffern, - und _")
    .nullish(),
  value,
  expires_on: expiresOn,
  note,
});

/** Many vouchers of one value with generated codes. */
export const batchBody = z.strictObject({
  name: printable(
    z.string("Der Name muss ein Text sein").trim().min(1, "Der Name fehlt").max(100, "Höchstens 100 Zeichen"),
  ),
  prefix: z
    .string("Der Anfang der Codes muss ein Text sein")
    .regex(/^[A-Za-z0-9]{0,20}$/, "Bis zu 20 Buchstaben ohne Umlaute und Ziffern")
    .default(""),
  count: z
    .int("Die Anzahl muss eine ganze Zahl sein")
    .min(1, "Mindestens ein Gutschein")
    .max(VOUCHER_BOUNDS.largestBatch, `Höchstens ${VOUCHER_BOUNDS.largestBatch} Gutscheine auf einmal`),
  value,
  expires_on: expiresOn,
  note,
});

/** The only change of an issued voucher: whether it can be redeemed. */
export const switchBody = z.strictObject({ active: z.boolean("active muss true oder false sein") });
