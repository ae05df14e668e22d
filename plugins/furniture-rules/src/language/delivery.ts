import * as de from "./de/delivery.js";
import * as en from "./en/delivery.js";
import type { InEach } from "./language.js";

export const WEEKS: InEach<typeof de.weeks> = { de: de.weeks, en: en.weeks };
export const WORKING_DAYS: InEach<typeof de.workingDays> = { de: de.workingDays, en: en.workingDays };
