import { EnvelopeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { LANGUAGES, type Language } from "../../../plugins/furniture-rules/src/language/language.ts";
import {
  type MailText,
  type MailTextDocument,
  mailTextFault,
  mailTextFaultWords,
  placeholdersOf,
} from "../../../plugins/furniture-rules/src/mail-texts/mail-text.ts";
import {
  isCustomerMail,
  MAIL_TEXT_KEYS,
  MAIL_TEXTS,
  type MailTextKey,
  mailDocumentType,
  textsOf,
} from "../../../plugins/furniture-rules/src/mail-texts/mail-texts.ts";
import { legalStatus } from "../pages/legalStatus.ts";

/** One document type for each entry of the list of texts, which Medusa reads as well. */
export const mailTextTypes = MAIL_TEXT_KEYS.map((key) => {
  const spec: MailTextDocument = MAIL_TEXTS[key];
  return defineType({
    name: mailDocumentType(key),
    title: spec.title,
    type: "document",
    icon: EnvelopeIcon,
    initialValue: ownWords(key),
    fields: [
      ...textsOf(key).map(([name, text]) => field(spec, name, text)),
      ...(key === "withdrawal" ? [legalStatus] : []),
    ],
    preview: { prepare: () => ({ title: spec.title }) },
  });
});

/** For the desk: the mails, then what they share. */
export const MAIL_LIST = [
  ...MAIL_TEXT_KEYS.filter(isCustomerMail),
  ...MAIL_TEXT_KEYS.filter((key) => !isCustomerMail(key)),
].map((key) => ({
  type: mailDocumentType(key),
  title: MAIL_TEXTS[key].title,
  isShared: !isCustomerMail(key),
}));

function field(spec: MailTextDocument, name: string, text: MailText) {
  return defineField({
    name,
    title: text.title,
    description: descriptionOf(spec, text),
    type: text.form === "line" ? "localeString" : "localeText",
    validation: (rule) =>
      LANGUAGES.map((language) =>
        rule.custom((value: Partial<Record<Language, unknown>> | undefined) => {
          const message = faultIn(spec, text, value?.[language]);
          return message === undefined ? true : { message, path: [language] };
        }),
      ),
  });
}

function faultIn(spec: MailTextDocument, text: MailText, written: unknown): string | undefined {
  const fault = mailTextFault(spec, text, typeof written === "string" ? written : "");
  return fault && mailTextFaultWords(fault, placeholdersOf(spec, text));
}

/** What the text may name in braces, and what it must. */
function descriptionOf(spec: MailTextDocument, text: MailText): string {
  const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");
  const parts = text.form === "text" ? "Eine leere Zeile trennt Absätze." : "";
  const needed = text.needs?.length ? `Nötig: ${braces(text.needs)}.` : "";
  return [text.when, parts, `Platzhalter: ${braces(placeholdersOf(spec, text))}.`, needed]
    .filter(Boolean)
    .join(" ");
}

/** Our own words for each text of a document: the sample's content, and what staff begin with where the CMS has no such document yet. */
export function ownWords(key: MailTextKey) {
  return Object.fromEntries(
    textsOf(key).map(([name, text]) => {
      const written = LANGUAGES.map((language) => [language, text[language]]);
      const type = text.form === "line" ? "localeString" : "localeText";
      return [name, { _type: type, ...Object.fromEntries(written) }];
    }),
  );
}
