import { ImageIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { isFilled } from "../translation/missingEnglish.ts";
import { englishExpected } from "./required.ts";

/** A picture with what it shows in words, for those who do not see it. */
export const picture = defineType({
  name: "picture",
  title: "Bild",
  type: "image",
  icon: ImageIcon,
  options: { hotspot: true, accept: "image/*" },
  fields: [
    defineField({
      name: "alt",
      title: "Bildbeschreibung",
      description: "Sagt Menschen, die das Bild nicht sehen, was darauf ist.",
      type: "localeString",
      validation: (rule) => [
        rule.custom((value: { de?: string } | undefined, { parent }) => {
          const hasImage = Boolean((parent as { asset?: unknown } | undefined)?.asset);
          return !hasImage || isFilled(value?.de) ? true : "Die Bildbeschreibung fehlt.";
        }),
        englishExpected(rule),
      ],
    }),
  ],
});
