import { defineQuery } from "groq";
import { richText } from "../richText.ts";
import type { ColorsQueryResult, KindInfoQueryResult } from "../sanity.types.ts";
import { contentQuery, localBlocks, localText, pictureFields } from "./contentQuery.server.ts";

/** Checked in the Studio alone: a color that came in another way must not break the configurator. */
const HEX = /^#[0-9A-F]{6}$/;

const colorsQuery = defineQuery(`*[_type == "standardColor" && hidden != true] | order(orderRank asc) {
  "name": ${localText("name")},
  hex,
  ral,
  "appearance": ${localText("appearance")},
  "image": image { ${pictureFields} }
}`);

/** The standard colours staff show, each hex value once; `hex` is "#RRGGBB" in upper case. */
export const standardColors = contentQuery({
  name: "standardColors",
  groq: colorsQuery,
  shape: (colors: ColorsQueryResult, pictureOf) =>
    colors.flatMap(({ name, hex, ral, appearance, image }, index) => {
      const value = hex?.toUpperCase() ?? "";
      const first = colors.findIndex((color) => color.hex?.toUpperCase() === value);
      if (!name || !HEX.test(value) || first !== index) return [];
      return [{ name, hex: value, ral: ral ?? "", appearance: appearance ?? "", picture: pictureOf(image) }];
    }),
});
export type StandardColor = ReturnType<typeof standardColors.shape>[number];

const kindInfoQuery = defineQuery(`*[_type == "kindInfo" && kind == $kind][0] {
  "title": ${localText("title")},
  "text": ${localBlocks("text")},
  "picture": picture { ${pictureFields} }
}`);

/** 'More about our …' below a configurator. Null without heading or text. */
export const kindInfo = contentQuery({
  name: "kindInfo",
  groq: kindInfoQuery,
  shape: (info: KindInfoQueryResult, pictureOf) => {
    const text = info && richText(info.text, pictureOf);
    return info?.title && text ? { title: info.title, text, picture: pictureOf(info.picture) } : null;
  },
});
