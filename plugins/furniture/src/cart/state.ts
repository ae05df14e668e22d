import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { type CartMoney, cartMoney } from "@planke46/furniture-rules";
import type { PaymentCollection } from "../ordering/payment";
import { type CartPrices, cartPrices } from "../prices/cart-prices";
import { Refusal } from "../refusal/refusal";
import { type Voucher, vouchersOf } from "../vouchers/vouchers";
import { type FurnitureLine, furnitureLines } from "./lines";
import { type PayBy, payBy } from "./pay-by";
import { type FrozenConfiguration, type StoredCart, storedCart } from "./stored-cart";
import { type CartTerms, UNTOUCHED_TERMS } from "./terms";

/** A cart as the shop sees it: what Medusa stores, what the shopper chose, and the money that follows from both. */
export interface CartState {
  cart: CartDTO;
  terms: CartTerms;
  lines: FurnitureLine[];
  vouchers: Voucher[];
  money: CartMoney;
  payBy: PayBy;
  /** The version of the shop's prices the cart is counted with. */
  prices: CartPrices;
  /** The ids of the promotions Medusa has linked it to. */
  linked: readonly string[];
  customer: StoredCart["customer"];
  /** Its payments, prepared and made; null before the first checkout. */
  collection: PaymentCollection | null;
  /** The frozen configurations of the lines, by id. */
  configurations: ReadonlyMap<string, FrozenConfiguration>;
  holdsPlanks: boolean;
}

/** Reads a cart and works out its money. Throws a not-found {@link Refusal}; changes nothing. */
export async function readCart(container: MedusaContainer, cartId: string): Promise<CartState> {
  const stored = await storedCart(container, cartId);
  const { cart, counted, collection, held } = stored;
  const terms = stored.terms ?? { ...UNTOUCHED_TERMS };
  const lines = furnitureLines(cart.items ?? []);
  const [vouchers, prices] = await Promise.all([
    vouchersOf(container, cart, terms.voucher_code, held),
    cartPrices(container, counted, lines),
  ]);
  const money = cartMoney(
    lines,
    { shipping: terms.shipping, expressBuild: terms.express_build },
    vouchers.reduce((sum, { worth }) => sum + worth, 0),
    prices.prices,
  );
  const bankTransfer = vouchers.some((voucher) => voucher.bankTransfer);
  return {
    cart,
    terms,
    lines,
    vouchers,
    money,
    payBy: payBy(terms, money, bankTransfer),
    prices,
    linked: stored.linked,
    customer: stored.customer,
    collection,
    configurations: new Map(Object.entries(stored.configurations)),
    holdsPlanks: stored.holds_planks,
  };
}

/** Like {@link readCart}, for a change: a cart that has become an order is refused. */
export async function readOpenCart(container: MedusaContainer, cartId: string): Promise<CartState> {
  const state = await readCart(container, cartId);
  if (state.cart.completed_at) {
    throw Refusal.single(
      "",
      `The cart ${cartId} has become an order and cannot be changed`,
      "cart_completed",
    );
  }
  return state;
}
