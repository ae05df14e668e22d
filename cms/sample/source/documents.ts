import { faqDocuments } from "./faq.ts";
import { homePage, shopSettings, standardColors } from "./shop.ts";

/** Everything of the sample shop, in the order in which it stands in `sample.ndjson`. */
export function sampleDocuments() {
  return [shopSettings, homePage, ...standardColors, ...faqDocuments()];
}

export function sampleText(): string {
  return sampleDocuments()
    .map((document) => `${JSON.stringify(document)}\n`)
    .join("");
}
