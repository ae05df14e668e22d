import type { Language } from "../../core/language";

const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** A moment in Berlin, to the second, as a receipt says it: "21. November 2026, 08:31:07 MEZ". */
export function berlinTime(moment: Date, language: Language): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: "Europe/Berlin",
    dateStyle: "long",
    timeStyle: "medium",
  }).format(moment);
  const zone = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", timeZoneName: "short" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${words.replace(" um ", ", ").replace(" at ", ", ")} ${zone ?? ""}`.trim();
}
