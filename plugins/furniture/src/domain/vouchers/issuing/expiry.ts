/** The shop's own clock: a voucher ends with its last day there. */
const TIME_ZONE = "Europe/Berlin";
const HOUR = 3_600_000;

/** The instant a voucher stops being good whose last day (YYYY-MM-DD) this is: midnight after it in Germany. */
export function endOfDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  // Germany is one or two hours ahead of UTC; of the two candidates one is midnight there.
  const candidates = [1, 2].map((ahead) => new Date(midnight.getTime() - ahead * HOUR));
  const found = candidates.find((candidate) => hourOf(candidate) === 0);
  return found ?? midnight;
}

/** The last day (YYYY-MM-DD) of a voucher that ends at this instant. */
export function lastDayBefore(end: Date): string {
  return dayOf(new Date(end.getTime() - 1));
}

/** The day (YYYY-MM-DD) it is in Germany. */
export function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" }).format(instant);
}

function hourOf(instant: Date): number {
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, hour: "2-digit", hourCycle: "h23" });
  return Number(hour.format(instant));
}
