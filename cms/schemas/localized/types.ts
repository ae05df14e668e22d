import { defineArrayMember, defineField, defineType, type ValidationContext } from "sanity";
import { mailTextKey } from "../mails/keys.ts";
import { linkAddressFault } from "./link.ts";
import { placeholderFault } from "./placeholders.ts";

const LANGUAGES = [
  { name: "de", title: "Deutsch" },
  { name: "en", title: "Englisch" },
] as const;

/** The texts of the mails have placeholders of their own, which their fields look after. */
function shopPlaceholders(value: string | undefined, { document }: ValidationContext): true | string {
  if (mailTextKey(document?._type ?? "")) return true;
  return placeholderFault(value) ?? true;
}

/** Both languages stand side by side. */
const SIDE_BY_SIDE = { columns: 2 } as const;

export const localeString = defineType({
  name: "localeString",
  title: "Kurzer Text in zwei Sprachen",
  type: "object",
  options: SIDE_BY_SIDE,
  fields: LANGUAGES.map(({ name, title }) =>
    defineField({
      name,
      title,
      type: "string",
      validation: (rule) => rule.custom(shopPlaceholders),
    }),
  ),
});

export const localeText = defineType({
  name: "localeText",
  title: "Text in zwei Sprachen",
  type: "object",
  options: SIDE_BY_SIDE,
  fields: LANGUAGES.map(({ name, title }) =>
    defineField({
      name,
      title,
      type: "text",
      rows: 6,
      validation: (rule) => rule.custom(shopPlaceholders),
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
  fields: LANGUAGES.map(({ name, title }) =>
    defineField({
      name,
      title,
      type: "array",
      of: [block, image],
      validation: (rule) => rule.custom((value) => placeholderFault(value) ?? true),
    }),
  ),
});
