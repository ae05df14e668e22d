import { HomeIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
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
      description: "Zwei, drei Sätze unter der Überschrift.",
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
  ],
  preview: {
    select: { title: "title.de" },
    prepare: ({ title }) => ({ title: title ?? "Startseite", subtitle: "Startseite" }),
  },
});
