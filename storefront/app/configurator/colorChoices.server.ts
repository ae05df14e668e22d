import { STANDARD_COLORS } from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "../language/languages.ts";
import type { ColorChoice } from "./ColorGroup.tsx";

/** The standard colours as editors describe them, as far as the rules know them. */
export async function colorChoices(
  content: Pick<AppLoadContext["content"], "standardColors">,
  language: Language,
): Promise<ColorChoice[]> {
  const colors = await content.standardColors(language);
  return colors.filter(({ hex }) => STANDARD_COLORS.some((standard) => standard.hex === hex));
}
