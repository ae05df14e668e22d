import { z } from "zod";

const completed = z.object({
  orderID: z.string().regex(/^[\w-]{1,40}$/),
  orderValue: z.coerce.number().int().min(0).max(1_000_000),
});

/** Order number and total (whole EUR) from the address of a last page; null if they are not there or not sound. */
export function orderFromAddress(url: string): { number: string; total: number } | null {
  const parsed = completed.safeParse(Object.fromEntries(new URL(url).searchParams));
  return parsed.success ? { number: parsed.data.orderID, total: parsed.data.orderValue } : null;
}
