const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment so many banking days before another; Saturdays and Sundays (UTC) are none. Holidays are not known here. */
export function bankingDaysBefore(moment: Date, days: number): Date {
  let day = moment;
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() - DAY_MS);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}
