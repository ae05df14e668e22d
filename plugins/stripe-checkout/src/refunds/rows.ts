import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { STRIPE_EVENTS, type StripeEventsService } from "../modules/stripe-events";
import { StoredRefundBook } from "./refund-book";

/** A refund as the plugin keeps it; see the model. */
export type RefundRow = Awaited<ReturnType<StripeEventsService["listStripeRefunds"]>>[number];

/** All refunds of a payment, the oldest first. */
export function rowsOf(container: MedusaContainer, intentId: string): Promise<RefundRow[]> {
  return container
    .resolve(STRIPE_EVENTS)
    .listStripeRefunds({ payment_intent: intentId }, { take: 1000, order: { created_at: "ASC" } });
}

/** The record of refunds that this shop asks for. */
export function bookOf(container: MedusaContainer): StoredRefundBook {
  return new StoredRefundBook(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
}
