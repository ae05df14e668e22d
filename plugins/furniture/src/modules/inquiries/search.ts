import { z } from "@medusajs/framework/zod";

/** What staff type to find a message or withdrawal again. */
export const searchField = z
  .string()
  .trim()
  .max(200, "darf höchstens 200 Zeichen haben")
  .regex(/^\P{Cc}*$/u, "darf keine Steuerzeichen enthalten")
  .default("");

type Found<Column extends string> = { $or: Record<Column, { $ilike: string }>[] };

/** The condition that one of the columns holds a text, whatever its case; none for an empty text. */
export function holding<Column extends string>(
  text: string,
  columns: readonly Column[],
): Found<Column> | Record<never, never> {
  if (text === "") return {};
  const part = { $ilike: `%${text.replace(/[\\%_]/g, "\\$&")}%` };
  return { $or: columns.map((column) => ({ [column]: part }) as Record<Column, { $ilike: string }>) };
}

/** The order of a list by a moment; rows of one moment keep theirs from page to page. */
export function inTurn<Column extends string>(
  column: Column,
  oldestFirst: boolean,
): Record<Column | "id", "ASC" | "DESC"> {
  const order = oldestFirst ? "ASC" : "DESC";
  return { [column]: order, id: order } as Record<Column | "id", "ASC" | "DESC">;
}
