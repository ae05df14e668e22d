/** An SQL statement, or a condition of one, with the values of its question marks. */
export type Statement = { sql: string; values: unknown[] };

const WRITTEN_OUT = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" } as const;
const OTHERWISE = new Map<string, string>(
  Object.entries(WRITTEN_OUT).flatMap(([sign, letters]): [string, string][] => [
    [sign, letters],
    [letters, sign],
  ]),
);
const SOUNDS = new RegExp(`(${[...OTHERWISE.keys()].join("|")})`);

/** Ways to write one word that are searched for: each sound doubles them, and no name of a street has more than five. */
const MOST_SPELLINGS = 32;

/**
 * A word as it may stand in an address: "größmann", "groessmann" and the Swiss "grössmann" are one name on the telephone. Each sound is
 * written either way by itself: the "ue" of "bauernbrueck" is once an ü and once none.
 */
export function spellings(typed: string): string[] {
  let written = [""];
  for (const part of typed.toLowerCase().split(SOUNDS)) {
    const other = written.length < MOST_SPELLINGS ? OTHERWISE.get(part) : undefined;
    written = written.flatMap((before) =>
      other === undefined ? [before + part] : [before + part, before + other],
    );
  }
  return [...new Set([...written, plainly(typed)])];
}

/** Letters with what stands on, in or below them, and what is typed for them on another keyboard. */
const MARKED = [
  ...["aàáâãäåāăą", "cçćč", "dďđð", "eèéêëēėęě", "gğ", "iìíîïīįı", "lłľ", "nñńňņ", "oòóôõöøőō"],
  ...["rřŕ", "sśşšș", "tţťț", "uùúûüūůűų", "yýÿ", "zźżž"],
  // Vietnamese has two marks on one letter.
  ...["aạảấầẩẫậắằẳẵặ", "eẹẻẽếềểễệ", "iĩỉị", "oơọỏốồổỗộớờởỡợ", "uũưụủứừửữự", "yỳỵỷỹ"],
].flatMap(([plain = "", ...marked]) => marked.map((letter) => [letter, plain] as const));
/** Both cases: a database whose locale is C knows none of them. */
const PLAIN = new Map([
  ...MARKED,
  ...MARKED.map(([letter, plain]) => [letter.toUpperCase(), plain] as const),
  ["İ", "i"],
  // Its capital is the plain letter.
  ["I", "i"],
]);

/** A word without accents, as it is typed from hearsay: "Yılmaz" is yilmaz, "Müller" muller, "Groß" gross. */
function plainly(word: string): string {
  return [...word.replaceAll("ß", "ss")]
    .map((letter) => PLAIN.get(letter) ?? letter)
    .join("")
    .toLowerCase();
}

/** The same in SQL, but that unmarked capitals stay capitals. */
export function plain(text: string): string {
  return `translate(replace(${text}, 'ß', 'ss'), '${[...PLAIN.keys()].join("")}', '${[...PLAIN.values()].join("")}')`;
}

/** The pattern of texts that have the part, for `like`. */
export const containing = (part: string) => `%${part.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * The condition that a text of the database holds what staff typed, whatever the case of either and however its letters are written:
 * "Müller" is found by muller and mueller, "Yılmaz" by yilmaz. For tables without an index of their words.
 * @param column SQL of a text
 */
export function holds(column: string, typed: string): Statement {
  const written = [...new Set(spellings(typed).map(plainly))].map(containing);
  return {
    // The second half is for letters of which a database whose locale is C knows no capitals.
    sql: `(lower(${plain(column)}) like any(array[${written.map(() => "?::text").join(", ")}])
      or ${column} ilike ?::text)`,
    values: [...written, containing(typed)],
  };
}

/** SQL of the given columns as one text, each on a line of its own. */
export const linesOf = (columns: readonly string[]) => `concat_ws(chr(10), ${columns.join(", ")})`;
