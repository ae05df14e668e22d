import { z } from "@medusajs/framework/zod";
import {
  MAIL_TEXT_KEYS,
  MAIL_TEXTS,
  type MailTextFault,
  type MailTextKey,
  mailDocumentType,
  mailTextFault,
  type TextName,
  textsOf,
} from "@planke46/furniture-rules";
import { LANGUAGES, type Language } from "../../language/language";

/** All texts of the mails to customers in one language, with their placeholders. */
export type MailTexts = { [Key in MailTextKey]: Record<TextName<Key>, string> };

type Localized = Partial<Record<Language, string>>;
/** The texts that may be sent, by document and name. */
export type GoodTexts = Partial<Record<MailTextKey, Record<string, Localized>>>;

const localized = z.record(z.string(), z.unknown());
const documents = z.partialRecord(z.enum(MAIL_TEXT_KEYS), z.record(z.string(), z.unknown()));

/** What the CMS's query has found, by the documents' keys. */
export function byKey(found: unknown): Partial<Record<MailTextKey, unknown>> {
  const list = z.array(z.looseObject({ _type: z.string() })).parse(found);
  return Object.fromEntries(
    MAIL_TEXT_KEYS.flatMap((key) => {
      const document = list.find(({ _type }) => _type === mailDocumentType(key));
      return document ? [[key, document]] : [];
    }),
  );
}

/** A text of a document that may not be sent, and why. */
export interface BrokenText {
  key: MailTextKey;
  name: string;
  language: Language;
  reason: string;
}

/**
 * Sorts what the CMS or our own copy holds into texts that may be sent and texts that may not. What is not there is neither.
 * Throws a ZodError for what holds no documents.
 */
export function readMailTexts(found: unknown): { texts: GoodTexts; broken: BrokenText[] } {
  const given = documents.parse(found);
  const texts: GoodTexts = {};
  const broken: BrokenText[] = [];
  for (const key of MAIL_TEXT_KEYS) {
    for (const [name, spec] of textsOf(key)) {
      const value = localized.safeParse(given[key]?.[name]).data ?? {};
      for (const language of LANGUAGES) {
        const written = value[language];
        if (written === undefined || written === null) continue;
        const text = typeof written === "string" ? written.replace(/\r\n?/g, "\n").trim() : "";
        const fault = mailTextFault(MAIL_TEXTS[key], spec, text);
        if (fault) broken.push({ key, name, language, reason: reasonOf(fault) });
        else put(texts, { key, name, language }, text);
      }
    }
  }
  return { texts, broken };
}

type Place = Pick<BrokenText, "key" | "name" | "language">;

function put(texts: GoodTexts, { key, name, language }: Place, text: string): void {
  const document = texts[key] ?? {};
  texts[key] = { ...document, [name]: { ...document[name], [language]: text } };
}

function reasonOf(fault: MailTextFault): string {
  switch (fault.code) {
    case "unknown":
      return `names ${fault.braces}, which it may not`;
    case "unclosed":
      return "has a brace without its other";
    case "missing":
      return `does not name {${fault.name}}`;
    case "too_long":
      return `is longer than ${fault.most} characters`;
    case "several_lines":
      return "must be one line";
    case "empty":
      return "is empty";
  }
}

/** The good texts, and for each broken one the last that was good. */
export function withLastGood(texts: GoodTexts, broken: readonly BrokenText[], last: GoodTexts): GoodTexts {
  const mended = { ...texts };
  for (const place of broken) {
    const text = last[place.key]?.[place.name]?.[place.language];
    if (text !== undefined) put(mended, place, text);
  }
  return mended;
}

/** Every text in one language; our own words where staff have none. */
export function mailTextsIn(good: GoodTexts, language: Language): MailTexts {
  const all = MAIL_TEXT_KEYS.map((key) => [
    key,
    Object.fromEntries(
      textsOf(key).map(([name, spec]) => [name, good[key]?.[name]?.[language] ?? spec[language]]),
    ),
  ]);
  return Object.fromEntries(all) as MailTexts;
}
