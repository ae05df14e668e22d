import { randomBytes } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { endOfDay } from "../../core/day";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { ORDERS } from "../../modules/orders";
import type { NewPaymentLink } from "../../modules/orders/payment-link";
import { isBeingPaid, openPages } from "../../modules/orders/reservations";
import { daysAfter } from "../workshop/days";

/** How many days after today a customer may take to decide and to pay, each to its end: pages and mails name the last one. */
const LINK_DAYS = 30;
const TOKEN_BYTES = 24;

/** Gives out a payment link in the place of those before. The caller holds the order, and no earlier payment page is open. */
export async function giveOutLink(
  container: MedusaContainer,
  link: Omit<NewPaymentLink, "token" | "expires_at">,
): Promise<{ id: string; token: string; amount: number; expires_at: Date }> {
  const orders = container.resolve(ORDERS);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expires_at = endOfDay(market().timeZone, daysAfter(shopDay(new Date()), LINK_DAYS));
  const id = await orders.replaceLinks({ ...link, token, expires_at });
  return { id, token, amount: link.amount, expires_at };
}

/** Where a customer pays. `storefrontUrl` has no slash at its end. */
export function linkAddress(storefrontUrl: string, token: string): string {
  return `${storefrontUrl}/pay/${token}`;
}

/**
 * Closes the payment pages that an order's payment links have opened, so that an outdated offer can no longer be paid.
 * Throws the provider's error when one has just been paid.
 */
export async function closePages(container: MedusaContainer, orderId: string): Promise<void> {
  const pages = await openPages(container.resolve(ORDERS).run, orderId, market().paymentProviders.card);
  for (const id of pages) await container.resolve(Modules.PAYMENT).deletePaymentSession(id);
}

/**
 * Closes them before what they ask for changes. Throws a {@link Refusal} while one is being paid, until its money is entered, and where
 * the provider cannot be asked: then the page is still open, and what it asks for still holds.
 */
export async function closeOpenPages(container: MedusaContainer, orderId: string): Promise<void> {
  // The provider has taken the money, and it is about to be entered, or a crash came before: then the sweep enters it.
  await refuseBeingPaid(container, orderId);
  try {
    await closePages(container, orderId);
  } catch (error) {
    const isPaid = Object(error).type === MedusaError.Types.NOT_ALLOWED;
    throw isPaid
      ? Refusal.single("", PAID, "payment_underway")
      : Refusal.single("", UNREACHED, "payment_page_open");
  }
  // One that has been paid in between was none to be closed any more.
  await refuseBeingPaid(container, orderId);
}

async function refuseBeingPaid(container: MedusaContainer, orderId: string): Promise<void> {
  const { card } = market().paymentProviders;
  if (await isBeingPaid(container.resolve(ORDERS).run, orderId, card))
    throw Refusal.single("", PAID, "payment_underway");
}

const PAID = "Zu dieser Bestellung wird gerade bezahlt. Bitte versuche es gleich noch einmal.";
const UNREACHED =
  "Die offene Bezahlseite ließ sich nicht schließen, weil Stripe nicht antwortet. Es gilt weiter, was bisher vereinbart ist. Bitte versuche es gleich noch einmal.";
