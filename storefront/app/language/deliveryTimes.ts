import { type DeliveryTimes, weeksInWords, workingDaysInWords } from "@planke46/furniture-rules";
import type { Language } from "./languages.ts";

/** The shop's delivery times in words, as they follow "innerhalb von" and "within". */
export interface TimesInWords {
  delivery: string;
  express: string;
  sample: string;
}

/** "8 Wochen", "4 weeks", "5 Werktagen", with a space at which no line ends. */
export function timesInWords(times: DeliveryTimes, language: Language): TimesInWords {
  return {
    delivery: unbroken(weeksInWords(times.deliveryWeeks, language)),
    express: unbroken(weeksInWords(times.expressWeeks, language)),
    sample: unbroken(workingDaysInWords(times.sampleDays, language)),
  };
}

function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
