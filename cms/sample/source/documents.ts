import {
  MAIL_TEXT_KEYS,
  mailDocumentType,
} from "../../../plugins/furniture-rules/src/mail-texts/mail-texts.ts";
import { ownWords } from "../../schemas/mails/mailTexts.ts";
import { faqDocuments } from "./faq.ts";
import { kindInfos } from "./kinds.ts";
import { legalPages } from "./legal.ts";
import { aboutPage, beesPage, sustainabilityPage } from "./pages.ts";
import { reviews } from "./reviews.ts";
import { homePage, shopSettings, standardColors } from "./shop.ts";

/** The texts of the mails as they stand in the rules. */
const mailTexts = MAIL_TEXT_KEYS.map((key) => {
  const type = mailDocumentType(key);
  return {
    _id: type,
    _type: type,
    ...ownWords(key),
    ...(key === "withdrawal" && { legalStatus: "sample" }),
  };
});

/** Everything of the sample shop, in the order in which it stands in `sample.ndjson`. */
export function sampleDocuments() {
  return [
    shopSettings,
    homePage,
    beesPage,
    sustainabilityPage,
    aboutPage,
    ...legalPages,
    ...mailTexts,
    ...kindInfos,
    ...standardColors,
    ...faqDocuments(),
    ...reviews,
  ];
}

export function sampleText(): string {
  return sampleDocuments()
    .map((document) => `${JSON.stringify(document)}\n`)
    .join("");
}
