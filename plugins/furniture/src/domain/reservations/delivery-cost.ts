import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import {
  beginOrderEditOrderWorkflow,
  cancelBeginOrderEditWorkflow,
  confirmOrderEditRequestWorkflow,
  createOrderChangeActionsWorkflow,
  createOrderEditShippingMethodWorkflow,
} from "@medusajs/medusa/core-flows";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { orderDocument } from "../orders/order-document";

/** Marks an order edit as ours, so that one a crash interrupted can be taken back without touching the staff's own. */
const EDIT = "furniture-delivery-cost";
/** Medusa shows it to staff among what happened to the order. */
const NOTE = "Lieferung ins Ausland angeboten";

/**
 * Puts what delivery costs onto an order, in place of what was quoted before, through an order edit of Medusa's: the
 * order's total rises by it. Whole EUR, VAT included.
 */
export async function quoteDelivery(
  container: MedusaContainer,
  orderId: string,
  cost: number,
  staff: string | null,
): Promise<void> {
  await takeBackInterrupted(container, orderId);
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

async function takeBackInterrupted(container: MedusaContainer, orderId: string): Promise<void> {
  const [active] = await container
    .resolve(Modules.ORDER)
    .listOrderChanges({ order_id: orderId, status: ["pending", "requested"] }, { take: 1 });
  if (!active) return;
  if (Reflect.get(active, "description") !== EDIT) {
    const message = "Die Bestellung wird gerade bearbeitet. Bitte die Bearbeitung erst abschließen.";
    throw Refusal.single("", message, "order_edit_open");
  }
  await cancelBeginOrderEditWorkflow(container).run({ input: { order_id: orderId } });
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
