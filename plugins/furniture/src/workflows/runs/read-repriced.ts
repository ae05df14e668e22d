import type { MedusaContainer } from "@medusajs/framework/types";
import { issuesOf } from "../../core/refusal/refusal";
import { isAgreed } from "../../domain/cart/payments";
import { type CartState, readCart } from "../../domain/cart/state";
import { currentPrices } from "../../domain/prices/current-prices";
import { repriceCartWorkflow } from "../reprice-cart";

const KEEPS_PRICES = ["payment_underway", "payment_page_open"];

/** Reads a cart as it stands at the current prices; only a cart that is behind them takes its lock. */
export async function readRepriced(container: MedusaContainer, cartId: string): Promise<CartState> {
  const state = await readCart(container, cartId);
  if (state.cart.completed_at) return state;
  const { version } = await currentPrices(container);
  if (state.prices.version >= version || isAgreed(state)) return state;
  try {
    await repriceCartWorkflow(container).run({ input: { cart_id: cartId } });
  } catch (error) {
    // Paid a moment ago: the order follows, at the prices that were paid. Or its page may still be paid, as far as anybody can tell.
    if (!issuesOf(error)?.some(({ code }) => code && KEEPS_PRICES.includes(code))) throw error;
    return state;
  }
  return readCart(container, cartId);
}
