import { z } from "@medusajs/framework/zod";
import type { Run } from "../../core/database";
import { holds, linesOf } from "../../core/spellings";

/** What staff type to find a message or withdrawal again. */
export const searchField = z
  .string()
  .trim()
  .max(200, "darf höchstens 200 Zeichen haben")
  .regex(/^\P{Cc}*$/u, "darf keine Steuerzeichen enthalten")
  .default("");

/** What is searched of each. */
const SEARCHED = {
  messages: { table: "furniture_message", columns: ["name", "email", "phone", "text", "note"] },
  withdrawals: {
    table: "furniture_withdrawal",
    columns: ["name", "email", "order_number", "pieces", "text", "note"],
  },
};
/** Newest that a search may find: who searches for less than that does not see it. */
const MOST_HITS = 10_000;

/** The ids of the newest messages or withdrawals that hold a text, however it is spelt ({@link holds}). */
export async function idsOf(run: Run, which: keyof typeof SEARCHED, typed: string): Promise<string[]> {
  const { table, columns } = SEARCHED[which];
  const { sql, values } = holds(linesOf(columns), typed);
  const found = await run<{ id: string }>(
    `select id from ${table} where deleted_at is null and ${sql} order by created_at desc limit ${MOST_HITS}`,
    values,
  );
  return found.map(({ id }) => id);
}

/** The order of a list by a moment; rows of one moment keep theirs from page to page. */
export function inTurn<Column extends string>(
  column: Column,
  oldestFirst: boolean,
): Record<Column | "id", "ASC" | "DESC"> {
  const order = oldestFirst ? "ASC" : "DESC";
  return { [column]: order, id: order } as Record<Column | "id", "ASC" | "DESC">;
}
