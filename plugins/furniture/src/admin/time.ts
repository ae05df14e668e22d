import { dayIn } from "../core/day";
import { market } from "./market/facts";

/** A day (YYYY-MM-DD), or the day of an instant on the workshop's clock, wherever the browser is. */
export function day(iso: string): string {
  const isDay = iso.length === "YYYY-MM-DD".length;
  return format(iso, { dateStyle: "medium", timeZone: isDay ? "UTC" : market().time_zone });
}

/** Day and time on the workshop's clock, wherever the browser is. */
export function moment(iso: string): string {
  return format(iso, { dateStyle: "medium", timeStyle: "short", timeZone: market().time_zone });
}

function format(iso: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("de-DE", how).format(new Date(iso));
}

/** The day it is in the workshop, "2026-11-25", as a field for dates takes it. */
export function today(): string {
  return dayIn(market().time_zone, new Date());
}
