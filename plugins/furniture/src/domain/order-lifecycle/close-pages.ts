import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { openPages } from "../../modules/orders/reservations";

/**
 * Closes the payment pages that an order's payment links have opened, so that an outdated offer can no longer be paid.
 * Throws the provider's error when one has just been paid.
 */
export async function closePages(container: MedusaContainer, orderId: string): Promise<void> {
  const pages = await openPages(container.resolve(ORDERS).run, orderId, market().paymentProviders.card);
  for (const id of pages) await container.resolve(Modules.PAYMENT).deletePaymentSession(id);
}

/**
 * Closes them before what they ask for changes. Throws a {@link Refusal} while one is being paid, and where the provider cannot
 * be asked: then the page is still open, and what it asks for still holds.
 */
export async function closeOpenPages(container: MedusaContainer, orderId: string): Promise<void> {
  try {
    await closePages(container, orderId);
  } catch (error) {
    const isPaid = Object(error).type === MedusaError.Types.NOT_ALLOWED;
    throw isPaid
      ? Refusal.single("", PAID, "payment_underway")
      : Refusal.single("", UNREACHED, "payment_page_open");
  }
}

const PAID = "Zu dieser Bestellung wird gerade bezahlt. Bitte versuche es gleich noch einmal.";
const UNREACHED =
  "Die offene Bezahlseite ließ sich nicht schließen, weil Stripe nicht antwortet. Es gilt weiter, was bisher vereinbart ist. Bitte versuche es gleich noch einmal.";
