import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import {
  type CartMoney,
  cartContents,
  cartMoney,
  groupEqualPieces,
  type Prices,
} from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { agreedVouchers, type CartTerms, UNTOUCHED_TERMS } from "../../modules/cart-terms/terms";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { type CartPrices, cartPrices } from "../prices/current-prices";
import { type Voucher, vouchersOf } from "../vouchers/vouchers";
import { type FurnitureLine, furnitureLines, isFurnitureLine } from "./lines";
import { type OrdinaryGoods, ordinaryGoods } from "./ordinary-goods";
import { fits, isAgreed, type PayBy, type PaymentCollection, payBy } from "./payments";
import { type FrozenConfiguration, type StoredCart, storedCart } from "./stored-cart";

/** A cart as the shop sees it: what Medusa stores, what the shopper chose, and the money that follows from both. */
export interface CartState {
  cart: CartDTO;
  /** The terms that count: a cart of samples is always sent by post, and never built express. */
  terms: CartTerms;
  /** The terms as the shopper chose them; they count again once there is furniture in the cart. */
  chosenTerms: CartTerms;
  lines: FurnitureLine[];
  vouchers: Voucher[];
  /** What its furniture costs; whole EUR. */
  money: CartMoney;
  ordinary: OrdinaryGoods;
  /** What is paid for all of it; EUR. */
  total: number;
  /** What picking it up takes off the total, or has taken off; whole EUR. */
  pickupSaving: number;
  payBy: PayBy;
  mayTransfer: boolean;
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
  const lines = furnitureLines(cart.items ?? []);
  const chosenTerms = stored.terms ?? { ...UNTOUCHED_TERMS };
  const terms = countingTerms(chosenTerms, lines);
  const furniture = { id: cart.id, items: (cart.items ?? []).filter(isFurnitureLine) };
  const [present, prices] = await Promise.all([
    vouchersOf(container, furniture, terms.voucher_code, held),
    cartPrices(container, counted, lines),
  ]);
  const agreed = agreedOf(stored);
  const counting = new Set(
    lines.length > 0
      ? [...present, ...(agreed ?? [])].filter(isForFurniture).map(({ promotionId }) => promotionId)
      : [],
  );
  const ordinary = await ordinaryGoods(container, cart, counting);
  const wishesTransfer = terms.payment_method === "bank_transfer" || terms.outside_germany;
  const transferChosen = wishesTransfer && (await shopDetails(container)).bankTransfer;
  const countWith = (vouchers: readonly Voucher[]) =>
    countCart(lines, terms, vouchers, { prices: prices.prices, transferChosen, ordinary: ordinary.total });
  const asAgreed = agreed && countWith(agreed);
  const { vouchers, money, total, pickupSaving, payBy, mayTransfer } =
    asAgreed && isBeingPaid(stored, asAgreed) ? asAgreed : countWith(present);
  return {
    cart,
    terms,
    chosenTerms,
    lines,
    vouchers,
    money,
    ordinary,
    total,
    pickupSaving,
    payBy,
    mayTransfer,
    prices,
    linked: stored.linked,
    customer: stored.customer,
    collection,
    configurations: new Map(Object.entries(stored.configurations)),
    holdsPlanks: stored.holds_planks,
  };
}

/** Whether ordinary goods lie in a cart and no furniture: it is Medusa's own. */
export function isOrdinaryAlone({ lines, ordinary }: Pick<CartState, "lines" | "ordinary">): boolean {
  return lines.length === 0 && ordinary.lines.length > 0;
}

/** A code whose conditions no piece meets may still take something off ordinary goods. */
export function isForFurniture({ plain, worth }: Voucher): boolean {
  return plain || worth > 0;
}

/** The vouchers of a cart as its shopper was last sent to pay with, unless that was with another code. */
export function agreedOf({ agreed, terms }: StoredCart): Voucher[] | undefined {
  const { data } = agreedVouchers.safeParse(agreed);
  return data && data.voucher_code === (terms?.voucher_code ?? null) ? data.vouchers : undefined;
}

/** Longer than a payment made in the last second takes to be known; seconds. See `HOLD_MINUTES`. */
const UNTIL_KNOWN = 4 * 60;

/**
 * Whether this is the sum that a payment of the cart, open, made or ordered with, is over: then its vouchers count as they did when
 * the shopper was sent there, whatever staff have changed since.
 */
export function isBeingPaid({ cart, collection }: StoredCart, { total, payBy }: Counted): boolean {
  if (!collection || !(cart.completed_at || isAgreed({ collection }, -UNTIL_KNOWN))) return false;
  const alike = collection.payment_sessions.every(({ provider_id }) => fits(provider_id, payBy));
  return alike && Number(collection.amount) === total;
}

/** The terms that count: samples alone go by post, and are never built express. */
export function countingTerms(chosen: CartTerms, lines: readonly FurnitureLine[]): CartTerms {
  if (cartContents(lines.map(({ kind }) => kind)) !== "samples") return chosen;
  return { ...chosen, shipping: "delivery", express_build: false };
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

/** What the furniture of a cart comes to with some vouchers, and all of it. */
interface Counted {
  /** Each with what it takes off this cart. */
  vouchers: Voucher[];
  money: CartMoney;
  /** What is paid: the furniture with its vouchers, and ordinary goods; EUR. */
  total: number;
  /** What picking the cart up takes off the total, or has taken off; whole EUR. */
  pickupSaving: number;
  payBy: PayBy;
  /** Its shopper may transfer the money, also where it is due only after an offer. */
  mayTransfer: boolean;
}

/**
 * Counts a cart with some vouchers, which count for furniture alone; `transferChosen` where its shopper wishes to transfer, or
 * chooses after an offer, and the shop offers it, `ordinary` what its ordinary goods cost.
 */
export function countCart(
  lines: readonly FurnitureLine[],
  terms: CartTerms,
  vouchers: readonly Voucher[],
  { prices, transferChosen, ordinary }: { prices: Prices; transferChosen: boolean; ordinary: number },
): Counted {
  const countWith = (shipping: CartTerms["shipping"]) => {
    const moneyOf = (voucherSum: number) =>
      cartMoney(lines, { shipping, expressBuild: terms.express_build }, voucherSum, prices);
    const { goods, pickupDeduction } = moneyOf(0);
    const counting = withinGoods(vouchers, goods - pickupDeduction);
    return { counting, money: moneyOf(counting.reduce((sum, { worth }) => sum + worth, 0)) };
  };
  const { counting, money } = countWith(terms.shipping);
  const mayTransfer = transferChosen || counting.some(({ bankTransfer }) => bankTransfer);
  const total = Math.round((money.total + ordinary) * 100) / 100;
  return {
    vouchers: counting,
    money,
    total,
    pickupSaving: countWith("delivery").money.total - countWith("pickup").money.total,
    payBy: payBy(terms, { lines: money.lines, total }, mayTransfer),
    mayTransfer,
  };
}

/** What the engine has worked out is of goods: it never pays for express build, as a fixed amount off the order may. */
function withinGoods(vouchers: readonly Voucher[], goods: number): Voucher[] {
  let left = goods;
  return vouchers.map((voucher) => {
    if (voucher.plain) return voucher;
    const worth = Math.min(voucher.worth, left);
    left -= worth;
    return { ...voucher, worth };
  });
}

/** The lines of a cart that hold pieces equal to the one of this line, itself among them, in the cart's order. */
export function equalLines(
  { lines, configurations }: Pick<CartState, "lines" | "configurations">,
  lineId: string,
): FurnitureLine[] {
  const pieces = lines.map((line) => ({
    ...line,
    configuration: configurations.get(line.configuration_id)?.configuration ?? {},
  }));
  const group = groupEqualPieces(pieces).find((equal) => equal.some(({ id }) => id === lineId)) ?? [];
  const ids = new Set(group.map(({ id }) => id));
  return lines.filter(({ id }) => ids.has(id));
}
