import { type InEach, inEachLanguage, type Words, wordsOf } from "../language/language.js";
import { MAIL_WORDS } from "../language/mails.js";
import { DELIVERY_FORMS } from "./deliveries.js";
import { SHARED_FORMS } from "./frame.js";
import { INQUIRY_FORMS } from "./inquiries.js";
import type { MailForms, MailTextDocument } from "./mail-text.js";
import { NEW_ORDER_FORMS } from "./new-orders.js";
import { PAPER_FORMS } from "./papers.js";
import { PAYMENT_FORMS } from "./payments.js";
import { PLACED_ORDER_FORMS } from "./placed-orders.js";
import { PROGRESS_FORMS } from "./progress.js";

const FORMS = {
  ...SHARED_FORMS,
  ...NEW_ORDER_FORMS,
  ...PAYMENT_FORMS,
  ...PAPER_FORMS,
  ...PLACED_ORDER_FORMS,
  ...PROGRESS_FORMS,
  ...DELIVERY_FORMS,
  ...INQUIRY_FORMS,
} as const satisfies MailForms;
type Forms = typeof FORMS;
export type MailTextKey = keyof Forms;

type WithWords<Key extends MailTextKey> = Omit<Forms[Key], "texts"> & {
  readonly texts: { readonly [Name in keyof Forms[Key]["texts"]]: Forms[Key]["texts"][Name] & Words };
};

/**
 * Every text of the mails to customers, by document and name. The CMS makes its schema and sample from this list, Medusa reads by it
 * what staff published, and a mail whose text is missing there says what stands here.
 */
export const MAIL_TEXTS = Object.fromEntries(
  Object.entries(FORMS).map(([key, form]) => [key, withWords(key as MailTextKey, form)]),
) as { readonly [Key in MailTextKey]: WithWords<Key> };

function withWords(key: MailTextKey, { texts, ...form }: { texts: object }) {
  const documents: InEach<Readonly<Record<string, string>>> = inEachLanguage(
    (language) => MAIL_WORDS[language][key],
  );
  const said = Object.entries(texts).map(([name, text]) => [name, { ...text, ...wordsOf(documents, name) }]);
  return { ...form, texts: Object.fromEntries(said) };
}

/** Documents that are one mail each, by the name of its template. */
export type CustomerMail = Exclude<MailTextKey, keyof typeof SHARED_FORMS>;

export const MAIL_TEXT_KEYS = Object.keys(MAIL_TEXTS) as MailTextKey[];

export function isMailTextKey(name: string): name is MailTextKey {
  return Object.hasOwn(MAIL_TEXTS, name);
}

export function isCustomerMail(key: MailTextKey): key is CustomerMail {
  return !(key in SHARED_FORMS);
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

export type TextName<Key extends MailTextKey> = keyof Forms[Key]["texts"] & string;

type Named<Text> =
  | (Text extends { needs: readonly (infer Name)[] } ? Name : never)
  | (Text extends { may: readonly (infer Name)[] } ? Name : never);

/** What a document's texts may all name. */
export type SharedValues<Key extends MailTextKey> = Record<
  Forms[Key]["placeholders"][number] & string,
  string
>;
/** What one text may name beside that. */
type OwnName<Key extends MailTextKey, Name extends TextName<Key>> = Exclude<
  Named<Forms[Key]["texts"][Name]>,
  keyof SharedValues<Key>
> &
  string;

/** The texts of a document, ready to be filled. */
export type Sayings<Key extends MailTextKey> = {
  [Name in TextName<Key>]: (
    ...values: [OwnName<Key, Name>] extends [never] ? [] : [Record<OwnName<Key, Name>, string>]
  ) => string;
};
