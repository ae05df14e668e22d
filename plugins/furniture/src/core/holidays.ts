/// <reference path="./feiertagejs.d.ts" />
import { getHolidays } from "feiertagejs/build/feiertage.umd.cjs";
import { market } from "./options/market";

/** Its code of ISO 3166-1. */
const GERMANY = "de";

/**
 * Holidays of one year alone, by state, which the library of the yearly ones does not know. Berlin: 75 years after the uprising of
 * 17 June 1953, § 1 Abs. 1 of its law on Sundays and holidays.
 */
const OF_ONE_YEAR: Readonly<Record<string, readonly string[]>> = { BE: ["2028-06-17"] };

/** Holidays by state and year: a list of days shares few years. */
const known = new Map<string, ReadonlySet<string>>();

/** Whether a day (YYYY-MM-DD) is a public holiday at the workshop. Only Germany's are known: elsewhere there are none. */
export function isHoliday(day: string): boolean {
  const { homeCountry, federalState } = market();
  if (homeCountry !== GERMANY) return false;
  // Stryker disable next-line MethodExpression: each day would be asked for by itself, with the same answer
  const year = day.slice(0, 4);
  const key = `${federalState} ${year}`;
  const days = known.get(key) ?? new Set(holidaysOf(year, federalState));
  known.set(key, days);
  return days.has(day);
}

function holidaysOf(year: string, state: Parameters<typeof getHolidays>[1]): string[] {
  return [...getHolidays(year, state).map(({ dateString }) => dateString), ...(OF_ONE_YEAR[state] ?? [])];
}
