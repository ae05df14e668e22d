/** First name, size in cm, ISO date, German, English. */
export type ReviewRow = readonly [
  firstName: string,
  size: readonly [length: number, width: number, height: number],
  date: string,
  de: string,
  en: string,
];

/** The pieces of the reviews, for the script that draws their pictures: 45 tables, 5 benches, 1 stool. */
