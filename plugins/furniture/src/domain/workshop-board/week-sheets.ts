import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { WORKSHOP } from "../../modules/workshop";
import { ordersDue } from "../../modules/workshop/board";
import { sheetsDocument } from "../production-sheet/document";
import { print } from "../production-sheet/print";
import { type ProductionSheet, productionSheet } from "../production-sheet/sheet";
import { daysOfWeek } from "../workshop/days";

/** More than the workshop builds in a week; a paper of so many orders takes some seconds. */
const MOST_ORDERS = 60;

/**
 * The sheets of all orders with a piece that is due in a week ("2026-W48") and not with the customer, express first, as one PDF.
 * Throws a Refusal for a week without any, and for one with more orders than fit into one paper.
 */
export async function sheetsOfWeek(container: MedusaContainer, week: string): Promise<Buffer> {
  const days = daysOfWeek(week);
  if (!days) throw Refusal.single("week", "Bitte nenne eine Woche als JJJJ-Www", "no_week");
  const orders = await ordersDue(container.resolve(WORKSHOP).run, days, MOST_ORDERS + 1);
  if (orders.length === 0) throw Refusal.notFound(`In der Woche ${week} ist nichts fällig.`);
  if (orders.length > MOST_ORDERS) {
    const message = `In der Woche ${week} sind mehr als ${MOST_ORDERS} Bestellungen fällig: Drucke ihre Blätter einzeln.`;
    throw Refusal.single("week", message, "too_many_orders");
  }
  const sheets: ProductionSheet[] = [];
  // One after the other: each reads an order and its photographs.
  for (const order of orders) sheets.push(await productionSheet(container, order));
  return print(sheetsDocument(`Produktionsblätter ${week}`, sheets));
}
