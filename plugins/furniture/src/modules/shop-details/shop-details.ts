import type { MedusaContainer } from "@medusajs/framework/types";
import type { Palette } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { SHOP_DETAILS } from ".";
import type { ServedDetails } from "./details";
import type { MailTexts } from "./mail-texts";

/**
 * Name, address, bank account and delivery times of the shop, as its editors last published them.
 * Answers within about two seconds whatever the CMS does, and never rejects.
 */
export function shopDetails(container: MedusaContainer): Promise<ServedDetails> {
  return container.resolve(SHOP_DETAILS).details();
}

/** The texts of the mails to customers, as staff last published them. Answers whatever the CMS does, and never rejects. */
export function publishedMailTexts(container: MedusaContainer, language: Language): Promise<MailTexts> {
  return container.resolve(SHOP_DETAILS).mailTexts(language);
}

/**
 * The terms and conditions as the shop shows them, as plain text. Undefined where neither the shop's pages nor our own copy have them.
 * Answers whatever they do, and never rejects.
 */
export function publishedTerms(container: MedusaContainer, language: Language): Promise<string | undefined> {
  return container.resolve(SHOP_DETAILS).terms(language);
}

/**
 * The colours without surcharge, as staff last published them in the CMS. A colour the shop does not remember may have
 * been added a moment ago: then the CMS is asked again. Never rejects.
 * @param configuration what was sent, to see which colour it names
 */
export function standardColors(container: MedusaContainer, configuration?: unknown): Promise<Palette> {
  return container.resolve(SHOP_DETAILS).colors(hexIn(configuration));
}

function hexIn(configuration: unknown): string | undefined {
  const hex = field(field(configuration, "color"), "hex");
  return typeof hex === "string" ? hex.toUpperCase() : undefined;
}

function field(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
}
