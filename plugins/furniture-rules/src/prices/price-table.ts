import { LOCALES } from "../language/language.js";
import { PRICES, type Prices } from "./constants.js";
import { constantOf, PRICE_FIELDS, type PriceField, priceAt } from "./price-fields.js";

/** What staff have set, by the path of the field. What is left out keeps its constant. */
export type PriceOverrides = Readonly<Record<string, number>>;

export type PriceIssueCode =
  | "not_an_object"
  | "unknown_field"
  | "not_a_number"
  | "out_of_bounds"
  | "too_many_decimals"
  | "tiers_not_ascending";

/** What is wrong with an override. */
export interface PriceIssue {
  /** Path of the field; "overrides" for the whole. */
  path: string;
  /** Names field and bounds, in German: staff read it. */
  message: string;
  code: PriceIssueCode;
  params?: Record<string, string | number>;
}

export type PriceTable =
  | { ok: true; prices: Prices; overrides: PriceOverrides }
  | { ok: false; issues: PriceIssue[] };

const FIELDS = new Map(PRICE_FIELDS.map((field) => [field.path, field]));
/** Enough to mend a form; a hostile request gets no endless answer. */
const MOST_ISSUES = 50;
const LONGEST_PATH = 60;

/**
 * Lays overrides over the constants. The result holds the whole table and the overrides that differ from the constants;
 * otherwise every fault with its field and bounds.
 * @param overrides anything from outside: a flat object of path and number, see `PRICE_FIELDS`
 */
export function priceTable(overrides: unknown): PriceTable {
  if (typeof overrides !== "object" || overrides === null || Array.isArray(overrides)) {
    return { ok: false, issues: [plainIssue("overrides", "not_an_object")] };
  }
  const given = Object.entries(overrides);
  const issues = given.flatMap(([path, value]) => faultOf(path, value) ?? []);
  if (issues.length > 0) return { ok: false, issues: issues.slice(0, MOST_ISSUES) };
  const accepted = (given as [string, number][]).filter(([path, value]) => priceAt(PRICES, path) !== value);
  const prices = accepted.reduce<Prices>(
    (table, [path, value]) => withPrice(table, path.split("."), value),
    PRICES,
  );
  const tiers = tierFault(prices);
  if (tiers) return { ok: false, issues: [tiers] };
  return { ok: true, prices, overrides: Object.fromEntries(accepted.sort(byPath)) };
}

function byPath([a]: [string, number], [b]: [string, number]): number {
  return a < b ? -1 : 1;
}

function faultOf(path: string, value: unknown): PriceIssue | undefined {
  const field = FIELDS.get(path);
  if (!field) return plainIssue(path.slice(0, LONGEST_PATH), "unknown_field");
  if (typeof value !== "number" || !Number.isFinite(value)) return fieldIssue(field, "not_a_number");
  if (value < field.min || value > field.max) return fieldIssue(field, "out_of_bounds");
  if (Number(value.toFixed(field.decimals)) !== value) return fieldIssue(field, "too_many_decimals");
  return undefined;
}

/** A tier that starts where an earlier one ends would never hold. */
function tierFault({ cart: { pickupTiers } }: Prices): PriceIssue | undefined {
  const index = pickupTiers.findIndex(({ below }, at) => below <= (pickupTiers[at - 1]?.below ?? 0));
  const field = FIELDS.get(`cart.pickupTiers.${index}.below`);
  return field && fieldIssue(field, "tiers_not_ascending", pickupTiers[index - 1]?.below);
}

function withPrice<Table>(table: Table, [step, ...rest]: string[], value: number): Table {
  if (step === undefined) return value as Table;
  const part = (table as Record<string, unknown>)[step];
  const changed = withPrice(part, rest, value);
  if (Array.isArray(table))
    return table.map((row, index) => (String(index) === step ? changed : row)) as Table;
  return { ...table, [step]: changed };
}

type PlainCode = "not_an_object" | "unknown_field";
type FieldCode = Exclude<PriceIssueCode, PlainCode>;
type Words = (field: string, bounds: { min: string; max: string; decimals: number; other: string }) => string;

const PLAIN_WORDS: Record<PlainCode, (field: string) => string> = {
  not_an_object: () => "Die Änderungen müssen ein Objekt aus Feld und Zahl sein",
  unknown_field: (field) => `${field} ist kein Feld der Preistabelle`,
};

const WORDS: Record<FieldCode, Words> = {
  not_a_number: (field, { min, max }) => `${field} muss eine Zahl von ${min} bis ${max} sein`,
  out_of_bounds: (field, { min, max }) => `${field} muss zwischen ${min} und ${max} liegen`,
  too_many_decimals: (field, { decimals }) =>
    decimals === 0
      ? `${field} muss eine ganze Zahl sein`
      : `${field} darf höchstens ${decimals} Nachkommastellen haben`,
  tiers_not_ascending: (field, { other }) => `${field} muss über der vorigen Stufe liegen (${other})`,
};

function plainIssue(path: string, code: PlainCode): PriceIssue {
  return { path, code, message: PLAIN_WORDS[code](path) };
}

/** @param other the bound of the tier before */
function fieldIssue(field: PriceField, code: FieldCode, other = 0): PriceIssue {
  const { path, label, min, max, decimals } = field;
  const say = (value: number) => value.toLocaleString(LOCALES.de);
  const bounds = { min: say(min), max: say(max), decimals, other: say(other) };
  return {
    path,
    code,
    message: WORDS[code](`${label} (${path})`, bounds),
    params: { min, max, decimals, constant: constantOf(field) },
  };
}
