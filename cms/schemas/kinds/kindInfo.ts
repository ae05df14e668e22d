import { InfoOutlineIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { PLACEHOLDER_HINT } from "../localized/placeholders.ts";
import { germanRequired } from "../localized/required.ts";
import { FURNITURE_KINDS, kindTitle } from "./kinds.ts";

/** „Mehr über unsere …" below each configurator. One document a kind; its id is `kindInfo-<kind>`. */
export const kindInfo = defineType({
  name: "kindInfo",
  title: "Mehr über unsere …",
  type: "document",
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: "kind",
      title: "Möbel",
      description: "Bei welchem Konfigurator der Text steht.",
      type: "string",
      readOnly: true,
      options: { list: [...FURNITURE_KINDS] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "title",
      title: "Überschrift",
      description: "Zum Beispiel „Mehr über unsere Tische“.",
      type: "localeString",
      validation: germanRequired,
    }),
    defineField({
      name: "text",
      title: "Text",
      description: `Material, Maße, Pflege: was man vor dem Kauf wissen will. ${PLACEHOLDER_HINT}`,
      type: "localeBlocks",
      validation: germanRequired,
    }),
    defineField({
      name: "picture",
      title: "Bild",
      description: "Zeigt das Möbel in einem Raum oder im Detail.",
      type: "picture",
    }),
  ],
  preview: {
    select: { kind: "kind", title: "title.de", media: "picture" },
    prepare: ({ kind, title, media }) => ({
      title: title ?? kindTitle(kind),
      subtitle: kindTitle(kind),
      media,
    }),
  },
});
