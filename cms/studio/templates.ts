import type { Template } from "sanity";
import { SINGLETONS } from "../schemas/index.ts";

export const FAQ_ITEM_IN_SECTION = "faqItem-in-section";

/** What can be created: no second singleton; a question made within a section belongs to it at once. */
export function templates(given: Template[]): Template[] {
  const creatable = given.filter(({ schemaType }) => !SINGLETONS.has(schemaType));
  const inSection: Template<{ sectionId: string }> = {
    id: FAQ_ITEM_IN_SECTION,
    title: "Frage in diesem Abschnitt",
    schemaType: "faqItem",
    parameters: [{ name: "sectionId", title: "Abschnitt", type: "string" }],
    value: ({ sectionId }: { sectionId: string }) => ({
      section: { _type: "reference", _ref: sectionId },
      position: 100,
    }),
  };
  return [...creatable, inSection as Template];
}
