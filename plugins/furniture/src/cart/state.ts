import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type CartMoney, cartMoney } from "@planke46/furniture-rules";
import { CART_TERMS } from "../modules/cart-terms";
import type CartTermsService from "../modules/cart-terms/service";
import { PRICE_VERSIONS } from "../modules/prices";
import type PricesService from "../modules/prices/service";
import { type CartPrices, cartPrices } from "../prices/cart-prices";
import { Refusal } from "../refusal/refusal";
import { type Voucher, vouchersOf } from "../vouchers/vouchers";
import { type FurnitureLine, furnitureLines } from "./lines";
import { type PayBy, payBy } from "./pay-by";
import type { CartTerms } from "./terms";

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
}

const RELATIONS = [
  "items",
  "items.adjustments",
  "shipping_methods",
  "shipping_methods.tax_lines",
  "shipping_address",
  "billing_address",
];

/** Reads a cart and works out its money. Throws a not-found {@link Refusal}; changes nothing. */
export async function readCart(container: MedusaContainer, cartId: string): Promise<CartState> {
  const [cart, terms, counted] = await Promise.all([
    findCart(container, cartId),
    termsOf(container, cartId),
    container.resolve<PricesService>(PRICE_VERSIONS).cartVersion(cartId),
  ]);
  const lines = furnitureLines(cart.items ?? []);
  const [vouchers, prices] = await Promise.all([
    vouchersOf(container, cart, terms.voucher_code),
    cartPrices(container, counted, lines),
  ]);
  const money = cartMoney(
    lines,
    { shipping: terms.shipping, expressBuild: terms.express_build },
    vouchers.reduce((sum, { worth }) => sum + worth, 0),
    prices.prices,
  );
  const bankTransfer = vouchers.some((voucher) => voucher.bankTransfer);
  return { cart, terms, lines, vouchers, money, payBy: payBy(terms, money, bankTransfer), prices };
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

async function findCart(container: MedusaContainer, cartId: string): Promise<CartDTO> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { relations: RELATIONS, take: 1 });
  if (!cart) throw Refusal.notFound(`There is no cart ${cartId}`);
  return cart;
}

function termsOf(container: MedusaContainer, cartId: string): Promise<CartTerms> {
  return container.resolve<CartTermsService>(CART_TERMS).termsOf(cartId);
}
