import { dayIn } from "../../../core/day";
import { market } from "../../../core/options/market";

const QUARTER = 900_000;
/** No clock is further ahead of UTC, in quarters of an hour. */
const FURTHEST_AHEAD = 14 * 4;

/** The instant a voucher stops being good whose last day (YYYY-MM-DD) this is: when the next day begins in the shop's time zone. */
export function endOfDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  const instant = new Date(midnight.getTime() - FURTHEST_AHEAD * QUARTER);
  while (dayOf(instant) <= day) instant.setTime(instant.getTime() + QUARTER);
  return instant;
}

/** The last day (YYYY-MM-DD) of a voucher that ends at this instant. */
export function lastDayBefore(end: Date): string {
  return dayOf(new Date(end.getTime() - 1));
}

/** The day (YYYY-MM-DD) it is in the shop's time zone. */
export function dayOf(instant: Date): string {
  return dayIn(market().timeZone, instant);
}
