import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { INQUIRIES } from "../../modules/inquiries";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import { toTheSecond } from "../mails/words/formats";
import { type Detail, describeLine } from "../orders/describe";
import { orderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";
import { type Candidate, candidatesFor } from "./matching-order";

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
