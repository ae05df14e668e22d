import type { MedusaContainer } from "@medusajs/framework/types";
import { cartContents, hasInvoiceAddress, tidyVatId } from "@planke46/furniture-rules";
import { issuesOf } from "../../core/refusal/refusal";
import { CART_TERMS } from "../../modules/cart-terms";
import { ORDERS } from "../../modules/orders";
import { keepPage } from "../../modules/orders/order-pages";
import type { OrderRecord } from "../../modules/orders/order-record";
import { isMoneyPending } from "../../modules/orders/payments";
import type { Utm } from "../../modules/orders/utm";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { type CartState, readCart } from "../cart/state";
import { orderDataOf } from "../checkout/order-issues";
import { sellChosenPlanks } from "../planks/chosen";
import { sumsOf } from "../vouchers/bill";
import { queueOrderMails } from "./order-mails";

/**
 * Everything that belongs to placing an order besides Medusa's own part: terms, kind of payment and bill on the order,
 * its planks sold, its voucher redeemed for good, the key to its page made, its mails in the outbox. A crash may interrupt it anywhere: repeating
 * it ends in the same state, and the mark it sets last tells the sweep that nothing is left to do.
 */
export async function recordOrder(
  container: MedusaContainer,
  orderId: string,
  cartId: string,
): Promise<void> {
  const orders = container.resolve(ORDERS);
  const [state, origin, isPending] = await Promise.all([
    readCart(container, cartId),
    orders.originOf(cartId),
    isMoneyPending(orders.run, orderId, cartId),
  ]);
  const record = {
    ...recordOf(state, origin, await promisedTimes(container, state)),
    ...(isPending && { pay_by: "direct_debit" as const }),
  };
  await orders.writeRecord(orderId, record, Object.keys(state.cart.metadata ?? {}));
  await sellChosenPlanks(container, orderId, state);
  const kept = container.resolve(CART_TERMS);
  await kept.redeemVouchers(cartId);
  await kept.dropContactDraft(cartId);
  await keepPage(orders.run, orderId);
  await queueOrderMails(container, { order_id: orderId, cart_id: cartId, pay_by: record.pay_by });
  await orders.markRecorded(orderId, cartId);
}

type Promised = Pick<OrderRecord, "promised_weeks" | "promised_sample_days">;

/** What is promised for the furniture of an order, and for its samples. */
async function promisedTimes(container: MedusaContainer, { terms, lines }: CartState): Promise<Promised> {
  const { deliveryWeeks, expressWeeks, sampleDays } = await shopDetails(container);
  const contents = cartContents(lines.map(({ kind }) => kind));
  return {
    ...(contents !== "samples" && { promised_weeks: terms.express_build ? expressWeeks : deliveryWeeks }),
    ...(contents !== "furniture" && { promised_sample_days: sampleDays }),
  };
}

function lineDiscounts({ lines, money }: CartState): Record<string, number> {
  const amounts = new Map(money.lines.map(({ id, discountAmount }) => [id, discountAmount]));
  const discounts = lines.map(
    ({ id, configuration_id }) => [configuration_id, amounts.get(id) ?? 0] as const,
  );
  return Object.fromEntries(discounts.filter(([, amount]) => amount > 0));
}

function recordOf(
  state: CartState,
  utm: Utm | undefined,
  promised: Promised,
): OrderRecord & { data_security: boolean } {
  const { cart, terms, money, total, payBy, mayTransfer, vouchers, lines } = state;
  const { message, vat_id } = cart.metadata ?? {};
  const redeemed = vouchers.find(({ code }) => code === terms.voucher_code);
  return {
    pay_by: payBy,
    ...(payBy === "reservation" && mayTransfer && { may_transfer: true }),
    shipping: terms.shipping,
    express_build: terms.express_build,
    outside_germany: terms.outside_germany,
    data_security: terms.data_security,
    voucher_code: redeemed?.code ?? terms.voucher_code,
    ...sumsOf(money),
    total,
    invoice: hasInvoiceAddress(orderDataOf(state)),
    ...promised,
    line_order: lines.map(({ configuration_id }) => configuration_id),
    line_discounts: lineDiscounts(state),
    ...(utm && Object.keys(utm).length > 0 && { utm }),
    ...(typeof message === "string" && message && { message }),
    ...(typeof vat_id === "string" && vat_id.trim() && { vat_id: tidyVatId(vat_id) }),
  };
}

/** A lost connection is another one the second time. */
const TRIES = 2;

/**
 * Writes down an order that is placed, and paid, by now. A refusal undoes it all: a plank was sold to another shopper. What fails otherwise,
 * such as the database, must not, because Medusa would give the money of a whole order back: it is tried once more, and then left to the sweep.
 * @param record may be repeated, see `recordOrder`
 * @param leave hears why it is left
 * @throws the refusal
 */
export async function recordPlaced(
  record: () => Promise<void>,
  leave: (error: unknown) => void,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await record();
    } catch (error) {
      if (issuesOf(error)) throw error;
      if (tried === TRIES) return leave(error);
    }
  }
}
