import type { Language } from "../language/languages.ts";
import type { ShownCounter } from "./Counters.tsx";

interface Counter {
  key: string;
  value: number;
  label: string;
  evidence: string;
}

/** Counters with their numbers as the shop writes prices: 2.560 in German and 2,560 in English. */
export function shownCounters(counters: Counter[], language: Language): ShownCounter[] {
  const figures = new Intl.NumberFormat(language);
  return counters.map(({ key, value, label, evidence }) => ({
    key,
    figure: figures.format(value),
    label,
    evidence,
  }));
}
