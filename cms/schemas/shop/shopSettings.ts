import { CogIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { ibanFault } from "./iban.ts";

export const shopSettings = defineType({
  name: "shopSettings",
  title: "Einstellungen des Shops",
  type: "document",
  icon: CogIcon,
  groups: [
    { name: "shop", title: "Shop", default: true },
    { name: "contact", title: "Kontakt" },
    { name: "bank", title: "Bankverbindung" },
  ],
  fields: [
    text("name", "Name des Shops", "shop", "Steht im Kopf jeder Seite und in allen E-Mails."),
    defineField({
      name: "deliveryWeeks",
      title: "Lieferzeit in Wochen",
      description: "Gilt überall im Shop: „Lieferung innerhalb von … Wochen“.",
      type: "number",
      group: "shop",
      validation: (rule) => rule.required().integer().min(1).max(52),
    }),
    defineField({
      name: "expressWeeks",
      title: "Lieferzeit mit Express-Fertigung in Wochen",
      description:
        "Was Kunden mit Express-Fertigung versprochen wird; steht auf Produktionsblättern. Nicht länger als die normale Lieferzeit.",
      type: "number",
      group: "shop",
      validation: (rule) =>
        rule
          .required()
          .integer()
          .min(1)
          .max(52)
          .custom((weeks, { document }) =>
            typeof weeks === "number" &&
            typeof document?.deliveryWeeks === "number" &&
            weeks > document.deliveryWeeks
              ? "Express darf nicht länger dauern als die normale Lieferzeit."
              : true,
          ),
    }),
    text(
      "makerName",
      "Hersteller",
      "contact",
      "Firma, wie sie im Impressum steht. Mit der Anschrift der Werkstatt steht sie bei jedem Angebot (Produktsicherheit).",
    ),
    defineField({
      name: "safetyMail",
      title: "E-Mail für Produktsicherheit",
      description:
        "Wohin sich Kunden mit Fragen zur Sicherheit eines Möbels wenden; steht bei jedem Angebot.",
      type: "string",
      group: "contact",
      validation: (rule) => rule.required().email(),
    }),
    text("street", "Straße und Hausnummer", "contact", "Anschrift der Werkstatt; hier wird auch abgeholt."),
    defineField({
      name: "zip",
      title: "Postleitzahl",
      type: "string",
      group: "contact",
      validation: (rule) => rule.required().regex(/^\d{5}$/, { name: "fünf Ziffern" }),
    }),
    text("city", "Ort", "contact"),
    text("country", "Land", "contact"),
    defineField({
      name: "phone",
      title: "Telefon",
      description: "Mit Landesvorwahl, zum Beispiel +49 30 …",
      type: "string",
      group: "contact",
      validation: (rule) =>
        rule.required().regex(/^\+\d[\d ]+$/, { name: "Telefonnummer mit Landesvorwahl" }),
    }),
    defineField({
      name: "mail",
      title: "E-Mail",
      type: "string",
      group: "contact",
      validation: (rule) => rule.required().email(),
    }),
    text(
      "bankHolder",
      "Kontoinhaber",
      "bank",
      "Steht auf der Seite und in der E-Mail, wenn jemand überweist.",
    ),
    text("bankName", "Name der Bank", "bank"),
    defineField({
      name: "iban",
      title: "IBAN",
      type: "string",
      group: "bank",
      validation: (rule) => rule.required().custom((value) => ibanFault(value) ?? true),
    }),
    defineField({
      name: "bic",
      title: "BIC",
      type: "string",
      group: "bank",
      validation: (rule) =>
        rule.required().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, { name: "8 oder 11 Zeichen" }),
    }),
  ],
  preview: {
    select: { name: "name", city: "city" },
    prepare: ({ name, city }) => ({ title: name ?? "Einstellungen", subtitle: city }),
  },
});

function text(name: string, title: string, group: string, description?: string) {
  return defineField({
    name,
    title,
    type: "string",
    group,
    ...(description ? { description } : {}),
    validation: (rule) => rule.required(),
  });
}
