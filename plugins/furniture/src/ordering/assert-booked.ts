import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, decorateCartTotals } from "@medusajs/framework/utils";
import type { CartState } from "../cart/state";
import { storedCart } from "../cart/stored-cart";
import { Refusal } from "../refusal/refusal";
import type { Language } from "./language";

/**
 * The last check before a shopper is sent to pay: what Medusa would make the order cost is what the shop says. The cart must
 * have been settled. Throws a {@link Refusal}, and tells the log what differs.
 */
export async function assertBooked(
  container: MedusaContainer,
  { cart: { id }, money }: Pick<CartState, "cart" | "money">,
  language: Language,
): Promise<void> {
  const { cart } = await storedCart(container, id);
  const counted = decorateCartTotals(cart as Parameters<typeof decorateCartTotals>[0]);
  const total = Number(counted.total);
  if (inCents(total) === inCents(money.total)) return;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  logger.error(`The cart ${id} is not sent to pay: Medusa counts ${total} EUR, the shop ${money.total} EUR`);
  throw Refusal.single("total", MESSAGES[language], "total_differs");
}

const inCents = (eur: number): number => Math.round(eur * 100);

const MESSAGES: Record<Language, string> = {
  de: "Die Summe dieses Warenkorbs stimmt bei uns gerade nicht überein, deshalb kann er nicht bezahlt werden. Es ist nichts bezahlt. Bitte schreib uns, dann bringen wir das in Ordnung.",
  en: "The total of this cart does not add up on our side right now, so it cannot be paid. Nothing has been paid. Please write to us and we will put it right.",
};
