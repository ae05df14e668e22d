import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { toTheSecond } from "../../core/formats";
import { Refusal } from "../../core/refusal/refusal";
import { INQUIRIES } from "../../modules/inquiries";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import { type Detail, describeLine } from "../orders/describe";
import { orderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";

/** One piece of the order a withdrawal means. */
export interface WithdrawalLine {
  id: string;
  /** As the customer knows it from mails and the order's page, `1046.2`. */
  number: string;
  title: string;
  details: Detail[];
  /** No right of withdrawal: § 312g Abs. 2 Nr. 1 BGB. */
  made_to_measure: boolean;
}

/** A withdrawal in the admin. */
export interface WithdrawalSheet extends WithdrawalRow {
  confirmed_at_words: string | null;
  /** The linked order; null until it is known. */
  order: { id: string; number: string; lines: WithdrawalLine[] } | null;
  /** Orders with the declared number, of any customer. */
  candidates: Candidate[];
}

/** Throws a not-found Refusal. */
export async function withdrawalSheet(container: MedusaContainer, id: string): Promise<WithdrawalSheet> {
  const [withdrawal] = await container.resolve(INQUIRIES).listFurnitureWithdrawals({ id: [id] }, { take: 1 });
  if (!withdrawal) throw Refusal.notFound(`There is no withdrawal ${id}`);
  const [order, candidates] = await Promise.all([
    withdrawal.order_id ? orderDocument(container, withdrawal.order_id) : null,
    candidatesFor(container, withdrawal),
  ]);
  return {
    ...withdrawal,
    confirmed_at_words: withdrawal.confirmed_at && toTheSecond(new Date(withdrawal.confirmed_at), "de"),
    order: order && { id: order.id, number: order.number, lines: order.lines.map(lineOf) },
    candidates,
  };
}

function lineOf(line: OrderLine): WithdrawalLine {
  const { id, number, title, madeToMeasure } = line;
  return { id, number, title, details: describeLine(line, "de"), made_to_measure: madeToMeasure };
}

/** An order that a withdrawal may mean. */
interface Candidate {
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
