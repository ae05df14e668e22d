import type { MedusaContainer } from "@medusajs/framework/types";
import { connectionOf, runOn } from "../../core/database";

/** An order that a message to the shop may mean. */
export interface MeantOrder {
  id: string;
  number: string;
  email: string;
  /** Whether its number is named. */
  number_matches: boolean;
  /** Whether it was written from the e-mail address of the order. */
  email_matches: boolean;
}

/** Medusa counts orders with a 32-bit integer. */
const LARGEST_NUMBER = 2_147_483_647;
/** Numbers read from one text, and orders that staff are shown. */
const MOST_NUMBERS = 5;
const MOST_ORDERS = 10;

/**
 * Reads the numbers that may be an order's from free text: "#12", "Nr. 12" and the piece "12.1" all mean order 12. A day,
 * "21.11.2026" or "2026-11-21", is none.
 */
export function orderNumbersIn(written: string): number[] {
  const groups = written.match(/\d+(?:[.\-/]\d+)*/g) ?? [];
  const numbers = groups
    .filter((group) => group.split(/[.\-/]/).length < 3)
    .map((group) => Number(/^\d+/.exec(group)?.[0]))
    .filter((number) => number >= 1 && number <= LARGEST_NUMBER);
  return [...new Set(numbers)].slice(0, MOST_NUMBERS);
}

/** The same of a whole letter, in which other numbers stand: only what follows a word for an order. */
export function orderNumbersNamed(text: string): number[] {
  const named = text.matchAll(
    /(?:bestell|auftrag|reservierung|order|reservation|nr\b|#)[^\d\n]{0,20}([\d.\-/]+)/gi,
  );
  return orderNumbersIn([...named].map(([, number]) => number).join(" "));
}

/** Orders with one of the numbers first, then the newest of an e-mail address. For staff only; never shown to shoppers. */
export async function meantOrders(
  container: MedusaContainer,
  numbers: readonly number[],
  email: string,
): Promise<MeantOrder[]> {
  const address = email.trim().toLowerCase();
  return runOn(connectionOf(container))<MeantOrder>(
    `select o.id, coalesce(o.custom_display_id, o.display_id::text) as number, coalesce(o.email, '') as email,
       o.display_id = any(?::int[]) as number_matches, lower(coalesce(o.email, '')) = ? as email_matches
     from "order" o where o.deleted_at is null and not coalesce(o.is_draft_order, false)
       and (o.display_id = any(?::int[]) or lower(o.email) = ?)
     order by number_matches desc, email_matches desc, o.display_id desc limit ?`,
    [[...numbers], address, [...numbers], address, MOST_ORDERS],
  );
}
