import type { Template } from "sanity";
import { FIXED_SETS, SINGLETONS } from "../schemas/index.ts";
import { workshopDay } from "../schemas/localized/workshopDay.ts";
import { mailTextKey } from "../schemas/mails/keys.ts";

export const FAQ_ITEM_IN_SECTION = "faqItem-in-section";
export const REVIEW_OF_KIND = "review-of-kind";

/**
 * What can be created: nothing there is a fixed number of, but the texts of a mail, which begin with our own words where the CMS has none
 * yet; what is made within a list belongs to it at once.
 */
export function templates(given: Template[]): Template[] {
  const creatable = given.filter(
    ({ schemaType }) =>
      mailTextKey(schemaType) || (!SINGLETONS.has(schemaType) && !FIXED_SETS.has(schemaType)),
  );
  return [...creatable, faqItemInSection as Template, reviewOfKind as Template];
}

const faqItemInSection: Template<{ sectionId: string }> = {
  id: FAQ_ITEM_IN_SECTION,
  title: "Frage in diesem Abschnitt",
  schemaType: "faqItem",
  parameters: [{ name: "sectionId", title: "Abschnitt", type: "string" }],
  value: ({ sectionId }: { sectionId: string }) => ({ section: { _type: "reference", _ref: sectionId } }),
};

const reviewOfKind: Template<{ kind: string }> = {
  id: REVIEW_OF_KIND,
  title: "Bewertung zu diesem Möbel",
  schemaType: "review",
  parameters: [{ name: "kind", title: "Möbel", type: "string" }],
  value: ({ kind }: { kind: string }) => ({
    kind,
    authenticity: "unchecked",
    date: workshopDay(),
  }),
};
