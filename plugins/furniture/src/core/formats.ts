import { LOCALES } from "@planke46/furniture-rules";
import type { Language } from "../language/language";
import { market } from "./options/market";

/**
 * A sum to the cent, as a bill has it.
 * @param currency ISO 4217 in either case; the shop's unless the sum has one of its own
 */
export function inCurrency(amount: number, language: Language, currency = market().currency): string {
  const text = new Intl.NumberFormat(LOCALES[language], { style: "currency", currency }).format(amount);
  return text.replace("-", "−");
}

/** Percent as a bill has them: "19 %", "19 % und 7 %". */
export function percents(rates: readonly number[], language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 2 });
  return new Intl.ListFormat(LOCALES[language]).format(rates.map((rate) => format.format(rate / 100)));
}

/**
 * "25. November 2026".
 * @param when the instant whose day it is by the shop's clock, as a Date or in ISO's form, or a day of the calendar (YYYY-MM-DD)
 */
export function day(when: Date | string, language: Language): string {
  const isDay = typeof when === "string" && when.length === "YYYY-MM-DD".length;
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeZone: isDay ? "UTC" : market().timeZone,
  }).format(new Date(when));
}

export function dayAndTime(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: market().timeZone,
  }).format(moment);
}

/** A moment by the clock of the shop, to the second, as a receipt says it: "21. November 2026, 08:31:07 MEZ". */
export function toTheSecond(moment: Date, language: Language): string {
  const { timeZone } = market();
  const time = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeStyle: "medium" }).format(moment);
  const zone = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: "short" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${day(moment, language)}, ${time} ${zone ?? ""}`.trim();
}

/** A country in words; "" for none. */
export function country(code: string, language: Language): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(LOCALES[language], { type: "region" }).of(code.toUpperCase()) ?? code;
}
