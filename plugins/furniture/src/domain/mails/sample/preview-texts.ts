import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import {
  isCustomerMail,
  MAIL_TEXT_KEYS,
  MAIL_TEXT_LENGTH,
  type MailTextKey,
  textsOf,
} from "@planke46/furniture-rules";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../../language/language";
import { textsIn } from "../../../language/texts";
import type { MailTemplate } from "../../../modules/mails/mail";
import { SAMPLE_DETAILS, type ServedDetails } from "../../../modules/shop-details/details";
import type { MailTexts } from "../../../modules/shop-details/mail-texts";
import { publishedMailTexts, shopDetails } from "../../../modules/shop-details/shop-details";
import { customerFooter, withLinksIn } from "../document/footer";
import type { MailFacts } from "../facts/mail-facts";
import { renderHtml, withoutPictures } from "../html/render-html";
import { renderText } from "../render-text";
import { TEMPLATES } from "../templates/templates";
import { sampleData, sampleOrder, sampleOrderOf, samplePapers } from "./sample-data";

/** A document with texts of mails as a draft has them. */
export const draftTexts = z.object({
  key: z.enum(MAIL_TEXT_KEYS),
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  texts: z.record(z.string().max(100), z.string().max(MAIL_TEXT_LENGTH.text)),
});

/** In which mail texts are shown that many share. */
const SHOWN_IN: MailTemplate = "order_confirmation";

/**
 * A mail about the sample order, with the texts of a draft and those published, and the texts that it has no place for. It says nothing of
 * the shop but what every page says; the account is the sample's.
 */
export async function previewTexts(
  container: MedusaContainer,
  { key, language, texts: draft }: z.infer<typeof draftTexts>,
): Promise<{ subject: string; html: string; text: string; unseen: UnseenText[] }> {
  const published = await publishedMailTexts(container, language);
  const { bankHolder, bankName, iban, bic } = SAMPLE_DETAILS;
  const shop = { ...(await shopDetails(container)), bankHolder, bankName, iban, bic };
  const texts = withDraft(published, key, draft);
  const write = (said: MailTexts) => sampleMail(isCustomerMail(key) ? key : SHOWN_IN, language, shop, said);
  return { ...write(texts), unseen: unseenTexts(key, texts, write) };
}

/** A mail about the sample order. */
export function sampleMail(
  template: MailTemplate,
  language: Language,
  shop: ServedDetails,
  texts: MailTexts,
): { subject: string; html: string; text: string } {
  const words = textsIn(language).mails;
  const order = sampleOrderOf(template, sampleOrder(language));
  const facts: MailFacts = {
    language,
    words,
    texts,
    shop,
    adminUrl: shop.storefrontUrl,
    ...(order && { order, orderPage: shop.storefrontUrl }),
    footer: customerFooter({ words, texts, shop, language }),
    papers: samplePapers(),
    data: sampleData(template, language),
  };
  const document = withLinksIn(TEMPLATES[template](facts), shop, language);
  return {
    subject: document.subject,
    html: withoutPictures(renderHtml(document, facts)),
    text: renderText(document, facts),
  };
}

function withDraft(published: MailTexts, key: MailTextKey, draft: Record<string, string>): MailTexts {
  const written = textsOf(key).flatMap(([name]) => (draft[name]?.trim() ? [[name, draft[name]]] : []));
  return { ...published, [key]: { ...published[key], ...Object.fromEntries(written) } };
}

/** A text of a document that the sample's mail has no place for. */
interface UnseenText {
  /** What staff call it, and when it does stand in a mail; in German, as in the Studio. */
  title: string;
  when?: string;
  text: string;
}

const markOf = (name: string) => `\uE000${name}\uE001`;

/**
 * The texts of a document that a mail does not show. `write` makes the mail once more, with a mark in place of each text; a text
 * whose mark is missing there is unseen.
 */
export function unseenTexts(
  key: MailTextKey,
  texts: MailTexts,
  write: (texts: MailTexts) => { subject: string; text: string },
): UnseenText[] {
  const marks = Object.fromEntries(textsOf(key).map(([name]) => [name, markOf(name)]));
  const { subject, text } = write({ ...texts, [key]: marks });
  const written: Readonly<Record<string, string>> = texts[key];
  return textsOf(key)
    .filter(([name]) => !`${subject}\n${text}`.includes(markOf(name)))
    .map(([name, { title, when }]) => ({ title, ...(when && { when }), text: written[name] ?? "" }));
}
