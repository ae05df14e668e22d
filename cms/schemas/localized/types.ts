import { defineArrayMember, defineField, defineType, type ValidationContext } from "sanity";
import { hasControlCharacters } from "../../../plugins/furniture-rules/src/contact/bounds.ts";
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from "../../../plugins/furniture-rules/src/language/language.ts";
import { MAIL_TEXT_LENGTH } from "../../../plugins/furniture-rules/src/mail-texts/mail-text.ts";
import { mailTextKey } from "../mails/keys.ts";
import { isFilled } from "../translation/missingEnglish.ts";
import { linkAddressFault } from "./link.ts";
import { placeholderFault } from "./placeholders.ts";

const TITLES: Record<Language, string> = { de: "Deutsch", en: "Englisch" };

type Written = string | readonly unknown[] | undefined;

/** What is wrong with one language of a text of the shop. Those of the mails have rules of their own, which their fields look after. */
function textFault(most: number) {
  return (value: Written, { document, path }: ValidationContext): true | string => {
    if (mailTextKey(document?._type ?? "")) return true;
    // Without a translation the shop shows the German text; in place of this it would show nothing.
    if (path?.at(-1) !== DEFAULT_LANGUAGE && value !== undefined && !isFilled(value)) {
      return "Hier steht nichts. Schreibe einen Text oder leere das Feld ganz.";
    }
    if (most === MAIL_TEXT_LENGTH.line && typeof value === "string" && hasControlCharacters(value)) {
      return "Hier steht nur eine Zeile.";
    }
    if (typeof value === "string" && value.length > most) return `Höchstens ${most} Zeichen.`;
    return placeholderFault(value) ?? true;
  };
}

/** Both languages stand side by side. */
const SIDE_BY_SIDE = { columns: 2 } as const;

export const localeString = defineType({
  name: "localeString",
  title: "Kurzer Text in zwei Sprachen",
  type: "object",
  options: SIDE_BY_SIDE,
  fields: LANGUAGES.map((name) =>
    defineField({
      name,
      title: TITLES[name],
      type: "string",
      validation: (rule) => rule.custom(textFault(MAIL_TEXT_LENGTH.line)),
    }),
  ),
});

export const localeText = defineType({
  name: "localeText",
  title: "Text in zwei Sprachen",
  type: "object",
  options: SIDE_BY_SIDE,
  fields: LANGUAGES.map((name) =>
    defineField({
      name,
      title: TITLES[name],
      type: "text",
      rows: 6,
      validation: (rule) => rule.custom(textFault(MAIL_TEXT_LENGTH.text)),
    }),
  ),
});

const block = defineArrayMember({
  type: "block",
  styles: [
    { title: "Absatz", value: "normal" },
    { title: "Überschrift", value: "h2" },
    { title: "Zwischenüberschrift", value: "h3" },
  ],
  lists: [
    { title: "Aufzählung", value: "bullet" },
    { title: "Nummeriert", value: "number" },
  ],
  marks: {
    decorators: [
      { title: "Fett", value: "strong" },
      { title: "Kursiv", value: "em" },
    ],
    annotations: [
      {
        name: "link",
        type: "object",
        title: "Verweis",
        fields: [
          defineField({
            name: "href",
            title: "Adresse",
            description:
              "Eine Seite des Shops beginnt mit /, zum Beispiel /cartDesktop. Sonst https://, mailto: oder tel:.",
            type: "string",
            validation: (rule) => rule.required().custom((value) => linkAddressFault(value) ?? true),
          }),
        ],
      },
    ],
  },
});

const image = defineArrayMember({ type: "picture" });

export const localeBlocks = defineType({
  name: "localeBlocks",
  title: "Formatierter Text in zwei Sprachen",
  type: "object",
  options: SIDE_BY_SIDE,
  fields: LANGUAGES.map((name) =>
    defineField({
      name,
      title: TITLES[name],
      type: "array",
      of: [block, image],
      validation: (rule) => rule.custom(textFault(MAIL_TEXT_LENGTH.text)),
    }),
  ),
});
