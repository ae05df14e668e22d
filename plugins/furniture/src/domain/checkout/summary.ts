import type { MedusaContainer } from "@medusajs/framework/types";
import type { Kind } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { type Language, languageOf } from "../../language/language";
import type { CartTerms, PaymentMethod } from "../../modules/cart-terms/terms";
import { type Plank, plankTitle } from "../../modules/planks/plank";
import { PRICE_VERSIONS, type Repriced } from "../../modules/prices";
import { shopDetails } from "../../modules/shop-details/shop-details";
import type { OrdinaryLine } from "../cart/ordinary-goods";
import type { PayBy } from "../cart/payments";
import type { CartState } from "../cart/state";
import type { FrozenConfiguration } from "../cart/stored-cart";
import type { LineFacts } from "../configuration/line-facts";
import { pickedPlanks } from "../configuration/plank-titles";
import { isGone } from "../planks/assert-pickable";
import { boardLength, frozenParts } from "../planks/chosen";
import { type NamedPlank, namedPlanks, picksOf } from "../planks/named";
import { sumsOf } from "../vouchers/bill";
import { type ContainedTax, containedTax } from "./contained-tax";
import { lapsedVoucher, shownLapse } from "./voucher-hold";

export interface SummaryLine {
  id: string;
  kind: Kind;
  title: string;
  price: number;
  discount_amount: number;
  discount_price: number;
  /** Made for this shopper: no right of withdrawal (§ 312g Abs. 2 Nr. 1 BGB). */
  made_to_measure: boolean;
  configuration_id: string;
  /** What a card of the line says, in German; null for lines from before facts were kept. */
  facts: LineFacts | null;
  /** The frozen configuration in the words of the rules. */
  configuration: Record<string, unknown>;
  /** Picked planks that cannot be had for it any more: the cart cannot be ordered with this line. */
  planks_gone: GoneChoice[];
  /** The boards by position, from 1; title null where the workshop picks. Empty where it picks them all. */
  planks: NamedPlank[];
}

/** The bill of a cart for its shopper; whole EUR, VAT included, but for ordinary goods and so the total. */
export interface CartSummary extends ContainedTax {
  lines: SummaryLine[];
  /** Ordinary products in it, which no rule of the furniture touches. */
  ordinary_lines: OrdinaryLine[];
  /** What their delivery costs, EUR. */
  ordinary_delivery: number;
  goods: number;
  multi_item_discount: number;
  pickup_deduction: number;
  /** How much less the cart costs picked up than delivered, whichever is chosen. */
  pickup_saving: number;
  express_fee: number;
  voucher_sum: number;
  total: number;
  currency_code: string;
  terms: Omit<CartTerms, "voucher_code">;
  /** The code that takes something off. */
  voucher_code: string | null;
  /** The code that its shopper has entered and that counts no more, or not for what is in the cart now; null for none. */
  voucher_lapsed: { code: string; reason: string; day?: string } | null;
  pay_by: PayBy;
  /** What the shopper may choose between where something is to be paid at once. */
  payment_methods: PaymentMethod[];
  /** The version of the shop's prices the cart is counted with. */
  price_version: number;
  /** What new prices have changed since the shopper last went to pay; kept until the next time. */
  repriced: Repriced[];
}

/**
 * The bill of a cart that has just been read at the current prices, and what they have changed; from now on the shopper
 * counts as told. Planks are named in `language`, unset in the cart's own.
 */
export async function summarize(
  container: MedusaContainer,
  state: CartState,
  language?: Language,
): Promise<CartSummary> {
  const { cart, terms, money, vouchers, prices } = state;
  const { voucher_code, ...chosen } = terms;
  const said = language ?? languageOf(state.cart.locale);
  const lapsed = await lapsedVoucher(container, state);
  if (!prices.shown) {
    await container.resolve(PRICE_VERSIONS).markShown(cart.id, prices.version);
  }
  return {
    lines: await summaryLines(container, state, said),
    ordinary_lines: state.ordinary.lines,
    ordinary_delivery: state.ordinary.delivery,
    ...sumsOf(money),
    pickup_saving: state.pickupSaving,
    total: state.total,
    ...(await containedTax(container, state)),
    currency_code: market().currency,
    terms: chosen,
    voucher_code: !lapsed && vouchers.some(({ code }) => code === voucher_code) ? voucher_code : null,
    voucher_lapsed: lapsed ? shownLapse(lapsed, said) : null,
    pay_by: state.payBy,
    payment_methods: await offeredMethods(container),
    price_version: prices.version,
    repriced: prices.repriced,
  };
}

async function offeredMethods(container: MedusaContainer): Promise<PaymentMethod[]> {
  const { bankTransfer } = await shopDetails(container);
  return bankTransfer ? ["card", "bank_transfer"] : ["card"];
}

async function summaryLines(
  container: MedusaContainer,
  state: CartState,
  language: Language,
): Promise<SummaryLine[]> {
  const { cart, lines, money } = state;
  const frozen = [...state.configurations.values()].map(({ configuration }) => configuration);
  const stock = await picksOf(container, frozen);
  return money.lines.map(({ id, kind, price, discountAmount, discountPrice }, index) => {
    const configurationId = lines[index]?.configuration_id ?? "";
    const present = state.configurations.get(configurationId);
    const configuration = present?.configuration ?? {};
    return {
      id,
      kind,
      title: lines[index]?.title ?? "",
      price,
      discount_amount: discountAmount,
      discount_price: discountPrice,
      made_to_measure: lines[index]?.facts?.made_to_measure ?? false,
      configuration_id: configurationId,
      facts: lines[index]?.facts ?? null,
      configuration,
      planks_gone: present ? goneChoices(cart.id, present, stock, language) : [],
      planks: namedPlanks(configuration, stock, language),
    };
  });
}

/**
 * A picked plank of a line that its cart can no longer have: another cart has it, or staff keep it for another kind or
 * have measured it too short.
 */
interface GoneChoice {
  plank: string;
  title: string;
  /** Counts from 1. */
  position: number;
}

/** The gone planks of a configuration; `stock` holds those that are in the stock. */
function goneChoices(
  cartId: string,
  piece: FrozenConfiguration,
  stock: readonly Plank[],
  language: Language,
): GoneChoice[] {
  return pickedPlanks(piece.configuration).flatMap(({ plank: plankId, position }) => {
    const plank = stock.find((candidate) => candidate.id === plankId);
    if (plank && !isGone(plank, cartId) && (plank.state !== "available" || fits(plank, piece, position)))
      return [];
    const title = plank ? plankTitle(plank, language) : plankId;
    return [{ plank: plankId, title, position: position + 1 }];
  });
}

function fits({ list, length }: Plank, piece: FrozenConfiguration, position: number): boolean {
  return list === piece.kind && length >= boardLength(frozenParts(piece), position);
}
