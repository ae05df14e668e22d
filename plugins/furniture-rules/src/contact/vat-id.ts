/**
 * What follows the country's letters in a VAT id: the member states as VIES lists them (Greece as EL, Northern Ireland as
 * XI), Great Britain and Switzerland. Only the form is checked: whether the number is alive, VIES alone can say.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
};

/** A VAT id without blanks, points and dashes, in upper case: "de 123 456 789" is "DE123456789". */
export function tidyVatId(text: string): string {
  return text.replace(/[\s.\-\u2010-\u2015]/g, "").toUpperCase();
}

/** Whether a text has the form of a VAT id of the EU, Great Britain or Switzerland. */
export function isVatId(text: string): boolean {
  const id = tidyVatId(text);
  return Object.entries(FORMS).some(
    ([country, form]) => id.startsWith(country) && form.test(id.slice(country.length)),
  );
}
