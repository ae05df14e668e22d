import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** An order that a withdrawal may mean. */
export interface Candidate {
  id: string;
  number: string;
  email: string;
  /** Whether the withdrawal came with the e-mail of the order. */
  email_matches: boolean;
}

/** Medusa counts orders with a 32-bit integer. */
const LARGEST_NUMBER = 2_147_483_647;

/**
 * Reads the order number from free text: "#12", "Nr. 12" and the line number "12.1" all mean order 12.
 * undefined when the text holds none.
 */
export function orderNumberIn(written: string): number | undefined {
  const digits = written.match(/\d+/)?.[0];
  const number = digits === undefined ? Number.NaN : Number(digits);
  return number >= 1 && number <= LARGEST_NUMBER ? number : undefined;
}

/** The orders with that number: one, or none. For staff only; never shown to shoppers. */
export async function candidatesFor(
  container: MedusaContainer,
  { order_number, email }: { order_number: string; email: string },
): Promise<Candidate[]> {
  const display_id = orderNumberIn(order_number);
  if (display_id === undefined) return [];
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id", "email"],
    filters: { display_id },
    pagination: { take: 5 },
  });
  return data.map((order) => ({
    id: order.id,
    number: String(order.display_id),
    email: order.email ?? "",
    email_matches: (order.email ?? "").toLowerCase() === email.toLowerCase(),
  }));
}
