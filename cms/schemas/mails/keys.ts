import {
  MAIL_TEXT_KEYS,
  type MailTextKey,
  mailDocumentType,
} from "../../../plugins/furniture-rules/src/mail-texts/mail-texts.ts";

const KEY_OF_TYPE: ReadonlyMap<string, MailTextKey> = new Map(
  MAIL_TEXT_KEYS.map((key) => [mailDocumentType(key), key]),
);

/** Which texts a document holds; undefined for one that is none of the mails'. */
export function mailTextKey(type: string): MailTextKey | undefined {
  return KEY_OF_TYPE.get(type);
}
