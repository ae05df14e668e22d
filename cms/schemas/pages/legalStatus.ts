import { defineField } from "sanity";

/** The sample's own marks. No checked text has one. */
const SAMPLE_MARKS = /Beispieltext|Mustertext|Sample text|[⟨⟩]/;

/**
 * Whether a text is the sample's or one a lawyer has seen. The shop refuses to start in production while a legal text that is published
 * does not say that it is checked.
 */
export const legalStatus = defineField({
  name: "legalStatus",
  title: "Stand",
  description:
    "Der Shop nimmt den Betrieb erst auf, wenn jeder Rechtstext geprüft und veröffentlicht ist. Fehlen darf allein die Erklärung zur Barrierefreiheit, wenn der Betrieb keine braucht.",
  type: "string",
  options: {
    list: [
      { value: "sample", title: "Beispieltext" },
      { value: "checked", title: "Rechtlich geprüft" },
    ],
    layout: "radio",
  },
  initialValue: "sample",
  validation: (rule) =>
    rule.required().custom((status, { document }) => {
      if (status !== "checked") return true;
      const mark = SAMPLE_MARKS.exec(JSON.stringify(document ?? {}))?.[0];
      return mark === undefined ? true : `Im Text steht noch „${mark}“ aus dem Beispiel.`;
    }),
});
