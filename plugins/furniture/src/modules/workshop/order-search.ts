import { plain, type Statement, spellings } from "../../core/spellings";

/** Newest orders that one part of a search may find: who searches for less than that does not see it. */
const MOST_HITS = 300;

/**
 * Signs between words: those that Postgres would read as parts of a file name, an address or a number, and those that it takes for
 * letters where the database's locale is C. A telephone writes "O’Brien" by itself, and notes have „such quotes“.
 */
const SIGNS = "./-_@:,;‘’‚‛“”„«»‹›´`–—…·•\u00a0\u202f";
/** Each word as it is written and {@link plainly}. Immutable, so that it can be indexed. */
const words = (text: string) =>
  `to_tsvector('simple', translate(${text} || ' ' || ${plain(text)}, '${SIGNS}', '${" ".repeat(SIGNS.length)}'))`;
const joined = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `coalesce(${alias}${column}, '')`).join(" || ' ' || ");

const ADDRESS = ["first_name", "last_name", "company", "address_1", "address_2", "postal_code", "city"];
const PLANK = ["name", "title", "title_en"];

/** What is searched of an address, a plank and a note, each with an index of its words. `alias` ends with a point. */
export const addressWords = (alias = "") => words(joined(alias, ADDRESS));
export const plankWords = (alias = "") => words(joined(alias, PLANK));
export const noteWords = (alias = "") => words(`${alias}text`);
/** Digits of a telephone number backwards: one is written with and without the code of its country. */
export const phoneBackwards = (alias = "") =>
  `reverse(regexp_replace(coalesce(${alias}phone, ''), '[^0-9]', '', 'g'))`;
export const emailAddress = (alias = "") => `lower(${alias}email)`;
export const emailWords = (alias = "") => words(`coalesce(${alias}email, '')`);
export const vatId = (alias = "") =>
  `upper(regexp_replace(${alias}metadata->>'vat_id', '[^[:alnum:]]', '', 'g'))`;
export const voucherCode = (alias = "") => `upper(${alias}metadata->>'voucher_code')`;

/** What is written before the number of an order, each part once: repeated, there would be too many ways to read "orderorder". */
const BEFORE_NUMBER =
  /^(?:(?:bestell|auftrag|reservierung|order|reservation)\p{L}*[\s.:-]*)?(?:nr[\s.:]*)?(?:#\s*)?(?=\d)/iu;

/** The number of an order or of a piece as it stands in the tables: "Bestellung Nr. 12" and "#12" are 12. */
const numberIn = (text: string) => text.trim().replace(BEFORE_NUMBER, "");

/** Whether `o` is the very order whose number, or whose piece's, a text is; undefined where it is neither. An SQL condition. */
export function isVeryOrder(text: string): string | undefined {
  const digits = /^(\d{1,9})(?:\.\d{1,3})?$/.exec(numberIn(text))?.[1];
  return digits && `coalesce(o.custom_display_id, o.display_id::text) = '${Number(digits)}'`;
}

/**
 * Orders that a text names: their number, that of a piece or of an invoice, words of an address, of a plank that was sold with them or of a
 * note, each word by its beginning and however it is spelt, the beginning of an e-mail address or of a word in it, of a VAT number or of a
 * voucher's code, or the end of a telephone number. Four digits are a telephone's where no order has that number; none begins with a zero. An address that no order has stands for those that are like it up to the "@": it is mistyped more often behind it. An SQL
 * statement with its values, of one column `id`; it finds none where the text has neither letter nor digit.
 */
export function ordersNamed(text: string): Statement {
  const found = text.match(/[\p{L}\p{N}]+/gu);
  if (!found) return { sql: "select '' as id where false", values: [] };
  const query = found
    .map(
      (word) =>
        `(${spellings(word)
          .map((one) => `${one}:*`)
          .join(" | ")})`,
    )
    .join(" & ");
  const beginning = `${text.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const parts = [
    ...ofNumber(numberIn(text)),
    ...ofAddress(`${addressWords("a.")} @@ to_tsquery('simple', ?)`, query),
    ...ofPhone(text),
    ...ofEmail(text, found, beginning),
    ...ofVatNumber(text),
    {
      sql: `select k.order_id from furniture_plank k where k.order_id is not null and k.deleted_at is null
         and ${plankWords("k.")} @@ to_tsquery('simple', ?) order by k.sold_at desc limit ${MOST_HITS}`,
      values: [query],
    },
    {
      sql: `select n.order_id from furniture_order_note n where n.deleted_at is null
         and ${noteWords("n.")} @@ to_tsquery('simple', ?) order by n.created_at desc limit ${MOST_HITS}`,
      values: [query],
    },
    ofOrder(`o.metadata->>'voucher_code' is not null and ${voucherCode("o.")} like upper(?)`, beginning),
  ];
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(" union "),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The newest orders for which a condition on `o` holds. */
const ofOrder = (condition: string, ...values: unknown[]): Statement => ({
  sql: `select o.id from "order" o where ${condition} and o.deleted_at is null
     order by o.created_at desc limit ${MOST_HITS}`,
  values,
});

/** The orders of the newest addresses for which a condition on `a` holds, to deliver to and to bill. */
const ofAddress = (condition: string, ...values: unknown[]): Statement[] =>
  ["shipping_address_id", "billing_address_id"].map((column) => ({
    sql: `select o.id from (select a.id from order_address a where ${condition}
       order by a.created_at desc limit ${MOST_HITS}) a join "order" o on o.${column} = a.id and o.deleted_at is null`,
    values,
  }));

/** The order, the piece and the invoice of a number. */
function ofNumber(number: string): Statement[] {
  const live = "deleted_at is null";
  const parts = [
    `select o.id from "order" o where o.custom_display_id = ? and o.${live}`,
    `select p.order_id from furniture_workshop_piece p where p.number = ? and p.${live}`,
    `select i.order_id from furniture_paper i where i.number = upper(?) and i.${live}`,
    ...(/^\d{1,9}$/.test(number)
      ? [`select o.id from "order" o where o.display_id = ?::int and o.${live}`]
      : []),
  ];
  return parts.map((sql) => ({ sql, values: [number] }));
}

function ofEmail(text: string, found: readonly string[], beginning: string): Statement[] {
  const inEmail = emailQuery(text, found);
  const [mailbox] = /^[^@]{3,}@(?=[^@]+$)/.exec(beginning) ?? [];
  const begins = (order: string) => `${emailAddress(order)} like lower(?)`;
  const nobody = `not exists (select 1 from "order" p where ${begins("p.")} and p.deleted_at is null)`;
  return [
    ofOrder(begins("o."), beginning),
    ...(inEmail ? [ofOrder(`${emailWords("o.")} @@ to_tsquery('simple', ?)`, inEmail)] : []),
    ...(mailbox ? [ofOrder(`${begins("o.")} and ${nobody}`, `${mailbox}%`, beginning)] : []),
  ];
}

/** Shorter words stand in the addresses of everybody. */
const EMAIL_WORD = 4;

/** What the middle of an e-mail address is searched by: "muster@example" word after word, others in any order; undefined for what is none. */
function emailQuery(text: string, found: readonly string[]): string | undefined {
  const typed = found.map((word) => word.toLowerCase());
  if (text.includes("@"))
    return typed.map((word, at) => (at < typed.length - 1 ? word : `${word}:*`)).join(" <-> ");
  if (typed.some((word) => word.length < EMAIL_WORD)) return undefined;
  return typed.map((word) => `${word}:*`).join(" & ");
}

/** A VAT number, or enough of it, without what stands between its signs. */
function ofVatNumber(text: string): Statement[] {
  const signs = text.replaceAll(/[\s./-]/g, "").toUpperCase();
  if (!/^[A-Z]{2,3}[A-Z0-9]{0,2}\d{4,}[A-Z0-9]*$/.test(signs)) return [];
  return [ofOrder(`o.metadata->>'vat_id' is not null and ${vatId("o.")} like ?`, `${signs}%`)];
}

const backwards = (digits: string) => [...digits].reverse().join("");

/** Fewer digits may be another number; the last eight tell one from another, however its beginning is written. */
const PHONE_DIGITS = { least: 6, told: 8 } as const;

/** The end of a telephone number: its last digits, or four or five where no order has that number. */
function ofPhone(text: string): Statement[] {
  const ends = `${phoneBackwards("a.")} like ?`;
  const number = numberIn(text);
  const digits = /^[\d\s()+/.-]+$/.test(text) ? text.replaceAll(/\D/g, "") : "";
  return [
    ...(digits.length < PHONE_DIGITS.least
      ? []
      : ofAddress(ends, `${backwards(digits.slice(-PHONE_DIGITS.told))}%`)),
    ...(/^\d{4,5}$/.test(number)
      ? ofAddress(
          `${ends} and not exists (
             select 1 from "order" n where n.display_id = ?::int and n.deleted_at is null)`,
          `${backwards(number)}%`,
          number.startsWith("0") ? null : number,
        )
      : []),
  ];
}
