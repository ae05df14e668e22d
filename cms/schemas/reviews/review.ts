import { StarIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { FURNITURE_KINDS, kindTitle } from "../kinds/kinds.ts";
import { germanDate } from "../localized/germanDate.ts";
import { lineFault } from "../localized/line.ts";
import { germanRequired } from "../localized/required.ts";
import { workshopDay } from "../localized/workshopDay.ts";
import { isFilled } from "../translation/missingEnglish.ts";

/** Whether and how the shop verified that a review is genuine; § 5b Abs. 3 UWG requires it beside every review. */
export const AUTHENTICITY = [
  { value: "order", title: "Geprüft: gehört zu einer Bestellung" },
  { value: "unchecked", title: "Nicht geprüft" },
  { value: "example", title: "Beispiel, keine echte Bewertung" },
] as const;

export const review = defineType({
  name: "review",
  title: "Bewertung",
  type: "document",
  icon: StarIcon,
  fields: [
    defineField({
      name: "kind",
      title: "Möbel",
      type: "string",
      options: { list: [...FURNITURE_KINDS], layout: "radio", direction: "horizontal" },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "firstName",
      title: "Vorname",
      description: "Nur der Vorname erscheint im Shop.",
      type: "string",
      validation: (rule) => rule.required().max(40).custom(lineFault),
    }),
    measure("length", "Länge"),
    measure("width", "Breite oder Tiefe"),
    measure("height", "Höhe"),
    defineField({
      name: "text",
      title: "Bewertung",
      description: "So, wie sie geschrieben wurde. Die Übersetzung gibt den Sinn wieder.",
      type: "localeText",
      validation: germanRequired,
    }),
    defineField({
      name: "stars",
      title: "Sterne",
      description: "So viele, wie vergeben wurden, von 1 bis 5. Leer, wenn keine vergeben wurden.",
      type: "number",
      options: { list: [1, 2, 3, 4, 5].map((value) => ({ value, title: "★".repeat(value) })) },
      validation: (rule) => rule.integer().min(1).max(5),
    }),
    defineField({
      name: "date",
      title: "Datum",
      type: "date",
      options: { dateFormat: "DD.MM.YYYY" },
      // By a rule of its own: a bound would be that of the day on which the Studio was opened.
      validation: (rule) =>
        rule
          .required()
          .custom((date) =>
            !date || date <= workshopDay() ? true : "Eine Bewertung ist nicht aus der Zukunft.",
          ),
    }),
    defineField({
      name: "picture",
      title: "Bild des Möbels",
      description: "Nur mit dem Einverständnis der Person, die es gemacht hat.",
      type: "picture",
    }),
    defineField({
      name: "authenticity",
      title: "Echtheit",
      description: "Das Gesetz verlangt, bei jeder Bewertung zu sagen, ob und wie sie geprüft wurde.",
      type: "string",
      initialValue: "unchecked",
      options: { list: [...AUTHENTICITY], layout: "radio" },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "authenticityNote",
      title: "Wie geprüft?",
      description: "Zum Beispiel „E-Mail nach der Lieferung an die Adresse der Bestellung“.",
      type: "localeString",
      hidden: ({ document }) => document?.authenticity !== "order",
      validation: (rule) =>
        rule.custom((value: { de?: string } | undefined, { document }) =>
          document?.authenticity !== "order" || isFilled(value?.de)
            ? true
            : "Bei einer geprüften Bewertung gehört dazu, wie sie geprüft wurde.",
        ),
    }),
  ],
  orderings: [{ name: "date", title: "Neueste zuerst", by: [{ field: "date", direction: "desc" }] }],
  preview: {
    select: {
      kind: "kind",
      name: "firstName",
      date: "date",
      stars: "stars",
      text: "text.de",
      media: "picture",
    },
    prepare: ({ kind, name, date, stars, text, media }) => ({
      title: `${name ?? "Ohne Namen"}, ${kindTitle(kind)}`,
      subtitle: [germanDate(date), stars && "★".repeat(stars), text].filter(Boolean).join(" · "),
      media,
    }),
  },
});

function measure(name: string, title: string) {
  return defineField({
    name,
    title: `${title} in cm`,
    type: "number",
    validation: (rule) => rule.integer().min(10).max(400),
  });
}
