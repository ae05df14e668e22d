import { defineQuery } from "groq";
import type { ColorsQueryResult } from "../sanity.types.ts";
import { contentQuery } from "./contentQuery.server.ts";
import { localText, pictureFields } from "./fragments.server.ts";

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
