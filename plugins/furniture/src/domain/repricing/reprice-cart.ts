import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { LOCALES } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { textsIn } from "../../language/texts";
import { PRICE_VERSIONS, type Repriced } from "../../modules/prices";
import { isAgreed, withdrawPayments } from "../cart/payments";
import { type CartState, readCart } from "../cart/state";
import { freeze, priced } from "../configuration/price-configuration";
import { currentPrices, type ServedPrices } from "../prices/current-prices";
import { type FrozenLine, frozenLine, type Repricing, reprice, withChanges } from "../prices/repricing";

/**
 * Brings a cart to the current prices and stores the notice for its shopper. A line whose price changes gets a new
 * frozen configuration; the old one is not changed. The caller holds the cart's lock and settles the cart afterwards.
 *
 * A payment is withdrawn before anything is written. When it has been made already, the cart does not change and the
 * call is refused. The notice is written before the lines and the version after them, so that the next run completes
 * an interrupted one.
 * @returns whether it wrote anything
 */
export async function repriceCart(container: MedusaContainer, state: CartState): Promise<boolean> {
  if (state.cart.completed_at) return false;
  const cartId = state.cart.id;
  const current = await currentPrices(container);
  const { changes, lines, frozen } = repricingOf(state, current);
  const { version, shown: wasShown, repriced: told } = state.prices;
  if (changes.length === 0 && version === current.version) return false;

  const service = container.resolve(PRICE_VERSIONS);
  const repriced = withChanges(told, wasShown, changes);
  const shown = (changes.length === 0 && wasShown) || repriced.length === 0;
  if (changes.length > 0) {
    await withdrawPayments(container, state);
    await service.keepCart(cartId, { version, repriced, shown: false });
    const changed = frozen.filter(({ price }, index) => lines[index]?.price !== price);
    await rewriteLines(container, state, changed, current);
  }
  await service.keepCart(cartId, { version: current.version, repriced, shown });
  return true;
}

/** Reads a cart and brings it to the current prices where it is behind them. The caller holds its lock. */
export async function readAtCurrentPrices(container: MedusaContainer, cartId: string): Promise<CartState> {
  const state = await readCart(container, cartId);
  const { version } = await currentPrices(container);
  if (state.prices.version >= version || !(await repriceCart(container, state))) return state;
  return readCart(container, cartId);
}

/** What the current prices make of a cart; changes nothing. */
export function repricingOf(
  state: CartState,
  { prices }: ServedPrices,
): Repricing & { frozen: FrozenLine[] } {
  const { cart, terms, vouchers } = state;
  const frozen = frozenLines(state);
  const repricing = reprice(
    frozen,
    { shipping: terms.shipping, expressBuild: terms.express_build },
    vouchers.reduce((sum, { worth }) => sum + worth, 0),
    state.prices.prices,
    prices,
    languageOf(cart.locale),
  );
  return { ...repricing, frozen };
}

function frozenLines({ lines, configurations }: CartState): FrozenLine[] {
  // A line without its configuration cannot be priced; the gate of the order refuses it.
  return lines.flatMap((line) => {
    const frozen = configurations.get(line.configuration_id);
    return frozen ? [frozenLine(line, frozen.configuration)] : [];
  });
}

/** Tax follows by itself: tax lines hold rates, and Medusa works the amounts out from the price. */
async function rewriteLines(
  container: MedusaContainer,
  { cart }: CartState,
  changed: readonly FrozenLine[],
  current: ServedPrices,
): Promise<void> {
  if (changed.length === 0) return;
  const updates = await Promise.all(
    changed.map(async ({ id, kind, configuration }) => {
      const piece = priced(kind, configuration, current);
      const metadata = cart.items?.find((item) => item.id === id)?.metadata;
      return {
        id,
        unit_price: piece.price,
        metadata: { ...metadata, configuration_id: await freeze(container, piece) },
      };
    }),
  );
  await container.resolve(Modules.CART).updateLineItems(updates);
}

/** A refusal that names each changed sum, before and after, so that no shopper pays a sum the page has not shown. */
export function pricesChanged(changes: readonly Repriced[], total: number, language: Language): Refusal {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: market().currency,
    maximumFractionDigits: 0,
  });
  const say = (amount: number) => format.format(amount);
  const said = textsIn(language).refusals.cart;
  const issues: RefusalIssue[] = changes.map(({ line_id, code, title, from, to }) => ({
    path: line_id === null ? code : `lines.${line_id}`,
    message: said.priceChanged(title, say(from), say(to)),
    code: "prices_changed",
    params: { ...(line_id !== null && { line_id }), title, from, to, total },
  }));
  const list = issues.map(({ message }) => message).join("; ");
  const message = said.prices_changed(list, say(total));
  return new Refusal(message, issues);
}

/**
 * The last check before an order that no payment page stands for: a page holds its prices, and what was paid was agreed
 * to. Changes nothing. Throws a {@link Refusal}.
 */
export async function assertPricesAgreed(
  container: MedusaContainer,
  state: CartState,
  language: Language,
): Promise<void> {
  if (state.payBy === "card") return;
  const { version, shown, repriced } = state.prices;
  const current = await currentPrices(container);
  if (version >= current.version && shown) return;
  if (isAgreed(state)) return;
  if (!shown) throw pricesChanged(repriced, state.total, language);
  const { changes, money } = repricingOf(state, current);
  if (changes.length > 0) throw pricesChanged(changes, money.total + state.ordinary.total, language);
}
