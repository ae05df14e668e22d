import { countryIn, type WithdrawalForm, withdrawalForm } from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "../language/languages.ts";

/** The model form for withdrawal, addressed to the shop; null while its address is not known. */
export async function withdrawalFormOf(
  { content }: Pick<AppLoadContext, "content">,
  language: Language,
): Promise<WithdrawalForm | null> {
  const { name, street, zip, city, country, mail } = await content.settings(language);
  if (!street || !mail) return null;
  const addressee = [name, street, `${zip} ${city}`, countryIn(country, language), mail].filter(Boolean);
  return withdrawalForm(addressee.join(", "), language);
}
