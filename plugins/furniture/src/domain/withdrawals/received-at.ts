import { LOCALES } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { market } from "../../core/options/market";

/** A moment by the clock of the shop, to the second, as a receipt says it: "21. November 2026, 08:31:07 MEZ". */
export function shopTime(moment: Date, language: Language): string {
  const { timeZone } = market();
  const words = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    dateStyle: "long",
    timeStyle: "medium",
  }).format(moment);
  const zone = new Intl.DateTimeFormat("de-DE", { timeZone, timeZoneName: "short" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${words.replace(" um ", ", ").replace(" at ", ", ")} ${zone ?? ""}`.trim();
}
