import { ComponentIcon, HomeIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { FURNITURE_KINDS, kindTitle } from "../kinds/kinds.ts";
import { PLACEHOLDER_HINT } from "../localized/placeholders.ts";
import { germanRequired } from "../localized/required.ts";

export const homePage = defineType({
  name: "homePage",
  title: "Startseite",
  type: "document",
  icon: HomeIcon,
  fields: [
    defineField({
      name: "title",
      title: "Überschrift",
      description: "Das Erste, was jemand im Shop liest. Kurz.",
      type: "localeString",
      validation: germanRequired,
    }),
    defineField({
      name: "intro",
      title: "Einleitung",
      description: `Zwei, drei Sätze unter der Überschrift. ${PLACEHOLDER_HINT}`,
      type: "localeText",
      validation: germanRequired,
    }),
    defineField({
      name: "aboutTeaser",
      title: "Über die Werkstatt",
      description: "Macht neugierig auf die Seite „Über uns“.",
      type: "localeText",
      validation: germanRequired,
    }),
    defineField({
      name: "teasers",
      title: "Einstiege zu den Konfiguratoren",
      description: "In der Reihenfolge, in der sie auf der Startseite stehen.",
      type: "array",
      of: [defineArrayMember({ type: "kindTeaser" })],
      validation: (rule) =>
        rule.max(FURNITURE_KINDS.length).custom((teasers: { kind?: string }[] | undefined) => {
          const kinds = (teasers ?? []).map(({ kind }) => kind);
          return new Set(kinds).size === kinds.length ? true : "Jedes Möbel steht nur einmal in der Liste.";
        }),
    }),
  ],
  preview: {
    select: { title: "title.de" },
    prepare: ({ title }) => ({ title: title ?? "Startseite", subtitle: "Startseite" }),
  },
});

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
