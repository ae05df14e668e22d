import { dayIn } from "./day";
import { market } from "./options/market";

/** The calendar day of an instant in the shop's time zone, YYYY-MM-DD. */
export function shopDay(instant: Date): string {
  return dayIn(market().timeZone, instant);
}
