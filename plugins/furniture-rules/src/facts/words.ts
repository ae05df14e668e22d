import type { Kind } from "../kinds/names.js";
import type { Configuration } from "../kinds/registry.js";
import { FACT_WORDS } from "../language/facts.js";
import { decimal, type Language } from "../language/language.js";
import { type Facts, factsOf } from "./facts.js";
import type { Sheet } from "./own-facts.js";

export interface FactLine {
  code:
    | "weight"
    | "seats"
    | "boardLoad"
    | "seatLoad"
    | "opening"
    | "rebate"
    | "formats"
    | "assembly"
    | "parcel";
  name: string;
  value: string;
}

type Words = (typeof FACT_WORDS)[Language];

/** The facts of a piece in words, in the order in which one asks for them. */
export function factLines(kind: Kind, configuration: Configuration, language: Language): FactLine[] {
  const facts = factsOf(kind, configuration);
  const words = FACT_WORDS[language];
  const values: Partial<Record<FactLine["code"], string>> = {
    ...seatWords(facts, words),
    ...loadWords(facts, words),
    ...pictureWords(facts, language),
    weight: words.about(decimal(facts.weight, language)),
    assembly: words.assembly[facts.assembly],
    parcel: `${facts.parcel.join(" × ")} cm`,
  };
  return ORDER.flatMap((code) => {
    const value = values[code];
    return value === undefined ? [] : [{ code, name: words.names[code], value }];
  });
}

const ORDER: readonly FactLine["code"][] = [
  "seats",
  "boardLoad",
  "seatLoad",
  "opening",
  "rebate",
  "formats",
  "weight",
  "assembly",
  "parcel",
];

function seatWords({ tableSeats, benchSeats }: Facts, words: Words) {
  if (tableSeats) return { seats: words.seats(tableSeats.sides, tableSeats.ends) };
  return benchSeats === undefined ? {} : { seats: String(benchSeats) };
}

function loadWords({ boardLoad, seatLoad }: Facts, words: Words) {
  return {
    ...(boardLoad !== undefined && { boardLoad: words.upTo(String(boardLoad)) }),
    ...(seatLoad !== undefined && { seatLoad: words.upTo(String(seatLoad)) }),
  };
}

function pictureWords({ picture }: Facts, language: Language) {
  if (!picture) return {};
  const { opening, rebate, formats } = picture;
  const named = formats.map(({ name, ...sheet }) =>
    name.startsWith("A") ? `${name} (${sides(sheet, language)})` : sides(sheet, language),
  );
  return {
    opening: sides(opening, language),
    ...(rebate && { rebate: sides(rebate, language) }),
    ...(named.length > 0 && { formats: named.join(", ") }),
  };
}

function sides({ width, height }: Sheet, language: Language): string {
  return `${decimal(width, language)} × ${decimal(height, language)} cm`;
}
