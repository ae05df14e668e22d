import type { Language } from "../ordering/language";
import type { RefusalIssue } from "../refusal/refusal";
import { BOUNDS, type BoundedField, hasControlCharacters } from "./bounds";

/** The free texts of an order, as far as they are known. */
export interface ContactTexts {
  email?: string | null | undefined;
  shipping_address?: object | null | undefined;
  billing_address?: object | null | undefined;
  message?: unknown;
}

const ADDRESS_FIELDS = (Object.keys(BOUNDS) as BoundedField[]).filter(
  (field) => field !== "email" && field !== "message",
);

const NAMES: Record<BoundedField, Record<Language, string>> = {
  email: { de: "Die E-Mail Adresse", en: "The e-mail" },
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
  message: { de: "Die Nachricht", en: "The message" },
};

/** Every text that is too long or holds what cannot be printed, in the order of the form. */
export function textIssues(texts: ContactTexts, language: Language): RefusalIssue[] {
  return [
    ...issueOf("email", "email", texts.email, language),
    ...addressIssues("shipping_address", texts.shipping_address, language),
    ...addressIssues("billing_address", texts.billing_address, language),
    ...issueOf("metadata.message", "message", texts.message, language),
  ];
}

function addressIssues(path: string, address: object | null | undefined, language: Language): RefusalIssue[] {
  if (!address) return [];
  return ADDRESS_FIELDS.flatMap((field) =>
    issueOf(`${path}.${field}`, field, Reflect.get(address, field), language),
  );
}

function issueOf(path: string, field: BoundedField, text: unknown, language: Language): RefusalIssue[] {
  if (text === undefined || text === null) return [];
  const name = NAMES[field][language];
  if (typeof text !== "string") {
    const message = { de: `${name} muss ein Text sein`, en: `${name} must be a text` }[language];
    return [{ path, message, code: "no_text" }];
  }
  const most = BOUNDS[field];
  if (text.length > most) {
    const message = {
      de: `${name}: höchstens ${most} Zeichen`,
      en: `${name}: at most ${most} characters`,
    }[language];
    return [{ path, message, code: "too_long", params: { field: path, most } }];
  }
  if (!hasControlCharacters(text, field === "message" ? "with lines" : "one line")) return [];
  const message = {
    de: `${name} enthält Zeichen, die sich nicht drucken lassen`,
    en: `${name} holds characters that cannot be printed`,
  }[language];
  return [{ path, message, code: "control_character" }];
}
