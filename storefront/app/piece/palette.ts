import { type Palette, paletteOf } from "@planke46/furniture-rules";

/** The standard colours of a page as the rules take them; their names are in the page's language alone. */
export function pagePalette(colors: readonly { hex: string; ral: string; name: string }[]): Palette {
  return paletteOf(
    colors.map(({ hex, ral, name }) => ({ hex, ral: ral || null, label: { de: name, en: name } })),
  );
}
