import { DELIVERY_TEXTS } from "./deliveries.js";
import { SHARED_TEXTS } from "./frame.js";
import { INQUIRY_TEXTS } from "./inquiries.js";
import type { MailTextDocument } from "./mail-text.js";
import { NEW_ORDER_TEXTS } from "./new-orders.js";
import { PAPER_TEXTS } from "./papers.js";
import { PAYMENT_TEXTS } from "./payments.js";
import { PLACED_ORDER_TEXTS } from "./placed-orders.js";
import { PROGRESS_TEXTS } from "./progress.js";

/**
 * Every text of the mails to customers, by document and name. The CMS makes its schema and sample from this list, Medusa reads by it
 * what staff published, and a mail whose text is missing there says what stands here.
 */
export const MAIL_TEXTS = {
  ...SHARED_TEXTS,
  ...NEW_ORDER_TEXTS,
  ...PAYMENT_TEXTS,
  ...PAPER_TEXTS,
  ...PLACED_ORDER_TEXTS,
  ...PROGRESS_TEXTS,
  ...DELIVERY_TEXTS,
  ...INQUIRY_TEXTS,
} as const;

export type MailTextKey = keyof typeof MAIL_TEXTS;
/** Documents that are one mail each, by the name of its template. */
export type CustomerMail = Exclude<MailTextKey, keyof typeof SHARED_TEXTS>;

export const MAIL_TEXT_KEYS = Object.keys(MAIL_TEXTS) as MailTextKey[];

export function isMailTextKey(name: string): name is MailTextKey {
  return Object.hasOwn(MAIL_TEXTS, name);
}

export function isCustomerMail(key: MailTextKey): key is CustomerMail {
  return !(key in SHARED_TEXTS);
}

/** The texts of a document as a list. */
export function textsOf(key: MailTextKey): [string, MailTextDocument["texts"][string]][] {
  const { texts }: MailTextDocument = MAIL_TEXTS[key];
  return Object.entries(texts);
}

/** The document's type in the CMS, which is its id as well: "mailOrderConfirmation". */
export function mailDocumentType(key: MailTextKey): string {
  const name = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `mail${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export type TextName<Key extends MailTextKey> = keyof (typeof MAIL_TEXTS)[Key]["texts"] & string;

type Named<Text> =
  | (Text extends { needs: readonly (infer Name)[] } ? Name : never)
  | (Text extends { may: readonly (infer Name)[] } ? Name : never);

/** What a document's texts may all name. */
export type SharedValues<Key extends MailTextKey> = Record<
  (typeof MAIL_TEXTS)[Key]["placeholders"][number] & string,
  string
>;
/** What one text may name beside that. */
type OwnName<Key extends MailTextKey, Name extends TextName<Key>> = Exclude<
  Named<(typeof MAIL_TEXTS)[Key]["texts"][Name]>,
  keyof SharedValues<Key>
> &
  string;

/** The texts of a document, ready to be filled. */
export type Sayings<Key extends MailTextKey> = {
  [Name in TextName<Key>]: (
    ...values: [OwnName<Key, Name>] extends [never] ? [] : [Record<OwnName<Key, Name>, string>]
  ) => string;
};
