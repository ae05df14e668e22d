/// <reference path="./feiertagejs.d.ts" />
import { getHolidays } from "feiertagejs/build/feiertage.umd.cjs";
import { market } from "./options/market";

/** Its code of ISO 3166-1. */
const GERMANY = "de";

/** Holidays by state and year: a list of days shares few years. */
const known = new Map<string, ReadonlySet<string>>();

/** Whether a day (YYYY-MM-DD) is a public holiday at the workshop. Only Germany's are known: elsewhere there are none. */
export function isHoliday(day: string): boolean {
  const { homeCountry, federalState } = market();
  if (homeCountry !== GERMANY) return false;
  const year = day.slice(0, 4);
  const key = `${federalState} ${year}`;
  const days = known.get(key) ?? new Set(getHolidays(year, federalState).map(({ dateString }) => dateString));
  known.set(key, days);
  return days.has(day);
}
