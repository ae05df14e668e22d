import type { Kind } from "../kinds/names.js";
import type { Configuration } from "../kinds/registry.js";
import { decimal, type Language } from "../language/language.js";
import { type Facts, factsOf } from "./facts.js";
import type { Assembly, Sheet } from "./own-facts.js";

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

interface Words {
  names: Readonly<Record<FactLine["code"], string>>;
  about: (kg: string) => string;
  upTo: (kg: string) => string;
  seats: (sides: number, ends: number) => string;
  assembly: Readonly<Record<Assembly, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    names: {
      weight: "Gewicht",
      seats: "Sitzplätze",
      boardLoad: "Belastung je Boden",
      seatLoad: "Belastung",
      opening: "Sichtbare Fläche",
      rebate: "Platz für Bilder bis",
      formats: "Passt für",
      assembly: "Aufbau",
      parcel: "Packstück",
    },
    about: (kg) => `etwa ${kg} kg`,
    upTo: (kg) => `bis ${kg} kg, gleichmäßig verteilt`,
    seats: (sides, ends) =>
      ends > 0 ? `${sides + ends} (${sides} an den Seiten, ${ends} an den Enden)` : `${sides} an den Seiten`,
    assembly: {
      ready: "kommt fertig montiert",
      screwTop: "Platte auf das Gestell schrauben, am besten zu zweit; Schrauben liegen bei",
      desk: "Platte auf das Gestell schrauben, am besten zu zweit, und den Stecker einstecken",
      shelf: "Stützen aufstellen, Böden auflegen und verschrauben, an der Wand befestigen",
      hang: "kommt fertig montiert, zum Aufhängen",
    },
  },
  en: {
    names: {
      weight: "Weight",
      seats: "Seats",
      boardLoad: "Load per board",
      seatLoad: "Load",
      opening: "Visible area",
      rebate: "Room for pictures up to",
      formats: "Fits",
      assembly: "Assembly",
      parcel: "Parcel",
    },
    about: (kg) => `about ${kg} kg`,
    upTo: (kg) => `up to ${kg} kg, evenly spread`,
    seats: (sides, ends) =>
      ends > 0
        ? `${sides + ends} (${sides} along the sides, ${ends} at the ends)`
        : `${sides} along the sides`,
    assembly: {
      ready: "arrives assembled",
      screwTop: "screw the top to the frame, best done by two; screws come with it",
      desk: "screw the top to the frame, best done by two, and plug it in",
      shelf: "stand up the pillars, lay on the boards, screw them down, and fix the shelf to the wall",
      hang: "arrives assembled, ready to hang",
    },
  },
};

/** The facts of a piece in words, in the order in which one asks for them. */
export function factLines(kind: Kind, configuration: Configuration, language: Language): FactLine[] {
  const facts = factsOf(kind, configuration);
  const words = WORDS[language];
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
