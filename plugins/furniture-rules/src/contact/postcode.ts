/** Where a shop delivers and is paid at once unless it says another; a lower-case ISO code, as Medusa writes it. */
export const HOME_COUNTRY = "de";

const GERMANY = "de";
const GERMAN = /^\d{5}$/;

/** Whether a postcode can be one of its country. Only Germany's form is known; others are taken as they are typed. */
export function isPostcode(country: string, text: string): boolean {
  return country.toLowerCase() !== GERMANY || GERMAN.test(text.trim());
}
