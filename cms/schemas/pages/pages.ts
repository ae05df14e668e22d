import {
  BarChartIcon,
  BlockContentIcon,
  BulbOutlineIcon,
  SparklesIcon,
  UserIcon,
  UsersIcon,
} from "@sanity/icons";
import type { ComponentType } from "react";
import { defineArrayMember, defineField, defineType } from "sanity";
import { lineFault } from "../localized/line.ts";
import { PLACEHOLDER_HINT } from "../localized/placeholders.ts";
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

const heading = defineField({
  name: "title",
  title: "Überschrift",
  description: "Steht oben auf der Seite und im Titel des Browsers.",
  type: "localeString",
  validation: germanRequired,
});

const intro = defineField({
  name: "intro",
  title: "Einleitung",
  description: "Zwei, drei Sätze unter der Überschrift.",
  type: "localeText",
  validation: germanRequired,
});

const sections = defineField({
  name: "sections",
  title: "Abschnitte",
  description: "In der Reihenfolge, in der sie auf der Seite stehen.",
  type: "array",
  of: [defineArrayMember({ type: "pageSection" })],
});

export const beesPage = page("beesPage", "Bienen und Wachs", SparklesIcon, [sections]);

export const sustainabilityPage = page("sustainabilityPage", "Nachhaltigkeit", BulbOutlineIcon, [
  defineField({
    name: "counters",
    title: "Zähler",
    description: "Jede Zahl braucht einen Beleg: Werben mit Umweltvorteilen verlangt es.",
    type: "array",
    of: [defineArrayMember({ type: counter.name })],
    validation: (rule) => rule.required().min(1).max(6),
  }),
  sections,
]);

export const aboutPage = page("aboutPage", "Über uns", UsersIcon, [
  sections,
  defineField({
    name: "team",
    title: "Team",
    type: "array",
    of: [defineArrayMember({ type: teamMember.name })],
  }),
]);

function page(name: string, title: string, icon: ComponentType, fields: ReturnType<typeof defineField>[]) {
  return defineType({
    name,
    title,
    type: "document",
    icon,
    fields: [heading, intro, ...fields],
    preview: {
      select: { heading: "title.de" },
      prepare: ({ heading }) => ({ title: heading ?? title, subtitle: title }),
    },
  });
}

/** A part of a page: heading, text and, if there is one, a picture beside it. */
export const pageSection = defineType({
  name: "pageSection",
  title: "Abschnitt",
  type: "object",
  icon: BlockContentIcon,
  fields: [
    defineField({ name: "title", title: "Überschrift", type: "localeString", validation: germanRequired }),
    defineField({
      name: "text",
      title: "Text",
      description: PLACEHOLDER_HINT,
      type: "localeBlocks",
      validation: germanRequired,
    }),
    defineField({ name: "picture", title: "Bild", type: "picture" }),
  ],
  preview: {
    select: { title: "title.de", en: "title.en", media: "picture" },
    prepare: ({ title, en, media }) => ({
      title: title ?? "Abschnitt ohne Überschrift",
      subtitle: en ?? "Englisch fehlt noch",
      media,
    }),
  },
});
