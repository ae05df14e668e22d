import { BarChartIcon, UserIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { lineFault } from "../localized/line.ts";
import { germanRequired } from "../localized/required.ts";

/** The largest number that stands in one line of a phone. */
const MOST = 999_999_999;

/** A number of the sustainability page with what it rests on. */
export const counter = defineType({
  name: "counter",
  title: "Zähler",
  type: "object",
  icon: BarChartIcon,
  fields: [
    defineField({
      name: "value",
      title: "Zahl",
      type: "number",
      validation: (rule) => rule.required().integer().min(0).max(MOST),
    }),
    defineField({
      name: "label",
      title: "Wofür sie steht",
      description: "Zum Beispiel „Planken gerettet“ oder „kWh gespart“.",
      type: "localeString",
      validation: germanRequired,
    }),
    defineField({
      name: "evidence",
      title: "Beleg",
      description: "Woher die Zahl kommt und wie sie gerechnet ist; steht aufklappbar darunter.",
      type: "localeText",
      validation: germanRequired,
    }),
  ],
  preview: {
    select: { value: "value", label: "label.de", evidence: "evidence.de" },
    prepare: ({ value, label, evidence }) => ({
      title: `${value ?? "?"} ${label ?? ""}`,
      subtitle: evidence ? "belegt" : "ohne Beleg",
    }),
  },
});

export const teamMember = defineType({
  name: "teamMember",
  title: "Mensch im Team",
  type: "object",
  icon: UserIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      validation: (rule) => rule.required().custom(lineFault),
    }),
    defineField({ name: "role", title: "Aufgabe", type: "localeString", validation: germanRequired }),
    defineField({ name: "text", title: "Ein paar Worte", type: "localeText", validation: germanRequired }),
    defineField({ name: "picture", title: "Bild", type: "picture" }),
  ],
  preview: {
    select: { title: "name", subtitle: "role.de", media: "picture" },
  },
});
