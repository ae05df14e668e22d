import { CogIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { countryCode } from "../../../plugins/furniture-rules/src/contact/country.ts";
import { EMAIL_WORDS, isEmail } from "../../../plugins/furniture-rules/src/contact/email.ts";
import { betterPostcode } from "../../../plugins/furniture-rules/src/contact/postcode.ts";
import { isVatId } from "../../../plugins/furniture-rules/src/contact/vat-id.ts";
import {
  CURRENCY_SIGN,
  HOME_COUNTRY,
  VAT_ID_EXAMPLE,
  WEEE_NUMBER,
} from "../../../plugins/furniture-rules/src/market.ts";
import { lineFault } from "../localized/line.ts";
import { ibanFault } from "./iban.ts";

/** The widest name that stands in the head of every page without pushing the rest away, in characters. */
const NAME_LENGTH = 30;

/** What Medusa takes for empty fields, in days after the order. */
const TRANSFER_DAYS = { remind: 7, cancel: 14 } as const;

export const shopSettings = defineType({
  name: "shopSettings",
  title: "Einstellungen des Shops",
  type: "document",
  icon: CogIcon,
  groups: [
    { name: "shop", title: "Shop", default: true },
    { name: "contact", title: "Kontakt" },
    { name: "bank", title: "Bankverbindung" },
    { name: "tax", title: "Rechnungen" },
  ],
  fields: [
    text("name", "Name des Shops", "shop", "Steht im Kopf jeder Seite und in allen E-Mails.", NAME_LENGTH),
    defineField({
      name: "deliveryWeeks",
      title: "Lieferzeit in Wochen",
      description:
        "Gilt überall: auf allen Seiten, in E-Mails und auf Produktionsblättern. In Texten steht dafür {Lieferzeit}. Was schon bestellt ist, behält seine Zusage.",
      type: "number",
      group: "shop",
      validation: (rule) => rule.required().integer().min(1).max(52),
    }),
    defineField({
      name: "expressWeeks",
      title: "Lieferzeit mit Expressbau in Wochen",
      description:
        "Was Kunden mit Expressbau versprochen wird; steht im Warenkorb, in E-Mails und auf Produktionsblättern, in Texten als {Expresszeit}. Nicht länger als die normale Lieferzeit; ist sie gleich lang, wird Expressbau nicht angeboten.",
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
    defineField({
      name: "sampleDays",
      title: "Lieferzeit von Mustern in Werktagen",
      description: "Muster gehen mit der Briefpost. In Texten steht dafür {Musterzeit}.",
      type: "number",
      group: "shop",
      validation: (rule) => rule.required().integer().min(1).max(30),
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
      validation: (rule) => rule.required().custom(emailFault),
    }),
    text("street", "Straße und Hausnummer", "contact", "Anschrift der Werkstatt; hier wird auch abgeholt."),
    defineField({
      name: "zip",
      title: "Postleitzahl",
      type: "string",
      group: "contact",
      validation: (rule) =>
        rule
          .required()
          .custom(lineFault)
          .custom((zip, { document }) => postcodeFault(zip ?? "", String(document?.country ?? ""))),
    }),
    text("city", "Ort", "contact"),
    text("country", "Land", "contact"),
    defineField({
      name: "phone",
      title: "Telefon",
      description: "Mit Landesvorwahl, also mit + am Anfang.",
      type: "string",
      group: "contact",
      validation: (rule) =>
        rule
          .required()
          .regex(/^\+\d[\d ]+$/, { name: "Telefonnummer mit Landesvorwahl" })
          .custom(lineFault),
    }),
    defineField({
      name: "mail",
      title: "E-Mail",
      type: "string",
      group: "contact",
      validation: (rule) => rule.required().custom(emailFault),
    }),
    defineField({
      name: "bankTransfer",
      title: "Überweisung anbieten",
      description: `Kunden können dann im Warenkorb Überweisung statt der Bezahlseite wählen. Ohne Haken geht Überweisen nur mit einem Gutschein über 0 ${CURRENCY_SIGN}.`,
      type: "boolean",
      group: "bank",
      initialValue: false,
    }),
    defineField({
      name: "transferReminderDays",
      title: "An eine Überweisung erinnern nach … Tagen",
      description: `Ist das Geld dann noch nicht vermerkt, bekommt der Kunde eine E-Mail. 0: nie; storniert der Shop trotzdem, dann ohne Vorwarnung, und die AGB dürfen keine versprechen. Leer: ${TRANSFER_DAYS.remind}.`,
      type: "number",
      group: "bank",
      initialValue: TRANSFER_DAYS.remind,
      validation: (rule) => rule.integer().min(0).max(90),
    }),
    defineField({
      name: "transferCancelDays",
      title: "Ohne Überweisung stornieren nach … Tagen",
      description: `Storniert die Bestellung und gibt ihre Planken frei, frühestens so viele Tage nach der Erinnerung, wie zwischen beiden liegen. 0: nie. Leer: ${TRANSFER_DAYS.cancel}.`,
      type: "number",
      group: "bank",
      initialValue: TRANSFER_DAYS.cancel,
      validation: (rule) =>
        rule
          .integer()
          .min(0)
          .max(90)
          // Either field may be empty.
          .custom((days, { document }) => {
            const cancel = days ?? TRANSFER_DAYS.cancel;
            const remind = Number(document?.transferReminderDays ?? TRANSFER_DAYS.remind);
            return cancel === 0 || cancel > remind || "Stornieren kommt erst nach dem Erinnern.";
          }),
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
      validation: (rule) => rule.required().custom((value) => ibanFault(value) ?? lineFault(value)),
    }),
    defineField({
      name: "bic",
      title: "BIC",
      type: "string",
      group: "bank",
      validation: (rule) =>
        rule.required().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, { name: "8 oder 11 Zeichen" }),
    }),
    defineField({
      name: "company",
      title: "Firma auf Rechnungen",
      description: "Vollständiger Name des Unternehmens oder der Inhaberin; ohne Angabe der Name des Shops.",
      type: "string",
      group: "tax",
      validation: (rule) => rule.custom(lineFault),
    }),
    defineField({
      name: "vatId",
      title: "Umsatzsteuer-Identifikationsnummer",
      description:
        "Steht auf jeder Rechnung. Ohne sie und ohne Steuernummer stellt der Shop keine Rechnungen aus; für Lieferungen außerhalb der EU muss sie angegeben sein.",
      type: "string",
      group: "tax",
      validation: (rule) => rule.custom(lineFault).custom(vatIdFault),
    }),
    defineField({
      name: "taxNumber",
      title: "Steuernummer",
      description: "Vom Finanzamt; nur nötig, wenn es keine Umsatzsteuer-Identifikationsnummer gibt.",
      type: "string",
      group: "tax",
      validation: (rule) => rule.max(30),
    }),
    defineField({
      name: "weeeNumber",
      title: "WEEE-Registrierungsnummer",
      description:
        "Von der Stiftung ear. Der höhenverstellbare Schreibtisch ist ein Elektrogerät: Die Nummer steht bei seinem Angebot und auf Rechnungen über ihn (§ 6 Abs. 3 ElektroG).",
      type: "string",
      group: "tax",
      validation: (rule) => [
        rule.custom(lineFault).custom((value, { document }) => weeeNumberFault(value, document?.country)),
        rule
          .custom((value) => Boolean(value) || "Ohne sie darf der Schreibtisch nicht angeboten werden.")
          .warning(),
      ],
    }),
  ],
  preview: {
    select: { name: "name", city: "city" },
    prepare: ({ name, city }) => ({ title: name ?? "Einstellungen", subtitle: city }),
  },
});

/**
 * One line that has to be there. Medusa reads the settings as a whole and takes each text as `lineFault` does: one that it refuses would
 * leave it with the old bank account too, while pages show the new one.
 */
function text(name: string, title: string, group: string, description?: string, most?: number) {
  return defineField({
    name,
    title,
    type: "string",
    group,
    ...(description ? { description } : {}),
    validation: (rule) => {
      const needed = rule.required().custom(lineFault);
      return most === undefined ? needed : needed.max(most);
    },
  });
}

/** @param country as it is written beside; a word that names none is taken for the home country */
function postcodeFault(zip: string, country: string): true | string {
  const example = zip && betterPostcode(countryCode(country) ?? HOME_COUNTRY, zip);
  return !example || `In diesem Land sieht eine Postleitzahl so aus: ${example}.`;
}

function vatIdFault(text: string | undefined): true | string {
  return !text || isVatId(text) || `Mit dem Land davor, zum Beispiel ${VAT_ID_EXAMPLE}.`;
}

/** @param country where the shop is: another country's numbers look different */
function weeeNumberFault(text: string | undefined, country: unknown): true | string {
  const atHome = countryCode(String(country ?? "")) === HOME_COUNTRY.toUpperCase();
  return (
    !text ||
    !atHome ||
    new RegExp(WEEE_NUMBER.pattern).test(text) ||
    `Sie sieht so aus: ${WEEE_NUMBER.example}.`
  );
}

function emailFault(text: string | undefined): true | string {
  return !text || isEmail(text) || EMAIL_WORDS.invalid.de;
}
