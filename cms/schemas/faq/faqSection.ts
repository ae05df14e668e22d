import { FolderIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { germanRequired } from "../localized/required.ts";
import { inShopOrder, orderRankField } from "../order/orderRank.ts";

/** The sections of the help page, in the words of the specification. */
export const FAQ_SECTION_KEYS = [
  { value: "planks", title: "Planken" },
  { value: "frames", title: "Gestelle" },
  { value: "configurator", title: "Konfigurator" },
  { value: "shipment", title: "Lieferung" },
  { value: "other", title: "Sonstiges" },
] as const;

export const faqSection = defineType({
  name: "faqSection",
  title: "FAQ-Abschnitt",
  type: "document",
  icon: FolderIcon,
  fields: [
    defineField({
      name: "title",
      title: "Überschrift",
      description: "So steht der Abschnitt auf der Hilfeseite.",
      type: "localeString",
      validation: germanRequired,
    }),
    defineField({
      name: "key",
      title: "Kennung",
      description: "Verbindet den Abschnitt mit dem Shop. Jede Kennung gibt es nur einmal.",
      type: "string",
      options: { list: [...FAQ_SECTION_KEYS], layout: "radio" },
      validation: (rule) =>
        rule.required().custom(async (key, { document, getClient }) => {
          if (!key || !document) return true;
          const id = document._id.replace(/^drafts\./, "");
          const taken = await getClient({ apiVersion: "2025-02-19" }).fetch<number>(
            'count(*[_type == "faqSection" && key == $key && !(_id in [$id, "drafts." + $id])])',
            { key, id },
            { perspective: "raw" },
          );
          return taken === 0 ? true : "Diese Kennung hat schon ein anderer Abschnitt.";
        }),
    }),
    orderRankField("faqSection"),
  ],
  orderings: [inShopOrder],
  preview: {
    select: { de: "title.de", en: "title.en" },
    prepare: ({ de, en }) => ({
      title: de ?? "Abschnitt ohne Überschrift",
      subtitle: en,
    }),
  },
});
