import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, decorateCartTotals } from "@medusajs/framework/utils";
import { LOCALES } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import type { CartState } from "../cart/state";
import { storedCart } from "../cart/stored-cart";

/**
 * The last check before a shopper is sent to pay: what Medusa would make the order cost is what the shop says. The cart must
 * have been settled. Throws a {@link Refusal}, and tells the log what differs.
 */
export async function assertBooked(
  container: MedusaContainer,
  { cart: { id }, total: wanted }: Pick<CartState, "cart" | "total">,
  language: Language,
): Promise<void> {
  const { cart } = await storedCart(container, id);
  const total = bookedTotal(cart);
  if (inCents(total) === inCents(wanted)) return;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  logger.error(`The cart ${id} is not sent to pay: Medusa counts ${total}, the shop ${wanted}`);
  throw Refusal.single("total", MESSAGES[language], "total_differs");
}

/**
 * Throws a {@link Refusal} when a cart has become dearer than it was booked before, because a promotion ended or is taken: a
 * shopper who presses the button again has been told.
 * @param before what it was booked at, EUR
 */
export function assertNotDearer(
  { total }: Pick<CartState, "total">,
  before: number,
  language: Language,
): void {
  if (inCents(total) <= inCents(before)) return;
  const { currency } = market();
  const format = new Intl.NumberFormat(LOCALES[language], { style: "currency", currency });
  const message = DEARER[language](format.format(before), format.format(total));
  throw Refusal.single("total", message, "total_changed");
}

/** What Medusa counts a stored cart at, EUR. */
export function bookedTotal(cart: CartDTO): number {
  const counted = decorateCartTotals(structuredClone(cart) as Parameters<typeof decorateCartTotals>[0]);
  return Number(counted.total);
}

const inCents = (amount: number): number => Math.round(amount * 100);

const DEARER: Record<Language, (before: string, now: string) => string> = {
  de: (before, now) =>
    `Eine Aktion gilt nicht mehr: Die Summe beträgt jetzt ${now} statt ${before}. Bitte prüfe sie und bestelle dann noch einmal.`,
  en: (before, now) =>
    `A promotion no longer applies: the total is now ${now} instead of ${before}. Please check it and order once more.`,
};

const MESSAGES: Record<Language, string> = {
  de: "Die Summe dieses Warenkorbs stimmt bei uns gerade nicht überein, deshalb kann er nicht bezahlt werden. Es ist nichts bezahlt. Bitte schreib uns, dann bringen wir das in Ordnung.",
  en: "The total of this cart does not add up on our side right now, so it cannot be paid. Nothing has been paid. Please write to us and we will put it right.",
};
