import { BlockContentIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { PLACEHOLDER_HINT } from "../localized/placeholders.ts";
import { germanRequired } from "../localized/required.ts";

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
