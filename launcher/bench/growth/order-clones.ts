import type { Client } from "../../postgres/database.mjs";
import { tidy, unwatched } from "../trial-database.ts";
import { ORDER_TABLES } from "./order-tables.ts";

/** one row as JSON, with {@link NUMBER} where a copy's own number belongs */
type Template = { table: string; text: string };

/** Prefix of the ids of all copied rows: it tells them from real ones and finds them again for removal. */
export const MARK = "growth-";
/** Placeholder for the number of a copy. It occurs in no text of the shop. */
const NUMBER = "«number»";
/** Time between two copied orders, so that they are spread over years. */
const MINUTES_APART = 10;
/** Copies have ids that ascend, as real ones do: each goes to the end of its indexes, not anywhere in them. */
const DIGITS = 9;
/** Numbers of orders that the shop's own counter does not reach. */
const FIRST_DISPLAY_ID = 1_000_000_000;

const TABLES = ORDER_TABLES.map(({ table }) => table);

/**
 * All rows of one order as templates. A copy has its own ids wherever one of theirs occurs, in columns or inside texts.
 * @param placed a finished order and an e-mail that only it uses
 */
export async function templatesOf(
  client: Client,
  { cart, order, email }: { cart: string; order: string; email: string },
): Promise<Template[]> {
  const rows: { table: string; id: string; text: string }[] = [];
  for (const { table, where } of ORDER_TABLES) {
    const parameters = [cart, order].filter((_, index) => where.includes(`$${index + 1}`));
    const statement = parameters.length === 1 ? where.replaceAll("$2", "$1") : where;
    const found = await client.query(
      `select id, to_jsonb(t)::text as text from "${table}" t where ${statement}`,
      parameters,
    );
    rows.push(...found.rows.map(({ id, text }) => ({ table, id, text })));
  }
  const own = [...new Set([...rows.map(({ id }) => id), email])];
  return rows.map(({ table, text }) => ({
    table,
    text: own.reduce((changed, id) => changed.replaceAll(id, `${MARK}${NUMBER}-${id}`), text),
  }));
}

/** Copies an order so many times, with the numbers `from` to `to`, and leaves the tables tidy. */
export async function cloneOrders(client: Client, templates: readonly Template[], from: number, to: number) {
  await unwatched(client, async () => {
    for (const { table, text } of templates)
      await client.query(
        // Not `select (jsonb_populate_record(…)).*`, which Postgres works out once for each column.
        `insert into "${table}" select copy.* from generate_series($2::int, $3::int) n, jsonb_populate_record(null::"${table}",
           replace($1, '${NUMBER}', lpad(n::text, ${DIGITS}, '0'))::jsonb || ${ownFacts(table)}) copy`,
        [text, from, to],
      );
  });
  await tidy(client, TABLES);
}

/** What differs from copy to copy besides the ids, as an SQL expression of `n`. */
function ownFacts(table: string) {
  const facts = [`'created_at', now() - n * interval '${MINUTES_APART} minutes'`];
  if (table === "order") facts.push(`'display_id', ${FIRST_DISPLAY_ID} + n`);
  // Counts as sent, so that no mail about a copied order goes out.
  if (table === "furniture_mail") facts.push("'status', 'sent'");
  return `jsonb_build_object(${facts.join(", ")})`;
}

/**
 * Takes all copies away, of this bench and of one that was killed.
 * @returns how many orders there were
 */
export async function removeClonedOrders(client: Client): Promise<number> {
  let orders = 0;
  await unwatched(client, async () => {
    for (const table of TABLES) {
      const { rowCount } = await client.query(`delete from "${table}" where starts_with(id, $1)`, [MARK]);
      if (table === "order") orders = rowCount ?? 0;
    }
  });
  if (orders > 0) await tidy(client, TABLES);
  return orders;
}

export async function countOrders(client: Client) {
  const { rows } = await client.query(`select count(*)::int as count from "order" where deleted_at is null`);
  return Number(rows[0].count);
}
