/** What we use of it. Its own types call the package an ES module, which code for `require` may not import; this file of it is none. */
declare module "feiertagejs/build/feiertage.umd.cjs" {
  /** @param region a state such as "BE" */
  export function getHolidays(year: string, region: string): { dateString: string }[];
}
