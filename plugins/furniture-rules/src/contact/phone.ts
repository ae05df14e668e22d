import { PHONE } from "../language/contact.js";
import { inEachLanguage, type Words } from "../language/language.js";

const FEWEST_DIGITS = 5;

/** Whether a text can be dialled, wherever the phone is: digits, blanks and the signs that people put between them. */
export function isPhone(text: string): boolean {
  return /^[\d\s+()/.\-\u2010-\u2015]+$/.test(text) && text.replace(/\D/g, "").length >= FEWEST_DIGITS;
}

/** The words about a phone number that is none. */
export const PHONE_INVALID: Words = inEachLanguage((language) => PHONE[language](FEWEST_DIGITS));
