import { WEEKS, WORKING_DAYS } from "../language/delivery.js";
import type { Language } from "../language/language.js";

/** What the shop promises from order to delivery. The shop settings say it; see `DELIVERY_TIMES` for when they do not. */
export interface DeliveryTimes {
  /** Furniture, weeks. */
  deliveryWeeks: number;
  /** Furniture with express build, weeks; never more than `deliveryWeeks`. */
  expressWeeks: number;
  /** A sample by letter post within Germany, working days (Monday to Saturday, no public holidays). */
  sampleDays: number;
}

/** Holds until the shop settings have been read once. Source: the specification and the decisions. */
export const DELIVERY_TIMES: Readonly<DeliveryTimes> = { deliveryWeeks: 8, expressWeeks: 4, sampleDays: 5 };

/** The delivery times of the shop settings, in which any may be missing. */
export function deliveryTimes(
  settings: {
    readonly [Time in keyof DeliveryTimes]?: number | null | undefined;
  },
): DeliveryTimes {
  const deliveryWeeks = settings.deliveryWeeks ?? DELIVERY_TIMES.deliveryWeeks;
  return {
    deliveryWeeks,
    expressWeeks: Math.min(settings.expressWeeks ?? DELIVERY_TIMES.expressWeeks, deliveryWeeks),
    sampleDays: settings.sampleDays ?? DELIVERY_TIMES.sampleDays,
  };
}

/** "8 Wochen", "einer Woche", "one week": as it follows "innerhalb von" and "within". */
export function weeksInWords(weeks: number, language: Language): string {
  return WEEKS[language](weeks);
}

/** "5 Werktagen", "einem Werktag", "5 working days": as it follows "innerhalb von" and "within". */
export function workingDaysInWords(days: number, language: Language): string {
  return WORKING_DAYS[language](days);
}
