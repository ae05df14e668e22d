import { standardColor } from "./colors/standardColor.tsx";
import { faqItem } from "./faq/faqItem.ts";
import { faqSection } from "./faq/faqSection.ts";
import { homePage, kindTeaser } from "./home/homePage.ts";
import { kindInfo } from "./kinds/kindInfo.ts";
import { picture } from "./localized/picture.ts";
import { localeBlocks, localeString, localeText } from "./localized/types.ts";
import { mailTextTypes } from "./mails/mailTexts.ts";
import { legalPage } from "./pages/legalPage.ts";
import { aboutPage, beesPage, counter, pageSection, sustainabilityPage, teamMember } from "./pages/pages.ts";
import { review } from "./reviews/review.ts";
import { shopSettings } from "./shop/shopSettings.ts";
import { definitionsOf } from "./translation/definitions.ts";
import { withTranslationState } from "./translation/withTranslationState.ts";

const types = [
  homePage,
  beesPage,
  sustainabilityPage,
  aboutPage,
  legalPage,
  kindInfo,
  faqSection,
  faqItem,
  review,
  standardColor,
  ...mailTextTypes,
  shopSettings,
  kindTeaser,
  pageSection,
  counter,
  teamMember,
  picture,
  localeString,
  localeText,
  localeBlocks,
];

/** The types by name, to look for texts in them. */
export const definitions = definitionsOf(types);

export const schemaTypes = types.map((type) => withTranslationState(type, definitions));

/** The names of all document types. */
export const DOCUMENT_TYPES = types.filter(({ type }) => type === "document").map(({ name }) => name);

/** There is exactly one document of each of these types, and its id is the name of the type. */
export const SINGLETONS: ReadonlySet<string> = new Set(
  [homePage, beesPage, sustainabilityPage, aboutPage, shopSettings, ...mailTextTypes].map(({ name }) => name),
);

/**
 * Types with exactly one document for each value of a fixed list: editors cannot create or delete one. By each the field that says which
 * one it is, which editors cannot change either.
 */
export const FIXED_SETS: ReadonlyMap<string, "key" | "kind"> = new Map([
  [legalPage.name, "key"],
  [kindInfo.name, "kind"],
]);
