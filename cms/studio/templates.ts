import type { Template } from "sanity";
import { FIXED_SETS, SINGLETONS } from "../schemas/index.ts";
import { workshopDay } from "../schemas/localized/workshopDay.ts";
import { mailTextKey } from "../schemas/mails/keys.ts";

export const FAQ_ITEM_IN_SECTION = "faqItem-in-section";
export const REVIEW_OF_KIND = "review-of-kind";

/** Begins the document of a fixed set for one of its values. */
export const memberOf = (type: string): string => `${type}-of-set`;

/**
 * What can be created: nothing there is a fixed number of, but the texts of a mail, which begin with our own words where the CMS has none
 * yet; what is made within a list belongs to it at once.
 */
export function templates(given: Template[]): Template[] {
  const creatable = given.filter(
    ({ schemaType }) =>
      mailTextKey(schemaType) || (!SINGLETONS.has(schemaType) && !FIXED_SETS.has(schemaType)),
  );
  return [...creatable, faqItemInSection as Template, reviewOfKind as Template, ...members];
}

/** One that the CMS has not got yet, for example of a text that the shop shows since an upgrade, says which one it is from the first letter. */
const members = [...FIXED_SETS].map(
  ([type, field]) =>
    ({
      id: memberOf(type),
      title: "Eintrag der Liste",
      schemaType: type,
      parameters: [{ name: "value", title: "Welcher", type: "string" }],
      value: ({ value }: { value: string }) => ({ [field]: value }),
    }) satisfies Template<{ value: string }> as Template,
);

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
