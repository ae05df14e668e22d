import type {
  CartLineItemDTO,
  CreateLineItemAdjustmentDTO,
  MedusaContainer,
  UpsertLineItemAdjustmentDTO,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { strayWords } from "../configuration/line-facts";
import { billOf, type Reduction } from "../vouchers/bill";
import { isFurnitureLine } from "./lines";
import { ownOptionIds, settleShipping } from "./shipping";
import { type CartState, isOrdinaryAlone, readCart } from "./state";
import { settleTaxes } from "./tax-lines";

/** What Medusa calls each reduction of a line, in carts and orders. */
export const DESCRIPTIONS: Record<Reduction["source"], string> = {
  multi_item_discount: "Mengenrabatt",
  pickup_deduction: "Abholung",
  voucher: "Gutschein",
};

/**
 * Writes the money of a cart into Medusa: reductions as line adjustments, express build as the shipping amount, the tax of
 * where it is handed over, so that Medusa's total is the total of the cart rules. Run after every change, under the lock of the cart; running it twice
 * changes nothing. Returns the cart as read before writing; its money holds.
 */
export async function settleCart(container: MedusaContainer, cartId: string): Promise<CartState> {
  const state = await readCart(container, cartId);
  await settle(container, state);
  return state;
}

/** Like {@link settleCart}, for a cart that has just been read. */
export async function settle(container: MedusaContainer, state: CartState): Promise<void> {
  if (state.cart.completed_at) return;
  const bill = billOf(state.money, state.vouchers);
  const pieces = (state.cart.items ?? []).filter(isFurnitureLine);
  const stray = strayWords(pieces);
  if (stray.length > 0) await container.resolve(Modules.CART).updateLineItems(stray);
  await settleLines(container, pieces, bill.reductions);
  await keepFromOrdinary(container, state);
  await settleTaxes(container, state, await ownOptionIds(container));
  await settleShipping(container, state.cart, state.terms, bill.shippingAmount);
  await linkVouchers(container, state);
}

/**
 * However many lines change, their adjustments are one write: an adjustment that is there becomes one that is due. A reader meanwhile
 * sees no line without its reductions. Those too many go afterwards.
 */
async function settleLines(
  container: MedusaContainer,
  items: readonly CartLineItemDTO[],
  reductions: ReadonlyMap<string, readonly Reduction[]>,
): Promise<void> {
  const surplus: string[] = [];
  const wanted: Adjustment[] = [];
  for (const { id, adjustments: present = [] } of items) {
    const due = (reductions.get(id) ?? []).map((reduction) => adjustment(id, reduction));
    if (fingerprint(present) === fingerprint(due)) continue;
    wanted.push(...due.map((one, at) => ({ ...one, id: present[at]?.id })));
    surplus.push(...present.slice(due.length).map((one) => one.id));
  }
  const carts = container.resolve(Modules.CART);
  if (wanted.length > 0) await carts.upsertLineItemAdjustments(wanted as UpsertLineItemAdjustmentDTO[]);
  if (surplus.length > 0) await carts.deleteLineItemAdjustments(surplus);
}

/** What a voucher takes off furniture it does not take off ordinary goods as well; what others take off is whole cents. */
async function keepFromOrdinary(container: MedusaContainer, { ordinary }: CartState): Promise<void> {
  const carts = container.resolve(Modules.CART);
  if (ordinary.twice.length > 0) await carts.deleteLineItemAdjustments(ordinary.twice);
  if (ordinary.rounded.length > 0) await carts.upsertLineItemAdjustments(ordinary.rounded);
}

/** Medusa's type demands a code, its table and engine do not. */
type Adjustment = Omit<CreateLineItemAdjustmentDTO, "code" | "promotion_id"> & {
  id?: string;
  code: string | null;
  promotion_id: string | null;
};

function adjustment(itemId: string, { source, amount, voucher }: Reduction): Adjustment {
  return {
    item_id: itemId,
    amount,
    is_tax_inclusive: true,
    description: DESCRIPTIONS[source],
    provider_id: source,
    // Only vouchers have a code: what has one, Medusa's promotion engine removes at the next change.
    code: voucher?.code ?? null,
    promotion_id: voucher?.promotionId ?? null,
  };
}

function fingerprint(
  adjustments: readonly Partial<Pick<Adjustment, "provider_id" | "code" | "amount" | "is_tax_inclusive">>[],
): string {
  const entries = adjustments.map((one) => [
    one.provider_id,
    one.code,
    Number(one.amount),
    one.is_tax_inclusive,
  ]);
  return JSON.stringify(entries.map((entry) => JSON.stringify(entry)).sort());
}

/**
 * Links the cart to the promotions that count for it or for ordinary goods in it, and to no others. Medusa drops the link to a promotion that
 * reduces nothing, and with it the bank-transfer voucher.
 */
async function linkVouchers(
  container: MedusaContainer,
  { cart, lines, vouchers, linked, ordinary }: CartState,
): Promise<void> {
  // A code that takes nothing off ordinary goods alone counts for nothing until furniture joins.
  const isIdle = ({ plain }: { plain: boolean }) => !plain && isOrdinaryAlone({ lines, ordinary });
  const wanted = vouchers.flatMap((voucher) => (isIdle(voucher) ? [] : voucher.promotionId));
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const toLink = (promotion_id: string) => ({
    [Modules.CART]: { cart_id: cart.id },
    [Modules.PROMOTION]: { promotion_id },
  });
  const surplus = linked.filter((id) => !wanted.includes(id) && !ordinary.promotions.has(id));
  const missing = wanted.filter((id) => !linked.includes(id));
  if (surplus.length > 0) await link.dismiss(surplus.map(toLink));
  if (missing.length > 0) await link.create(missing.map(toLink));
}
