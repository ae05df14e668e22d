import { type WithdrawalForm, withdrawalForm } from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "../language/languages.ts";

/** The model form for withdrawal, addressed to the shop; null while its address is not known. */
export async function withdrawalFormOf(
  { content }: Pick<AppLoadContext, "content">,
  language: Language,
): Promise<WithdrawalForm | null> {
  const settings = await content.settings(language);
  return settings.street && settings.mail ? withdrawalForm(settings, language) : null;
}
