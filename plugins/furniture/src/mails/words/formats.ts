import type { Language } from "../../ordering/language";

const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** EUR to the cent, as a bill has it. */
export function euro(amount: number, language: Language): string {
  const text = new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(
    amount,
  );
  return text.replace("-", "−");
}

export function day(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "Europe/Berlin" }).format(
    moment,
  );
}

export function dayAndTime(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  }).format(moment);
}

/** A country in words; "" for none. */
export function country(code: string, language: Language): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(LOCALES[language], { type: "region" }).of(code.toUpperCase()) ?? code;
}
