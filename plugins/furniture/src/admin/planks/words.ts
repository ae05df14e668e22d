import { DEFINITIONS, PLANK_KINDS, type PlankKind } from "@planke46/furniture-rules";

export type PlankList = PlankKind;
export const LIST_NAMES = PLANK_KINDS;
/** The stock's lists as staff read them. */
export const LISTS = Object.fromEntries(
  PLANK_KINDS.map((kind) => [kind, DEFINITIONS[kind].name.de]),
) as Readonly<Record<PlankList, string>>;

export const STATES = {
  available: { label: "verfügbar", color: "green" },
  held: { label: "wird bezahlt", color: "orange" },
  sold: { label: "verkauft", color: "blue" },
  retired: { label: "aussortiert", color: "grey" },
} as const;
export type PlankState = keyof typeof STATES;
export const STATE_NAMES = Object.keys(STATES) as PlankState[];
