import { CONTACT_BOUNDS } from "./bounds.js";

/** One address that no mail program takes for several, or for a name with an address. */
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

/** Whether a text, blanks around it aside, looks like one e-mail address. Only a mail can prove that it is one. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= CONTACT_BOUNDS.email && EMAIL.test(email);
}
