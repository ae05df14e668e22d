import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import {
  beginOrderEditOrderWorkflow,
  cancelBeginOrderEditWorkflow,
  confirmOrderEditRequestWorkflow,
  createOrderChangeActionsWorkflow,
  createOrderEditShippingMethodWorkflow,
  createOrUpdateOrderPaymentCollectionWorkflow,
} from "@medusajs/medusa/core-flows";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { ORDERS } from "../../modules/orders";
import { MOST_DELIVERY_COST } from "../../modules/orders/payment-link";
import { type Reservation, reservations } from "../../modules/orders/reservations";
import type { UntoldLink } from "../../modules/orders/untold";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { queueMail } from "../mails/queue-mail";
import { closeOpenPages, giveOutLink, linkAddress } from "../order-lifecycle/payment-link";
import { orderDocument } from "../orders/order-document";
import { withOrder } from "../orders/order-lock";

export const offerBody = z.strictObject({
  delivery_cost: z
    .int("muss ein ganzer Betrag sein")
    .min(0, "darf nicht negativ sein")
    .max(MOST_DELIVERY_COST, `darf höchstens ${MOST_DELIVERY_COST} sein`),
  /** The token of the offer that its maker saw as the one that holds, null for none. Left out: whatever holds is replaced. */
  replaces: z.string().max(100).nullable().optional(),
});

type Offer = z.infer<typeof offerBody>;

/**
 * Makes an offer on a reservation: sets what its delivery costs, opens a payment over the whole order, and mails the
 * customer the address to pay at. An earlier offer is withdrawn. Throws a {@link Refusal} for an order that is no open reservation,
 * and for an offer made beside another one that its maker has not seen.
 */
export function makeOffer(
  container: MedusaContainer,
  orderId: string,
  { delivery_cost: deliveryCost, replaces }: Offer,
  staff: string | null,
): Promise<Reservation> {
  return withOrder(container, orderId, async () => {
    const before = await openReservation(container, orderId);
    if (replaces !== undefined && before.token !== replaces)
      throw Refusal.conflict("", OFFERED_MEANWHILE, "offer_changed");
    // The customer's link holds until its page is closed; whatever the new offer costs is another sum.
    await closeOpenPages(container, orderId);
    // It may have been paid before its page could be closed.
    await openReservation(container, orderId);
    await container.resolve(ORDERS).withdrawLinks(orderId);
    await quoteDelivery(container, orderId, deliveryCost, staff);
    await createOrUpdateOrderPaymentCollectionWorkflow(container).run({ input: { order_id: orderId } });
    const { total } = await openReservation(container, orderId);
    const { id, token, expires_at } = await giveOutLink(container, {
      order_id: orderId,
      delivery_cost: deliveryCost,
      amount: total,
      created_by: staff,
    });
    const link = { id, token, order_id: orderId, amount: total, delivery_cost: deliveryCost, expires_at };
    await queueOfferMail(container, link);
    return openReservation(container, orderId);
  });
}

const OFFERED_MEANWHILE =
  "Das Angebot hat sich inzwischen geändert. Bitte sieh nach, welches jetzt gilt und ob noch eines nötig ist.";

/** Mails an offer with the address to pay at, once for each link. */
export async function queueOfferMail(
  container: MedusaContainer,
  { id, token, order_id, amount, delivery_cost, expires_at }: Omit<UntoldLink, "is_offer">,
): Promise<void> {
  const { storefrontUrl } = await shopDetails(container);
  await queueMail(container, {
    template: "payment_link",
    key: `payment_link:${id}`,
    order_id,
    data: {
      url: linkAddress(storefrontUrl, token),
      amount,
      delivery_cost,
      last_day: shopDay(new Date(expires_at)),
    },
  });
}

async function openReservation(container: MedusaContainer, orderId: string): Promise<Reservation> {
  const [found] = await reservations(container.resolve(ORDERS).run, orderId);
  if (!found) throw Refusal.notFound(`Die Reservierung ${orderId} gibt es nicht`);
  if (found.state === "cancelled")
    throw Refusal.single("", "Diese Reservierung ist storniert.", "order_cancelled");
  if (found.state === "paid") throw Refusal.single("", "Diese Reservierung ist bezahlt.", "already_paid");
  return found;
}

/** Marks an order edit as ours, so that one a crash interrupted can be taken back without touching the staff's own. */
const EDIT = "furniture-delivery-cost";
/** Medusa shows it to staff among what happened to the order. */
const NOTE = "Lieferung ins Ausland angeboten";

/**
 * Puts what delivery costs onto an order, in place of what was quoted before, through an order edit of Medusa's: the
 * order's total rises by it. Whole EUR, VAT included.
 */
async function quoteDelivery(
  container: MedusaContainer,
  orderId: string,
  cost: number,
  staff: string | null,
): Promise<void> {
  if ((await takeBackInterrupted(container, orderId)) === "edited") {
    const message = "Die Bestellung wird gerade bearbeitet. Bitte die Bearbeitung erst abschließen.";
    throw Refusal.single("", message, "order_edit_open");
  }
  const { methods, deliveryCost } = await orderDocument(container, orderId);
  if (deliveryCost === cost) return;
  const quoted = methods.filter((method) => method.quoted);
  const created_by = staff ?? undefined;
  const { result: change } = await beginOrderEditOrderWorkflow(container).run({
    input: { order_id: orderId, created_by, description: EDIT, internal_note: NOTE },
  });
  if (quoted.length > 0) {
    await createOrderChangeActionsWorkflow(container).run({
      input: quoted.map(({ id }) => ({
        action: "SHIPPING_REMOVE" as const,
        reference: "order_shipping_method",
        reference_id: id,
        order_change_id: change.id,
        order_id: orderId,
        version: change.version,
      })),
    });
  }
  if (cost > 0) {
    await createOrderEditShippingMethodWorkflow(container).run({
      input: { order_id: orderId, shipping_option_id: await optionId(container), custom_amount: cost },
    });
  }
  await confirmOrderEditRequestWorkflow(container).run({
    input: { order_id: orderId, confirmed_by: created_by },
  });
}

/** Takes back the edit of an offer that a crash interrupted; "edited" where another one is open. The caller holds the order. */
export async function takeBackInterrupted(
  container: MedusaContainer,
  orderId: string,
): Promise<"none" | "edited" | "taken_back"> {
  const [active] = await container
    .resolve(Modules.ORDER)
    .listOrderChanges({ order_id: orderId, status: ["pending", "requested"] }, { take: 1 });
  if (!active) return "none";
  if (Reflect.get(active, "description") !== EDIT) return "edited";
  await cancelBeginOrderEditWorkflow(container).run({ input: { order_id: orderId } });
  return "taken_back";
}

async function optionId(container: MedusaContainer): Promise<string> {
  const options = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({}, { relations: ["type"], take: 200 });
  const option = options.find(({ type }) => type?.code === market().shippingTypes.deliveryAbroad);
  if (option) return option.id;
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    `There is no shipping option with the type code ${market().shippingTypes.deliveryAbroad}`,
  );
}
