import { EMAIL } from "../language/contact.js";
import { type Words, wordsOf } from "../language/language.js";
import { CONTACT_BOUNDS } from "./bounds.js";

/**
 * One address, with its domain in ASCII, as Medusa's own routes check it: what they refuse can be kept with no cart. No mail program takes it
 * for several, or for a name with an address.
 */
const ADDRESS = /^(?!\.|.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** A domain with letters beyond ASCII: "müller.example". */
const INTERNATIONAL = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

/** Browsers and Node have it; this package is typed for neither. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * An e-mail address as it is kept and compared, without blanks around it: a domain with other letters in ASCII, as mail servers know it
 * ("xn--mller-kva.example"). Some browsers write it so by themselves, others as it is typed. What is no address stays as it is.
 */
export function asciiEmail(text: string): string {
  const email = text.trim();
  const [mailbox, domain = "", ...more] = email.split("@");
  if (more.length > 0 || !INTERNATIONAL.test(domain)) return email;
  try {
    return `${mailbox}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** Whether a text, blanks around it aside, looks like one e-mail address. Only a mail can prove that it is one. */
export function isEmail(text: string): boolean {
  const email = asciiEmail(text);
  return email.length <= CONTACT_BOUNDS.email && ADDRESS.test(email);
}

/** The words about an e-mail address that is missing or wrong. */
export const EMAIL_WORDS: Readonly<Record<"required" | "invalid", Words>> = {
  required: wordsOf(EMAIL, "required"),
  invalid: wordsOf(EMAIL, "invalid"),
};
