import { DropIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { CURRENCY_SIGN } from "../../../plugins/furniture-rules/src/market.ts";
import { Swatch } from "../../studio/Swatch.tsx";
import { englishExpected, germanRequired } from "../localized/required.ts";
import { inShopOrder, orderRankField } from "../order/orderRank.ts";

const HEX = /^#[0-9A-Fa-f]{6}$/;

export const standardColor = defineType({
  name: "standardColor",
  title: "Standardfarbe",
  type: "document",
  icon: DropIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "localeString",
      // An order keeps the name as it stands here.
      validation: (rule) => [
        ...germanRequired(rule),
        rule.custom(
          (name) =>
            !/[{}]/.test(JSON.stringify(Object.values(name ?? {}))) || "Ein Farbname hat keine Platzhalter.",
        ),
      ],
    }),
    defineField({
      name: "hex",
      title: "Farbwert",
      description:
        "Sechs Stellen mit #, zum Beispiel #27292B. Der Shop erkennt die Farbe daran: Ein anderer Wert ist eine andere Farbe.",
      type: "string",
      validation: (rule) =>
        rule
          .required()
          .regex(HEX, { name: "# und sechs Stellen" })
          .custom(async (hex, { document, getClient }) => {
            if (!hex || !document || !HEX.test(hex)) return true;
            const id = document._id.replace(/^drafts\./, "");
            const taken = await getClient({ apiVersion: "2025-02-19" }).fetch<number>(
              `count(*[_type == "standardColor" && lower(hex) == lower($hex) && !(_id in [$id, "drafts." + $id])])`,
              { hex, id },
              { perspective: "raw" },
            );
            return taken === 0 || "Diesen Farbwert hat schon eine andere Standardfarbe.";
          }),
    }),
    defineField({
      name: "ral",
      title: "RAL-Ton",
      description: "Zum Beispiel RAL 9011: danach bestellt die Werkstatt das Pulver. Leer bei Klarlack.",
      type: "string",
      validation: (rule) => rule.regex(/^RAL \d{4}$/, { name: "RAL und vier Ziffern" }),
    }),
    defineField({
      name: "appearance",
      title: "Wirkung",
      description: "Wie die Farbe am Möbel aussieht: matt, glänzend, lebendig …",
      type: "localeString",
      validation: germanRequired,
    }),
    defineField({
      name: "price",
      title: `Aufpreis in ${CURRENCY_SIGN}`,
      description: "Wird nirgends gerechnet: Standardfarben kosten nichts extra.",
      type: "number",
      initialValue: 0,
      validation: (rule) => rule.required().integer().min(0),
    }),
    defineField({
      name: "textColor",
      title: "Schriftfarbe auf der Fläche",
      description:
        "Damit ein Name auf der Farbe gut zu lesen ist. Der Shop zeigt sie zurzeit nicht: Dort steht der Name daneben.",
      type: "string",
      options: {
        list: [
          { title: "Weiß", value: "#FFFFFF" },
          { title: "Dunkel", value: "#1D1B18" },
        ],
        layout: "radio",
      },
    }),
    defineField({
      name: "image",
      title: "Beispielbild",
      description:
        "Ein Gestell in dieser Farbe. Mit dem Brennpunkt bleibt das Wichtige auch im Ausschnitt zu sehen.",
      type: "image",
      options: { hotspot: true, accept: "image/*" },
      fields: [
        defineField({
          name: "alt",
          title: "Bildbeschreibung",
          description: "Sagt Menschen, die das Bild nicht sehen, was darauf ist.",
          type: "localeString",
          validation: englishExpected,
        }),
      ],
    }),
    defineField({
      name: "hidden",
      title: "Im Shop verbergen",
      description:
        "Niemand kann die Farbe mehr wählen. Bestellungen und Warenkörbe, die sie schon haben, behalten sie.",
      type: "boolean",
      initialValue: false,
    }),
    orderRankField("standardColor"),
  ],
  orderings: [inShopOrder],
  preview: {
    select: { name: "name.de", ral: "ral", hex: "hex", hidden: "hidden" },
    prepare: ({ name, ral, hex, hidden }) => ({
      title: name ?? "Farbe ohne Namen",
      subtitle: [hidden && "verborgen", ral, hex].filter(Boolean).join(" · "),
      media: <Swatch hex={HEX.test(hex ?? "") ? hex : "#CCCCCC"} />,
    }),
  },
});
