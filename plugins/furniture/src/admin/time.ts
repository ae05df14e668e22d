/** The workshop's clock: staff read the same time wherever their browser is. */
const BERLIN = { timeZone: "Europe/Berlin" } as const;
const DAY = new Intl.DateTimeFormat("de-DE", { ...BERLIN, dateStyle: "medium" });
const MOMENT = new Intl.DateTimeFormat("de-DE", { ...BERLIN, dateStyle: "medium", timeStyle: "short" });

/** A day, or the day of an instant, as staff read it. */
export function day(iso: string): string {
  return DAY.format(new Date(iso));
}

/** Day and time as staff read them. */
export function moment(iso: string): string {
  return MOMENT.format(new Date(iso));
}
