import { faqDocuments } from "./faq.ts";
import { kindInfos } from "./kinds.ts";
import { legalPages } from "./legal.ts";
import { mailTexts } from "./mails.ts";
import { aboutPage, beesPage, sustainabilityPage } from "./pages.ts";
import { reviews } from "./reviews.ts";
import { homePage, shopSettings, standardColors } from "./shop.ts";

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
