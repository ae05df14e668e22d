import { HelpCircleIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { PLACEHOLDER_HINT } from "../localized/placeholders.ts";
import { germanRequired } from "../localized/required.ts";
import { orderRankField } from "../order/orderRank.ts";

export const faqItem = defineType({
  name: "faqItem",
  title: "Frage und Antwort",
  type: "document",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "question",
      title: "Frage",
      description: "So, wie eine Kundin sie stellen würde.",
      type: "localeString",
      validation: germanRequired,
    }),
    defineField({
      name: "answer",
      title: "Antwort",
      description: `Das Wichtigste zuerst; Preise und Fristen so, wie sie im Shop gelten. ${PLACEHOLDER_HINT}`,
      type: "localeBlocks",
      validation: germanRequired,
    }),
    defineField({
      name: "section",
      title: "Abschnitt",
      type: "reference",
      to: [{ type: "faqSection" }],
      options: { disableNew: true },
      validation: (rule) => rule.required(),
    }),
    orderRankField("faqItem"),
  ],
  orderings: [
    {
      name: "section",
      title: "Wie im Shop",
      by: [
        { field: "section.orderRank", direction: "asc" },
        { field: "orderRank", direction: "asc" },
      ],
    },
  ],
  preview: {
    select: { de: "question.de", section: "section.title.de" },
    prepare: ({ de, section }) => ({ title: de ?? "Frage ohne Text", subtitle: section ?? "Ohne Abschnitt" }),
  },
});
