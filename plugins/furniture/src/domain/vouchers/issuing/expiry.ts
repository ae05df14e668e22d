import { nextDayBegins } from "../../../core/day";
import { market } from "../../../core/options/market";
import { shopDay } from "../../../core/shop-day";

/** The instant a voucher stops being good whose last day (YYYY-MM-DD) this is: when the next day begins in the shop's time zone. */
export function endOfVoucher(day: string): Date {
  return nextDayBegins(market().timeZone, day);
}

/** The last day (YYYY-MM-DD) of a voucher that ends at this instant. */
export function lastDayBefore(end: Date): string {
  return shopDay(new Date(end.getTime() - 1));
}
