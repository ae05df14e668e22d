/** `2026-05-31` as staff write it: `31.05.2026`. Nothing for nothing. */
export function germanDate(date: string | undefined): string | undefined {
  return date?.split("-").reverse().join(".");
}
