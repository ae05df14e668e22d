import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { closePages } from "../order-lifecycle/close-pages";

/** Closes the payment pages of an order before what they ask for changes. Throws a {@link Refusal} while one is being paid. */
export async function closeOpenPages(container: MedusaContainer, orderId: string): Promise<void> {
  await closePages(container, orderId).catch(() => {
    throw Refusal.single(
      "",
      "Zu dieser Bestellung wird gerade bezahlt. Bitte versuche es gleich noch einmal.",
      "payment_underway",
    );
  });
}
