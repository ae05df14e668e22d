import { type Palette, paletteOf } from "@planke46/furniture-rules";
import type { Picture } from "../content/ContentPicture.tsx";

/** The standard colours of a page as the rules take them; their names are in the page's language alone. */
export function pagePalette(colors: readonly { hex: string; ral: string; name: string }[]): Palette {
  return paletteOf(
    colors.map(({ hex, ral, name }) => ({ hex, ral: ral || null, label: { de: name, en: name } })),
  );
}

/** A standard colour that shoppers can choose. */
export interface ColorChoice {
  name: string;
  /** "#RRGGBB", upper case. */
  hex: string;
  ral: string;
  appearance: string;
  /** A picture of the colour on steel, if editors have given one. */
  picture: Picture | null;
}
