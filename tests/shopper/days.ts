/** The day so many days from today by the shop's clock, YYYY-MM-DD: in UTC it is another one for an hour or two each night. */
export function inDays(days: number): string {
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The year by the shop's clock. */
export function thisYear(): number {
  return Number(inDays(0).slice(0, 4));
}
