/** The stock's words as staff read them. */
export const LISTS = {
  table: "Tisch",
  tableOffice: "Schreibtisch",
  shelf: "Regal",
  bench: "Bank",
  stool: "Hocker",
} as const;
export type PlankList = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as PlankList[];

export const STATES = {
  available: { label: "verfügbar", color: "green" },
  held: { label: "wird bezahlt", color: "orange" },
  sold: { label: "verkauft", color: "blue" },
  retired: { label: "aussortiert", color: "grey" },
} as const;
export type PlankState = keyof typeof STATES;
export const STATE_NAMES = Object.keys(STATES) as PlankState[];
