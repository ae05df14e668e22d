/**
 * How long each text may be that people type about themselves, in characters. Generous for people, small enough that no
 * label, mail or PDF has to cope with more. The e-mail's bound is RFC 5321's, the phone's leaves room for blanks around
 * 15 digits, the VAT id's for a Swiss one with points and suffix.
 */
export const CONTACT_BOUNDS = {
  email: 254,
  first_name: 120,
  last_name: 120,
  company: 120,
  phone: 30,
  address_1: 120,
  address_2: 120,
  city: 120,
  province: 120,
  postal_code: 20,
  country_code: 2,
  vat_id: 30,
  message: 2000,
} as const;

export type ContactField = keyof typeof CONTACT_BOUNDS;

/** The same for the questions form and the declaration of withdrawal, in characters. */
export const INQUIRY_BOUNDS = {
  name: 120,
  email: CONTACT_BOUNDS.email,
  phone: CONTACT_BOUNDS.phone,
  text: 2000,
  order_number: 60,
  pieces: 1000,
} as const;

/** Control characters, line separators and marks that turn the direction of writing; a message may hold lines and tabs. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const CONTROL_BUT_LINES = /(?![\n\r\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text shows nothing: blanks, and marks that are invisible by themselves such as a soft hyphen. */
export function isBlank(text: string): boolean {
  return text.replace(/\p{Cf}/gu, "").trim() === "";
}

/** Whether a text, of one line unless told otherwise, holds characters that cannot be printed. */
export function hasControlCharacters(text: string, lines?: "with lines"): boolean {
  return (lines === "with lines" ? CONTROL_BUT_LINES : CONTROL).test(text);
}
