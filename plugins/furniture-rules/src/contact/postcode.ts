/**
 * Forms of postcodes, as the Universal Postal Union lists them, with the countries that have them: Europe, the United States, Canada
 * and Australia. A figure stands for any figure, a letter for any letter; the blank or dash may be left out. What a shopper reads as an
 * example is the first form of a country. Short, because the cart's page loads it.
 */
const FORMS: readonly (readonly [form: string, countries: string])[] = [
  ["1010", "at au be bg ch cy dk hu li lu lv no si"],
  ["10115", "de ee es fi fr hr it lt us"],
  ["110 00", "cz gr se sk"],
  ["1012 AB", "nl"],
  ["00-001", "pl"],
  ["1100-148", "pt"],
  ["010011", "ro"],
  ["101", "is"],
  ["VLT 1117", "mt"],
  ["K1A 0B1", "ca"],
  ["L-1010", "lu"],
  ["LV-1010", "lv"],
  ["LT-10115", "lt"],
  ["10115-1234", "us"],
  ["SW1A 1AA", "gb"],
  ["M1 1AE", "gb"],
  ["M60 1NW", "gb"],
  ["W1A 1HQ", "gb"],
  ["CR2 6XH", "gb"],
  ["DN55 1PT", "gb"],
];

/**
 * An example of a country's postcodes where a text has none of their forms. Undefined where it has, and for a country whose form
 * is not known: there any text is taken.
 */
export function betterPostcode(country: string, text: string): string | undefined {
  const typed = shapeOf(text.trim().replace(/\s+/g, " ").toUpperCase());
  const forms = FORMS.flatMap(([form, countries]) =>
    countries.split(" ").includes(country.toLowerCase()) ? form : [],
  );
  const fits = forms.map(shapeOf).some((form) => typed === form || typed === form.replace(/[ -]/, ""));
  return fits ? undefined : forms[0];
}

/** "1012 AB" is "0000 AA". */
function shapeOf(code: string): string {
  return code.replace(/\d/g, "0").replace(/[A-Z]/g, "A");
}
