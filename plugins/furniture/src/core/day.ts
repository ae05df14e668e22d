const DAY_MS = 86_400_000;

/** Making one takes longer than using it a hundred times. Swedish, because browsers differ in Canada's: "11/29/26" in WebKit. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of an instant in a time zone.
 * @param timeZone name of the IANA, such as "Europe/Berlin"
 * @returns YYYY-MM-DD
 */
export function dayIn(timeZone: string, instant: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  formats.set(timeZone, format);
  return format.format(instant);
}

/** The last millisecond of a calendar day (YYYY-MM-DD) in a time zone. */
export function endOfDay(timeZone: string, day: string): Date {
  return new Date(nextDayBegins(timeZone, day).getTime() - 1);
}

/** The instant at which a calendar day (YYYY-MM-DD) is over in a time zone. */
export function nextDayBegins(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  // What clocks there show at an instant, as if they stood at UTC; Swedish times are written like ISO's.
  const shown = (instant: number) =>
    Date.parse(`${new Date(instant).toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);
  const nearly = midnight - (shown(midnight) - midnight);
  // Clocks may be changed between the two.
  const begins = midnight - (shown(nearly) - nearly);
  // Where they go forward at midnight, no clock shows it: the day begins at the later of the two, when they are changed.
  return new Date(shown(begins) === midnight ? begins : Math.max(nearly, begins));
}
