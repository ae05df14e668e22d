import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../../core/refusal/refusal";
import { fulfilmentsOf } from "../../../domain/orders/fulfilments";
import { unpaidRefusal } from "../../../domain/shipping/refuse";
import { ORDERS } from "../../../modules/orders";
import { orderOf } from "../../../modules/orders/of-furniture";
import { receivedPieces } from "../../../modules/orders/returns";
import { WORKSHOP } from "../../../modules/workshop";
import { waitingOf } from "../../../modules/workshop/board";
import { type Asked, recordsOf } from "./asked";

/**
 * An order that is cancelled stays so: its money and its planks have gone back. Medusa tells it by its status alone, which archiving and
 * completing replace; it could then be packed and sent.
 */
export async function assertNotCancelled({ container, params }: Asked): Promise<void> {
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: params.id }, { select: ["id", "canceled_at"], take: 1 });
  if (!order?.canceled_at) return;
  const message =
    "Diese Bestellung ist storniert, und dabei bleibt es: Geld und Planken sind zurückgegeben, und in den Listen steht sie unter den stornierten. Will der Kunde sie doch, bestelle sie im Shop neu.";
  throw Refusal.single("", message, "order_cancelled");
}

/** An unpaid order is not completed: Medusa could not cancel it any more, and its planks would stay sold for ever. */
export async function assertCompletable(asked: Asked): Promise<void> {
  await assertNotCancelled(asked);
  const { container, params } = asked;
  const waiting = await waitingOf(container.resolve(WORKSHOP).run, params.id ?? "");
  if (!waiting || waiting === "dispute") return;
  const message =
    "Diese Bestellung ist noch nicht bezahlt: Abgeschlossen ließe sie sich nicht mehr stornieren, und ihre Planken blieben vergeben. Schließe sie ab, wenn das Geld da ist, oder storniere sie.";
  throw Refusal.single("", message, "unpaid");
}

/** What is packed goes where the order says. */
export async function assertPackable(asked: Asked): Promise<void> {
  await assertNotCancelled(asked);
  if (asked.body.delivery_address !== undefined) throw addressKept("delivery_address");
}

/** Where an order goes stands on it alone. */
export function addressKept(field: string): Refusal {
  const message =
    "Die Adresse einer Bestellung wird mit „Auftrag ändern“ geändert: Dann erfährt der Kunde davon, und Mails, Produktionsblatt und Planken nennen dieselbe.";
  return Refusal.single(field, message, "order_edit");
}

/**
 * Furniture leaves the workshop once its money is there, as on the shop's own page. What was brought is not sent afterwards: its buyer
 * would read that it is on its way.
 */
export async function assertMayLeave({ container, path, params }: Asked): Promise<void> {
  const id = params.id ?? "";
  const parcel = (await fulfilmentsOf(container, id)).find((one) => one.id === params.fulfillment_id);
  if (!parcel) {
    const message =
      "Diese Lieferung gibt es an dieser Bestellung nicht. Geh zurück zur Bestellung, und lade ihre Seite neu.";
    throw Refusal.notFound(message);
  }
  if (parcel.shippedAt) return;
  if (parcel.deliveredAt && path.endsWith("/shipments")) {
    const message =
      "Das ist schon als zugestellt vermerkt: Als verschickt wird es nicht mehr gemeldet, sonst läse der Kunde, es sei noch unterwegs. Was zurückkommt, legst du als Rücksendung an.";
    throw Refusal.single("", message, "delivered_already");
  }
  const unpaid = await unpaidRefusal(container, id);
  if (unpaid) throw unpaid;
}

/**
 * What is not paid has not left, so nothing of it comes back. Medusa would take the payment that is still to come off the order with the
 * return, and the transfer could not be booked any more. A debit that failed late has pieces with its payer: they come back.
 */
export async function assertReturnable({ container, params, body }: Asked): Promise<void> {
  const orders = container.resolve(ORDERS);
  const id = await orderOf(orders.run, params.id ?? String(body.order_id));
  if (!id) return;
  const waiting = await waitingOf(container.resolve(WORKSHOP).run, id);
  if (!waiting || waiting === "dispute") return;
  const parcels = await fulfilmentsOf(container, id);
  if (parcels.some(({ shippedAt, deliveredAt }) => shippedAt || deliveredAt)) return;
  const message =
    "Diese Bestellung ist noch nicht bezahlt, und nichts von ihr ist verschickt: Es kann nichts zurückkommen. Was der Kunde nicht mehr will, nimmst du mit „Auftrag ändern“ heraus, oder du stornierst die Bestellung. Eine angefangene Rücksendung nimmst du mit „Rückgabe abbrechen“ zurück.";
  throw Refusal.single("", message, "nothing_left");
}

/** Medusa would confirm that nothing has arrived, and call the return partly received. Where nothing is begun, it says so itself. */
export async function assertReceived(asked: Asked): Promise<void> {
  await assertReturnable(asked);
  const { container, params } = asked;
  const received = await receivedPieces(container.resolve(ORDERS).run, params.id ?? "");
  if (received !== 0) return;
  const message =
    "Trage erst ein, welche Stücke angekommen sind: Bestätigt wird nur, was da ist. Ist nichts angekommen, brich den Empfang ab; die Rücksendung bleibt angemeldet.";
  throw Refusal.single("", message, "nothing_received");
}

/** Fewer than one piece would come back as money that the customer owes. */
export async function assertWholeQuantity({ body }: Asked): Promise<void> {
  for (const { quantity } of [body, ...recordsOf(body.items)]) {
    if (quantity === undefined || (Number.isInteger(Number(quantity)) && Number(quantity) >= 1)) continue;
    const message =
      "Trage eine ganze Zahl von Stücken ein, mindestens 1. Was nicht zurückkommt, nimm heraus.";
    throw Refusal.single("quantity", message, "return_quantity");
  }
}
