import { BulbOutlineIcon, SparklesIcon, UsersIcon } from "@sanity/icons";
import type { ComponentType } from "react";
import { defineArrayMember, defineField, defineType } from "sanity";
import { germanRequired } from "../localized/required.ts";
import { counter, teamMember } from "./parts.ts";

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
