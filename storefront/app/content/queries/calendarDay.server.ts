/** A day as the Studio writes it, YYYY-MM-DD; "" for none, and for what is none: the CMS itself takes any text. */
export function calendarDay(written: string | null): string {
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(written ?? "") ? `${written}T00:00:00Z` : Number.NaN);
  // The 30th of February is read as a day in March.
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === written;
  return isDay ? written : "";
}
