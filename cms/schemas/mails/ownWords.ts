import { type MailTextKey, textsOf } from "../../../plugins/furniture-rules/src/mail-texts/mail-texts.ts";

/** Our own words for each text of a document: the sample's content, and what staff begin with where the CMS has no such document yet. */
export function ownWords(key: MailTextKey) {
  return Object.fromEntries(
    textsOf(key).map(([name, { form, de, en }]) => [
      name,
      { _type: form === "line" ? "localeString" : "localeText", de, en },
    ]),
  );
}
