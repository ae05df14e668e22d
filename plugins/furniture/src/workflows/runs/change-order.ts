import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../core/refusal/refusal";
import { plankTitles } from "../../domain/configuration/plank-titles";
import { buildChange } from "../../domain/order-change/build";
import { finishChange } from "../../domain/order-change/finish";
import { orderStanding } from "../../domain/order-change/plan";
import { refuseAll, sumText } from "../../domain/order-change/refuse";
import { refundDifference } from "../../domain/order-change/settle-change";
import { type ChangeForm, type ChangePreview, changeForm, previewOf } from "../../domain/order-change/view";
import type { ChangeWish, Wish } from "../../domain/order-change/wish";
import { closeOpenPages } from "../../domain/order-lifecycle/payment-link";
import { withOrder } from "../../domain/orders/order-lock";
import { changeOrderWorkflow } from "../change-order";

/** What a wish would make of an order; writes nothing. */
export async function previewChange(
  container: MedusaContainer,
  orderId: string,
  wish: Wish,
): Promise<ChangePreview> {
  const order = await orderStanding(container, orderId);
  const plan = await buildChange(container, order, wish);
  const planks = plan.planks.map(({ id }) => id);
  return previewOf(order, plan, await plankTitles(container, { planks }));
}

/**
 * Changes an order as staff have seen it in the preview. Throws a {@link Refusal} when the order or its sums are no longer
 * what they saw, when a plank is gone, or when it can no longer be changed; then nothing has happened. What follows from
 * the change (record, planks set free, link or refund, mail) is done at once; should a part of that fail, the sweep does it.
 */
export function changeOrder(
  container: MedusaContainer,
  orderId: string,
  { reason, version, difference, ...wish }: ChangeWish,
  staff: string | null,
): Promise<ChangeForm> {
  return withOrder(container, orderId, async () => {
    await finishChange(container, orderId);
    const order = await orderStanding(container, orderId);
    if (order.base !== version) throw outdated(order.versions.at(-1)?.created_by);
    const plan = await buildChange(container, order, wish);
    refuseAll(plan.issues);
    if (plan.settlement.difference !== difference) throw otherSum(plan.settlement.difference, difference);
    await closeOpenPages(container, orderId);
    await changeOrderWorkflow(container).run({ input: { order, plan, reason, staff } });
    await follow(container, orderId);
    return changeForm(container, await orderStanding(container, orderId));
  });
}

/** The change holds by now: what fails here is left to the sweep, and its page says so. */
async function follow(container: MedusaContainer, orderId: string): Promise<void> {
  try {
    await finishChange(container, orderId);
    await refundDifference(container, orderId);
  } catch (error) {
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`The order ${orderId} is changed, and what follows is not done yet: ${reason}`);
  }
}

function outdated(by: string | null | undefined): Refusal {
  const who = by ?? "Jemand";
  const message = `${who} hat die Bestellung inzwischen geändert. Bitte sieh nach, wie sie jetzt ist, und nimm die Änderung noch einmal vor.`;
  return Refusal.single("version", message, "version_outdated");
}

function otherSum(now: number, shown: number): Refusal {
  const message = `Die Differenz ist nicht mehr ${sumText(shown)}, sondern ${sumText(now)}. Bitte prüfe die neue Rechnung und bestätige sie noch einmal.`;
  return Refusal.of([{ path: "difference", message, code: "difference_changed", params: { shown, now } }]);
}
