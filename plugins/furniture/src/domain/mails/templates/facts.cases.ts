import { KINDS } from "@planke46/furniture-rules";
import type { Language } from "../../../language/language";
import { textsIn } from "../../../language/texts";
import { isToStaff, isToWorkshop, MAIL_TEMPLATES, type MailTemplate } from "../../../modules/mails/mail";
import { SAMPLE_DETAILS } from "../../../modules/shop-details/details";
import { mailTextsIn } from "../../../modules/shop-details/mail-texts";
import type { OrderDocument } from "../../orders/order-document";
import { customerFooter, staffFooter, workshopFooter } from "../document/footer";
import type { MailFacts } from "../facts/mail-facts";
import { pricedLine, sampleData, sampleOrder, samplePapers } from "../sample/sample-data";

export function factsCase(
  template: MailTemplate,
  language: Language,
  change: Partial<MailFacts> = {},
): MailFacts {
  const shop = { ...SAMPLE_DETAILS, storefrontUrl: "https://planke46.example" };
  const texts = mailTextsIn({}, language);
  const adminUrl = "https://planke46.example/app";
  return {
    language,
    words: textsIn(language).mails,
    texts,
    shop,
    adminUrl,
    footer: isToStaff(template)
      ? staffFooter(textsIn(language).mails, shop)
      : isToWorkshop(template)
        ? workshopFooter(shop, adminUrl)
        : customerFooter({ words: textsIn(language).mails, texts, shop, language }),
    order: sampleOrder(language),
    ...(!isToWorkshop(template) && { orderPage: `https://planke46.example/auftrag/${"k".repeat(32)}` }),
    ...(template === "papers" && { papers: samplePapers() }),
    data: sampleData(template, language),
    ...change,
  };
}

/** Every kind of furniture in one order, for mails that must get along with all of them. */
export function orderOfEverything(language: Language): OrderDocument {
  return sampleOrder(language, {
    lines: KINDS.map((kind, index) => pricedLine(index + 1, kind, [100, 0])),
  });
}

export const EVERY_MAIL = MAIL_TEMPLATES.flatMap((template) =>
  (["de", "en"] as const).map((language) => ({ template, language })),
);
