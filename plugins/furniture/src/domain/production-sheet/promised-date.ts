const DAY = 86_400_000;
const SUNDAY = 0;
const BERLIN_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin", dateStyle: "short" });
const GERMAN = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** The day something happened in the workshop's time zone, "21.11.2026". */
export function germanDay(moment: Date): string {
  return GERMAN.format(berlinMidnight(moment));
}

/** The last day of the promise: so many weeks after the day of the order, in the workshop's time zone. */
export function promisedDay(ordered: Date, weeks: number): string {
  return GERMAN.format(new Date(berlinMidnight(ordered).getTime() + weeks * 7 * DAY));
}

/** The last day on which a letter keeps its promise: so many days after the order, Sundays not counted. */
export function promisedWorkingDay(ordered: Date, days: number): string {
  const day = berlinMidnight(ordered);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== SUNDAY) left--;
  }
  return GERMAN.format(day);
}

/** The calendar day in Berlin as midnight UTC, so that adding days is not disturbed by summer time. */
function berlinMidnight(moment: Date): Date {
  return new Date(`${BERLIN_DAY.format(moment)}T00:00:00Z`);
}
