import { type DeliveryTimes, weeksInWords, workingDaysInWords } from "@planke46/furniture-rules";
import type { Language } from "./languages.ts";

/** The shop's delivery times in words, as they follow "innerhalb von" and "within". */
export interface TimesInWords {
  delivery: string;
  express: string;
  sample: string;
}

/** "8 Wochen", "4 weeks", "5 Werktagen". */
export function timesInWords(times: DeliveryTimes, language: Language): TimesInWords {
  return {
    delivery: weeksInWords(times.deliveryWeeks, language),
    express: weeksInWords(times.expressWeeks, language),
    sample: workingDaysInWords(times.sampleDays, language),
  };
}
