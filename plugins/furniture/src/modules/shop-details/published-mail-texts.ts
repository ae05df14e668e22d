import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../core/language";
import { SHOP_DETAILS } from ".";
import type { MailTexts } from "./mail-texts";

/** The texts of the mails to customers, as staff last published them. Answers whatever the CMS does, and never rejects. */
export function publishedMailTexts(container: MedusaContainer, language: Language): Promise<MailTexts> {
  return container.resolve(SHOP_DETAILS).mailTexts(language);
}
