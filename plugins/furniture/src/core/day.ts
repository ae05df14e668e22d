/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of an instant in a time zone.
 * @param timeZone name of the IANA, such as "Europe/Berlin"
 * @returns YYYY-MM-DD
 */
export function dayIn(timeZone: string, instant: Date): string {
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  if (!known) formats.set(timeZone, format);
  return format.format(instant);
}
