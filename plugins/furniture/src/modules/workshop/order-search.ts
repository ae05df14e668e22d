/** Newest orders that one part of a search may find: who searches for less than that does not see it. */
const MOST_HITS = 300;

/** Signs that Postgres would read as parts of a file name, an address or a number are blanks. Immutable, so that it can be indexed. */
const words = (text: string) => `to_tsvector('simple', translate(${text}, './-_@:,;', '        '))`;
const joined = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `coalesce(${alias}${column}, '')`).join(" || ' ' || ");

const ADDRESS = ["first_name", "last_name", "company", "address_1", "address_2", "postal_code", "city"];
const PLANK = ["name", "title", "title_en"];

/** What is searched of an address, a plank and a note, each with an index of its words. `alias` ends with a point. */
export const addressWords = (alias = "") => words(joined(alias, ADDRESS));
export const plankWords = (alias = "") => words(joined(alias, PLANK));
export const noteWords = (alias = "") => words(`${alias}text`);
export const voucherCode = (alias = "") => `upper(${alias}metadata->>'voucher_code')`;

/**
 * Orders that a text names: their number or that of a piece, words of an address, of a plank that was sold with them or of a note, each
 * word by its beginning, or the beginning of a voucher's code. An SQL statement with its values, of one column `id`; undefined where the text
 * has neither letter nor digit.
 */
export function ordersNamed(text: string): { sql: string; values: unknown[] } | undefined {
  const found = text.match(/[\p{L}\p{N}]+/gu);
  if (!found) return undefined;
  const number = text.trim().replace(/^#/, "");
  const query = found.map((word) => `${word}:*`).join(" & ");
  const parts: [string, unknown[]][] = [
    [`select o.id from "order" o where o.custom_display_id = ? and o.deleted_at is null`, [number]],
    [
      "select p.order_id from furniture_workshop_piece p where p.number = ? and p.deleted_at is null",
      [number],
    ],
    ...["shipping_address_id", "billing_address_id"].map((column): [string, unknown[]] => [
      `select o.id from (select a.id from order_address a where ${addressWords("a.")} @@ to_tsquery('simple', ?)
         order by a.created_at desc limit ${MOST_HITS}) a join "order" o on o.${column} = a.id and o.deleted_at is null`,
      [query],
    ]),
    [
      `select k.order_id from furniture_plank k where k.order_id is not null and k.deleted_at is null
         and ${plankWords("k.")} @@ to_tsquery('simple', ?) order by k.sold_at desc limit ${MOST_HITS}`,
      [query],
    ],
    [
      `select n.order_id from furniture_order_note n where n.deleted_at is null
         and ${noteWords("n.")} @@ to_tsquery('simple', ?) order by n.created_at desc limit ${MOST_HITS}`,
      [query],
    ],
    [
      `select o.id from "order" o where o.metadata->>'voucher_code' is not null and ${voucherCode("o.")} like upper(?)
         and o.deleted_at is null order by o.created_at desc limit ${MOST_HITS}`,
      [`${text.trim().replaceAll(/[\\%_]/g, "\\$&")}%`],
    ],
  ];
  if (/^\d{1,9}$/.test(number))
    parts.push([`select o.id from "order" o where o.display_id = ?::int and o.deleted_at is null`, [number]]);
  return {
    sql: parts.map(([sql]) => `(${sql})`).join(" union "),
    values: parts.flatMap(([, values]) => values),
  };
}
