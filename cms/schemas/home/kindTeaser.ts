import { ComponentIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { FURNITURE_KINDS, kindTitle } from "../kinds/kinds.ts";
import { germanRequired } from "../localized/required.ts";

/** Leads from the home page to a configurator. */
export const kindTeaser = defineType({
  name: "kindTeaser",
  title: "Einstieg zu einem Konfigurator",
  type: "object",
  icon: ComponentIcon,
  fields: [
    defineField({
      name: "kind",
      title: "Möbel",
      type: "string",
      options: { list: [...FURNITURE_KINDS] },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: "text", title: "Text", type: "localeString", validation: germanRequired }),
    defineField({
      name: "picture",
      title: "Bild",
      type: "picture",
      description: "Ohne Bild zeigt der Shop seine eigene Aufnahme des Möbels.",
    }),
  ],
  preview: {
    select: { kind: "kind", subtitle: "text.de", media: "picture" },
    prepare: ({ kind, subtitle, media }) => ({ title: kindTitle(kind), subtitle, media }),
  },
});
