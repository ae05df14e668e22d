import { STANDARD_COLORS } from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "../language/languages.ts";
import type { ColorChoice } from "./ColorGroup.tsx";

/** The standard colours as editors describe them, as far as the rules know them. Picture sizes in px. */
export async function colorChoices(
  content: AppLoadContext["content"],
  language: Language,
): Promise<ColorChoice[]> {
  const colors = await content.standardColors(language);
  return colors
    .filter(({ hex }) => STANDARD_COLORS.some((standard) => standard.hex === hex))
    .map(({ name, hex, ral, appearance, image }) => ({
      name,
      hex,
      ral,
      appearance,
      example: image && {
        small: content.imageUrl(image, 160, 120),
        large: content.imageUrl(image, 960, 720),
        alt: image.alt,
      },
    }));
}
