import { randomBytes } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { endOfDay } from "../../core/day";
import { market } from "../../core/options/market";
import { ORDERS } from "../../modules/orders";
import { daysAfter, shopDay } from "../workshop/days";

/** How many days after today a customer may take to decide and to pay, each to its end: pages and mails name the last one. */
const LINK_DAYS = 30;
const TOKEN_BYTES = 24;

interface NewLink {
  order_id: string;
  /** The version of the order whose difference it settles; left out for an offer on a reservation. */
  order_version?: number;
  /** Whole EUR. */
  delivery_cost: number;
  /** What the customer pays, whole EUR. */
  amount: number;
  created_by: string | null;
}

/** Gives out a payment link in the place of those before. The caller holds the order, and no earlier payment page is open. */
export async function giveOutLink(
  container: MedusaContainer,
  link: NewLink,
): Promise<{ id: string; token: string; amount: number; expires_at: Date }> {
  const orders = container.resolve(ORDERS);
  await orders.withdrawLinks(link.order_id);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expires_at = endOfDay(market().timeZone, daysAfter(shopDay(new Date()), LINK_DAYS));
  const { id } = await orders.createFurniturePaymentLinks({ ...link, token, expires_at });
  return { id, token, amount: link.amount, expires_at };
}

/** Where a customer pays. `storefrontUrl` has no slash at its end. */
export function linkAddress(storefrontUrl: string, token: string): string {
  return `${storefrontUrl}/pay/${token}`;
}
