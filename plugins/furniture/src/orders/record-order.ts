import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readCart } from "../cart/state";
import { CART_TERMS } from "../modules/cart-terms";
import type CartTermsService from "../modules/cart-terms/service";

/** What a shopper may write to the workshop, characters. */
const LONGEST_MESSAGE = 2000;

/**
 * Writes terms, kind of payment and bill onto a new order, in place of the cart's metadata, of which only the
 * shopper's message is kept; and makes the redemption of its voucher permanent.
 */
export async function recordOrder(
  container: MedusaContainer,
  orderId: string,
  cartId: string,
): Promise<void> {
  const { cart, terms, money, payBy, vouchers } = await readCart(container, cartId);
  const message = cart.metadata?.message;
  const redeemed = vouchers.find(({ code }) => code === terms.voucher_code);
  await container.resolve(Modules.ORDER).updateOrders(orderId, {
    metadata: {
      ...forgotten(cart.metadata),
      pay_by: payBy,
      shipping: terms.shipping,
      express_build: terms.express_build,
      outside_germany: terms.outside_germany,
      data_security: terms.data_security,
      voucher_code: redeemed?.code ?? terms.voucher_code,
      goods: money.goods,
      multi_item_discount: money.lines.reduce((sum, { discountAmount }) => sum + discountAmount, 0),
      pickup_deduction: money.pickupDeduction,
      express_fee: money.expressFee,
      voucher_sum: money.voucherSum,
      total: money.total,
      ...(typeof message === "string" && message && { message: message.slice(0, LONGEST_MESSAGE) }),
    },
  });
  await container.resolve<CartTermsService>(CART_TERMS).redeemVouchers(cartId);
}

/** Medusa merges metadata, and takes an empty text as the wish to forget a key. */
function forgotten(metadata: Record<string, unknown> | null | undefined): Record<string, ""> {
  return Object.fromEntries(Object.keys(metadata ?? {}).map((key) => [key, ""]));
}
