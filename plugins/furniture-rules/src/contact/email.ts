import type { Words } from "../language.js";
import { CONTACT_BOUNDS } from "./bounds.js";

/** One address that no mail program takes for several, or for a name with an address. */
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

/** Whether a text, blanks around it aside, looks like one e-mail address. Only a mail can prove that it is one. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= CONTACT_BOUNDS.email && EMAIL.test(email);
}

/** The words about an e-mail address that is missing or wrong: those of section 5 of the specification, and their translation. */
export const EMAIL_WORDS: Readonly<Record<"required" | "invalid", Words>> = {
  required: { de: "Bitte eine E-mail Adresse eingeben", en: "E-mail is required" },
  invalid: { de: "Bitte eine gültige E-mail Adresse eingeben", en: "Please enter a valid e-mail address" },
};
