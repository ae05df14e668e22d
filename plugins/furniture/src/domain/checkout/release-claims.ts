import type { MedusaContainer } from "@medusajs/framework/types";
import { CART_TERMS } from "../../modules/cart-terms";
import { PLANKS } from "../../modules/planks";
import { paymentCollectionOf } from "../cart/payments";

const DEAD = ["canceled", "error"];

/**
 * A payment could not be prepared: planks and voucher of the cart are free again. Not while an earlier payment page may
 * still be open, whose shopper can pay at any moment.
 */
export async function releaseClaims(container: MedusaContainer, cartId: string): Promise<void> {
  const collection = await paymentCollectionOf(container, cartId);
  if (collection?.payment_sessions.some(({ status }) => !DEAD.includes(status))) return;
  await container.resolve(PLANKS).releaseHolds(cartId);
  await container.resolve(CART_TERMS).releaseVouchers(cartId);
}
