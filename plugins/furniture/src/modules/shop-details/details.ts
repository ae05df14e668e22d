import { z } from "@medusajs/framework/zod";
import {
  DELIVERY_TIMES,
  type DeliveryTimes,
  deliveryTimes,
  isEmail,
  shopLineFault,
} from "@planke46/furniture-rules";

/** One line, as the Studio lets it be published. A line break in a name could end a mail's header early. */
export const line = z
  .string()
  .trim()
  .refine((text) => shopLineFault(text) === undefined, "must be one line of text");
const weeks = z.number().int().min(1).max(52);
const days = z.number().int().min(0).max(90);
const mail = z.string().trim().refine(isEmail, "must be an e-mail address");
/** A number that an office gave out. Empty where there is none. */
const officialNumber = z.string().trim().max(30);

/**
 * What the shop says of itself, in the CMS document `shopSettings`. Fields that came later may be missing in a document that is older than
 * they are.
 */
const document = z.object({
  /** The shop's name, as in the header of every page. */
  name: line,
  street: line,
  zip: line,
  city: line,
  country: line,
  phone: line,
  /** The workshop's own address: where questions and notices go. */
  mail,
  bankHolder: line,
  bankName: line,
  iban: line,
  bic: line,
  deliveryWeeks: weeks,
  expressWeeks: weeks.nullish(),
  sampleDays: z.number().int().min(1).max(30).nullish(),
  /** Whether shoppers may choose to pay by transfer without a code. */
  bankTransfer: z.boolean().nullish(),
  /** After so many days without the money a shopper is reminded of a transfer, and later the order is cancelled; 0 is never. */
  transferReminderDays: days.nullish(),
  transferCancelDays: days.nullish(),
  /** The maker of the furniture, as product safety law wants it named (Regulation (EU) 2023/988, Art. 19). */
  makerName: line.nullish(),
  /** Where questions of product safety go. */
  safetyMail: mail.nullish(),
  /** Whose shop it is, as invoices name the seller: a firm's or an owner's full name. */
  company: line.nullish(),
  /** The seller's VAT id, or the tax number of the tax office: an invoice needs one of them. */
  vatId: officialNumber.nullish(),
  taxNumber: officialNumber.nullish(),
  /** The maker's registration of electrical devices (§ 6 Abs. 3 ElektroG). */
  weeeNumber: officialNumber.nullish(),
});
type Document = z.infer<typeof document>;

/** The same with every field, in mails, on offers and on production sheets. Numbers that an office gave out are empty where there are none. */
export type ShopDetails = DeliveryTimes & { [Field in keyof Document]-?: NonNullable<Document[Field]> } & {
  /** True until staff first fill in the details: addresses and accounts are examples. */
  sample: boolean;
};

/** Holds until staff have said otherwise. */
const TRANSFER_DAYS = { reminder: 7, cancel: 14 };

/** Turns what the CMS or our own table holds into details; throws a ZodError that names the faulty fields. */
export function readDetails(found: unknown): ShopDetails {
  const details = document.parse(found);
  return {
    ...details,
    ...deliveryTimes(details),
    bankTransfer: details.bankTransfer ?? false,
    transferReminderDays: details.transferReminderDays ?? TRANSFER_DAYS.reminder,
    transferCancelDays: details.transferCancelDays ?? TRANSFER_DAYS.cancel,
    makerName: details.makerName ?? details.name,
    safetyMail: details.safetyMail ?? details.mail,
    company: details.company ?? details.name,
    vatId: details.vatId ?? "",
    taxNumber: details.taxNumber ?? "",
    weeeNumber: details.weeeNumber ?? "",
    sample: false,
  };
}

/** Before the first answer of the CMS. The account is the example of the banks' own documentation. */
export const SAMPLE_DETAILS: Readonly<ShopDetails> = {
  name: "Planke 46",
  street: "Musterstraße 46",
  zip: "10999",
  city: "Berlin",
  country: "Deutschland",
  phone: "+49 30 23125 046",
  mail: "werkstatt@planke46.example",
  bankHolder: "Planke 46 (Beispiel, bitte nicht überweisen)",
  bankName: "Musterbank (Beispielkonto)",
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "MUSTDEFFXXX",
  bankTransfer: false,
  transferReminderDays: TRANSFER_DAYS.reminder,
  transferCancelDays: TRANSFER_DAYS.cancel,
  ...DELIVERY_TIMES,
  makerName: "Planke 46 (Beispiel)",
  safetyMail: "werkstatt@planke46.example",
  company: "Planke 46 (Beispiel)",
  vatId: "DE123456789",
  taxNumber: "",
  weeeNumber: "DE12345678",
  sample: true,
};

/** What the rest of the shop reads. */
export interface ServedDetails extends ShopDetails {
  /** The shop's address for links in mails, without a slash at the end. */
  storefrontUrl: string;
  /** The same of the host whose visitors get English, where there is one. */
  englishUrl?: string | undefined;
}
