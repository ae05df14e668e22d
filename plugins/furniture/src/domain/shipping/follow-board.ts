import type { MedusaContainer } from "@medusajs/framework/types";
import { type Kind, STEPS, type Step, stepsOf } from "@planke46/furniture-rules";
import type { DeliveryStep } from "../../modules/orders/untold";
import { WORKSHOP } from "../../modules/workshop";
import { movePiecesOn } from "../../modules/workshop/moving";
import { type Fulfilment, fulfilmentsOf, orderOfFulfilment } from "../orders/fulfilments";
import { findOrder, type OrderDocument } from "../orders/order-document";
import { withOrder } from "../orders/order-lock";

const REASONS: Readonly<Record<DeliveryStep, string>> = {
  packed: "Für den Versand oder die Abholung gepackt",
  shipped: "Als versandt vermerkt",
  delivered: "Als zugestellt vermerkt",
};

/** Where a piece is on the board once its parcel is packed, sent or delivered; a kind has some of the steps. */
export function boardStep(kind: Kind, isPickup: boolean, step: DeliveryStep): Step {
  const sent = isPickup ? "ready" : "on_the_way";
  const packed = isPickup ? "ready" : "packed";
  const wanted = STEPS.indexOf(step === "delivered" ? "delivered" : step === "shipped" ? sent : packed);
  return stepsOf(kind).findLast((one) => STEPS.indexOf(one) <= wanted) ?? "accepted";
}

/**
 * Moves the pieces of a fulfilment on the board to where it says they are, after the button here. Never backwards, and repeating it
 * changes nothing. `by`: the member of staff, where one is known. The caller holds the order's lock.
 */
export function followFulfilment(
  container: MedusaContainer,
  fulfilmentId: string,
  step: DeliveryStep,
  by: string | null,
): Promise<void> {
  return follow(container, fulfilmentId, step, () => ({ by, since: null }));
}

/**
 * The same after an event of Medusa's, which may come late: what staff moved on the board since then stays where they put it. It waits
 * for the order's lock: where staff pressed the button here, the board knows by then who it was.
 */
export async function followEvent(
  container: MedusaContainer,
  fulfilmentId: string,
  step: DeliveryStep,
): Promise<void> {
  const orderId = await orderOfFulfilment(container, fulfilmentId);
  if (orderId)
    await withOrder(container, orderId, () =>
      follow(container, fulfilmentId, step, (fulfilment) => ({ by: null, since: fulfilment[MOMENTS[step]] })),
    );
}

const MOMENTS = {
  packed: "packedAt",
  shipped: "shippedAt",
  delivered: "deliveredAt",
} as const satisfies Readonly<Record<DeliveryStep, keyof Fulfilment>>;

async function follow(
  container: MedusaContainer,
  fulfilmentId: string,
  step: DeliveryStep,
  how: (fulfilment: Fulfilment) => { by: string | null; since: Date | null },
): Promise<void> {
  const orderId = await orderOfFulfilment(container, fulfilmentId);
  const order = orderId ? await findOrder(container, orderId) : undefined;
  if (!order || order.lines.length === 0 || order.cancelled) return;
  const fulfilment = (await fulfilmentsOf(container, order.id)).find(({ id }) => id === fulfilmentId);
  if (fulfilment) await move(container, order, fulfilment, { step, ...how(fulfilment) });
}

/** Follows all fulfilments of an order. What staff moved on the board since then stays where they put it. The caller holds the order's lock. */
export async function followOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await findOrder(container, orderId);
  if (!order || order.cancelled) return;
  for (const fulfilment of await fulfilmentsOf(container, orderId)) {
    const { shippedAt, deliveredAt } = fulfilment;
    const since = deliveredAt ?? shippedAt;
    const step = deliveredAt ? "delivered" : "shipped";
    if (since) await move(container, order, fulfilment, { step, by: null, since });
  }
}

async function move(
  container: MedusaContainer,
  { id, lines, record }: OrderDocument,
  { lineIds }: Fulfilment,
  { step, by, since }: { step: DeliveryStep; by: string | null; since: Date | null },
): Promise<void> {
  const isPickup = record?.shipping === "pickup";
  const pieces = lines
    .filter((line) => lineIds.includes(line.id))
    .map(({ number, kind }) => ({ number, to: boardStep(kind, isPickup, step), since }));
  await movePiecesOn(container.resolve(WORKSHOP).run, { orderId: id, pieces, by, reason: REASONS[step] });
}
