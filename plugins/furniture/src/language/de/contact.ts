import {
  type ContactCode,
  EMAIL_WORDS,
  HOME_WORDS,
  PHONE_INVALID,
  VAT_ID_EXAMPLE,
} from "@planke46/furniture-rules";

/** What is missing or wrong in contact data. Names with underscores are codes of the rules. */
export const contact = {
  email_required: EMAIL_WORDS.required.de,
  email_invalid: EMAIL_WORDS.invalid.de,
  first_name_required: "Bitte den Vornamen eingeben",
  last_name_required: "Bitte den Nachnamen eingeben",
  phone_invalid: PHONE_INVALID.de,
  street_required: "Bitte Straße und Hausnummer eingeben",
  city_required: "Bitte den Ort eingeben",
  zip_required: "Bitte die Postleitzahl eingeben",
  country_home: `Für eine Lieferung ${HOME_WORDS.de.in} bitte die Auswahl „${HOME_WORDS.de.outside}“ entfernen`,
  country_abroad: `Lieferungen ${HOME_WORDS.de.outside} bitte als solche auswählen`,
  country_required: "Bitte das Land eingeben",
  country_unknown: "Dieses Land ist nicht bekannt",
  vat_id_invalid: `Die Umsatzsteuer-ID beginnt mit dem Land, zum Beispiel ${VAT_ID_EXAMPLE}`,
  consent_required: "Bitte der Datenschutzerklärung zustimmen",
} satisfies Partial<Record<ContactCode, string>>;

/** The same of any field, by its name. */
export const contactField = {
  zip_invalid: (example: string) =>
    `Die Postleitzahl passt nicht zum Land; dort sieht eine so aus: ${example}`,
  too_long: (name: string, most: number) => `${name}: höchstens ${most} Zeichen`,
  no_text: (name: string) => `${name} muss ein Text sein`,
  control_character: (name: string) => `${name} enthält Zeichen, die sich nicht drucken lassen`,
  at_the_post:
    "Möbel bringt die Spedition, die weder Packstation noch Postfiliale noch Postfach beliefert. Bitte Straße und Hausnummer eingeben",
  names: {
    email: "Die E-mail Adresse",
    first_name: "Der Vorname",
    last_name: "Der Nachname",
    company: "Die Firma",
    phone: "Die Telefonnummer",
    address_1: "Straße und Hausnummer",
    address_2: "Der Adresszusatz",
    city: "Der Ort",
    province: "Das Bundesland",
    postal_code: "Die Postleitzahl",
    country_code: "Das Land",
    vat_id: "Die Umsatzsteuer-ID",
    message: "Die Nachricht",
  },
};
