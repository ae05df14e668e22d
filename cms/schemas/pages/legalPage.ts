import { DocumentTextIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { germanDate } from "../localized/germanDate.ts";
import { PLACEHOLDER_HINT } from "../localized/placeholders.ts";
import { germanRequired } from "../localized/required.ts";
import { workshopDay } from "../localized/workshopDay.ts";
import { legalStatus } from "./legalStatus.ts";

/** The legal texts of the shop. One document each; its id is `legalPage-<key>`. */
export const LEGAL_PAGES = [
  { value: "imprint", title: "Impressum" },
  { value: "dataProtection", title: "Datenschutzerklärung" },
  { value: "terms", title: "Allgemeine Geschäftsbedingungen" },
  { value: "withdrawal", title: "Widerrufsbelehrung" },
  { value: "guarantee", title: "Gesetzliche Gewährleistung" },
  { value: "accessibility", title: "Erklärung zur Barrierefreiheit" },
] as const;

export const legalPage = defineType({
  name: "legalPage",
  title: "Rechtstext",
  type: "document",
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: "key",
      title: "Kennung",
      type: "string",
      readOnly: true,
      options: { list: [...LEGAL_PAGES] },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: "title", title: "Überschrift", type: "localeString", validation: germanRequired }),
    defineField({
      name: "text",
      title: "Text",
      description: `Vor einer Änderung rechtlich prüfen lassen. Der deutsche Text ist der verbindliche. ${PLACEHOLDER_HINT}`,
      type: "localeBlocks",
      validation: germanRequired,
    }),
    defineField({
      name: "validFrom",
      title: "Gültig ab",
      description: "Steht unter dem Text.",
      type: "date",
      options: { dateFormat: "DD.MM.YYYY" },
      validation: (rule) => [rule.required(), rule.custom(notLater).warning()],
    }),
    legalStatus,
  ],
  preview: {
    select: { title: "title.de", validFrom: "validFrom" },
    prepare: ({ title, validFrom }) => ({
      title: title ?? "Rechtstext",
      subtitle: validFrom ? `gültig ab ${germanDate(validFrom)}` : undefined,
    }),
  },
});

/** A text holds from the moment in which it is published, whatever day stands below it. */
function notLater(day: string | undefined): true | string {
  if (!day || day <= workshopDay()) return true;
  return `Veröffentlicht steht der Text sofort im Shop, nicht erst am ${germanDate(day)}.`;
}
