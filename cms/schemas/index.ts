import { standardColor } from "./colors/standardColor.tsx";
import { faqItem } from "./faq/faqItem.ts";
import { faqSection } from "./faq/faqSection.ts";
import { homePage } from "./home/homePage.ts";
import { localeBlocks, localeString, localeText } from "./localized/types.ts";
import { shopSettings } from "./shop/shopSettings.ts";

export const schemaTypes = [
  homePage,
  faqSection,
  faqItem,
  standardColor,
  shopSettings,
  localeString,
  localeText,
  localeBlocks,
];

/** There is exactly one document of each of these types, and its id is the name of the type. */
export const SINGLETONS: ReadonlySet<string> = new Set([homePage.name, shopSettings.name]);
