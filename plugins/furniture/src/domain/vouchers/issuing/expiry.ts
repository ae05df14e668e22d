import { dayIn, nextDayBegins } from "../../../core/day";
import { market } from "../../../core/options/market";

/** The instant a voucher stops being good whose last day (YYYY-MM-DD) this is: when the next day begins in the shop's time zone. */
export function endOfDay(day: string): Date {
  return nextDayBegins(market().timeZone, day);
}

/** The last day (YYYY-MM-DD) of a voucher that ends at this instant. */
export function lastDayBefore(end: Date): string {
  return dayOf(new Date(end.getTime() - 1));
}

/** The day (YYYY-MM-DD) it is in the shop's time zone. */
export function dayOf(instant: Date): string {
  return dayIn(market().timeZone, instant);
}
