import {
  type ContactCode,
  type ContactIssue,
  EMAIL_WORDS,
  PHONE_INVALID,
  textIssues,
} from "@planke46/furniture-rules";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import type { ContactChange } from "../cart/contact";

type Words = Record<Language, string>;

/** One message for each missing or wrong field. */
const SENTENCES: Partial<Record<ContactCode, Words>> = {
  email_required: EMAIL_WORDS.required,
  email_invalid: EMAIL_WORDS.invalid,
  first_name_required: { de: "Bitte den Vornamen eingeben", en: "First name is required" },
  last_name_required: { de: "Bitte den Nachnamen eingeben", en: "Last name is required" },
  phone_invalid: PHONE_INVALID,
  street_required: { de: "Bitte Straße und Hausnummer eingeben", en: "Street is required" },
  city_required: { de: "Bitte den Ort eingeben", en: "City is required" },
  zip_required: { de: "Bitte die Postleitzahl eingeben", en: "Postcode is required" },
  country_home: {
    de: "Für eine Lieferung in Deutschland bitte die Auswahl „außerhalb Deutschlands“ entfernen",
    en: "For a delivery within Germany please do not choose “outside Germany”",
  },
  country_abroad: {
    de: "Lieferungen außerhalb Deutschlands bitte als solche auswählen",
    en: "Please choose “outside Germany” for a delivery to another country",
  },
  country_required: { de: "Bitte das Land eingeben", en: "Country is required" },
  country_unknown: { de: "Dieses Land ist nicht bekannt", en: "This country is not known" },
  vat_id_invalid: {
    de: "Die Umsatzsteuer-ID beginnt mit dem Land, zum Beispiel DE123456789",
    en: "The VAT id begins with its country, for example DE123456789",
  },
  consent_required: {
    de: "Bitte der Datenschutzerklärung zustimmen",
    en: "Please agree to the privacy statement",
  },
};

const NAMES: Record<string, Words> = {
  email: { de: "Die E-mail Adresse", en: "The e-mail" },
  first_name: { de: "Der Vorname", en: "The first name" },
  last_name: { de: "Der Nachname", en: "The last name" },
  company: { de: "Die Firma", en: "The company" },
  phone: { de: "Die Telefonnummer", en: "The phone number" },
  address_1: { de: "Straße und Hausnummer", en: "The street" },
  address_2: { de: "Der Adresszusatz", en: "The second address line" },
  city: { de: "Der Ort", en: "The city" },
  province: { de: "Das Bundesland", en: "The province" },
  postal_code: { de: "Die Postleitzahl", en: "The postcode" },
  country_code: { de: "Das Land", en: "The country" },
  vat_id: { de: "Die Umsatzsteuer-ID", en: "The VAT id" },
  message: { de: "Die Nachricht", en: "The message" },
};

/** An issue of the contact as a route answers with it: field, reason and bound in the shopper's language. */
export function contactRefusal(
  { path, code, most, example }: ContactIssue,
  language: Language,
): RefusalIssue {
  if (code === "zip_invalid" && example) {
    const message = {
      de: `Die Postleitzahl passt nicht zum Land; dort sieht eine so aus: ${example}`,
      en: `The postcode does not fit the country; there one looks like ${example}`,
    }[language];
    return { path, code, message, params: { example } };
  }
  const sentence = SENTENCES[code]?.[language];
  if (sentence) return { path, code, message: sentence };
  const name = NAMES[path.split(".").at(-1) ?? ""]?.[language] ?? path;
  if (code === "too_long") {
    const message = {
      de: `${name}: höchstens ${most} Zeichen`,
      en: `${name}: at most ${most} characters`,
    }[language];
    return { path, code, message, params: { field: path, most: most ?? 0 } };
  }
  const message = {
    no_text: { de: `${name} muss ein Text sein`, en: `${name} must be a text` },
    control_character: {
      de: `${name} enthält Zeichen, die sich nicht drucken lassen`,
      en: `${name} holds characters that cannot be printed`,
    },
  }[code === "no_text" ? code : "control_character"][language];
  return { path, code, message };
}

/** What a client may keep with a cart besides its message: enough for a storefront, no store for files. */
const MOST_METADATA = 8000;

/** Refuses texts that are too long or cannot be printed before anything is written. Throws a {@link Refusal}. */
export function assertTexts(change: ContactChange, locale: string | null | undefined): void {
  const { metadata } = change;
  const language = languageOf(locale);
  const issues: RefusalIssue[] = textIssues(change).map((issue) => contactRefusal(issue, language));
  const kept = JSON.stringify([
    metadata ?? null,
    change.shipping_address?.metadata ?? null,
    change.billing_address?.metadata ?? null,
  ]);
  if (kept.length > MOST_METADATA) {
    const message = `metadata must have at most ${MOST_METADATA} characters`;
    issues.push({ path: "metadata", message, code: "too_long", params: { most: MOST_METADATA } });
  }
  // The database cannot keep this one character in JSON.
  if (kept.includes("\\u0000")) {
    issues.push({ path: "metadata", message: "metadata must not hold \\u0000", code: "control_character" });
  }
  const [first, ...others] = issues;
  if (first) throw Refusal.of([first, ...others]);
}
