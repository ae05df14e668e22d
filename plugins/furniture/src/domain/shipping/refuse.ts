import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { ORDERS } from "../../modules/orders";
import { hasDebitFailed } from "../../modules/orders/payments";
import { isBeingEdited } from "../../modules/orders/versions";
import { WORKSHOP } from "../../modules/workshop";
import { waitingOf } from "../../modules/workshop/board";
import type { Waiting } from "../../modules/workshop/piece";
import type { OrderDocument } from "../orders/order-document";
import { daysAfter, germanDay } from "../workshop/days";
import type { ShipWish } from "./wish";

/** Further ahead than anybody lets furniture wait. */
const MOST_DAYS_AHEAD = 366;

const UNPAID: Readonly<Record<Waiting, string>> = {
  dispute: "Der Zahler bestreitet die Zahlung: nichts herausgeben, bis darüber entschieden ist.",
  reservation: "Die Reservierung ist noch nicht bezahlt: erst versenden, wenn das Geld da ist.",
  bank_transfer: "Die Überweisung ist noch nicht eingegangen: erst versenden, wenn das Geld da ist.",
  direct_debit: "Die Lastschrift ist noch nicht eingegangen: erst versenden, wenn das Geld da ist.",
};

const DEBIT_FAILED = "Die Lastschrift ist gescheitert: erst versenden, wenn das Geld überwiesen ist.";

/** Why nothing of an order may leave the workshop; undefined where it may. */
export async function shippingRefusal(
  container: MedusaContainer,
  order: OrderDocument,
): Promise<Refusal | undefined> {
  const { id, cancelled, lines, foreign } = order;
  if (cancelled) return Refusal.single("", "Diese Bestellung ist storniert.", "order_cancelled");
  if (lines.length === 0)
    return Refusal.single("", "Diese Bestellung hat keine Möbel nach Maß.", "nothing_to_ship");
  if (foreign)
    return Refusal.single(
      "",
      "Diese Bestellung hat Stücke, die der Shop nicht kennt: Versende sie mit Medusas eigenem Knopf.",
      "foreign_lines",
    );
  const unpaid = await unpaidRefusal(container, id);
  if (unpaid) return unpaid;
  if (await isBeingEdited(container.resolve(ORDERS).run, id))
    return Refusal.single("", "Diese Bestellung wird gerade geändert.", "order_edit_open");
  return undefined;
}

/** Why nothing of an order leaves the workshop as long as its money is not there; undefined where it is. */
export async function unpaidRefusal(
  container: MedusaContainer,
  orderId: string,
): Promise<Refusal | undefined> {
  const waiting = await waitingOf(container.resolve(WORKSHOP).run, orderId);
  if (!waiting) return undefined;
  const hasFailed =
    waiting === "direct_debit" && (await hasDebitFailed(container.resolve(ORDERS).run, orderId));
  return Refusal.single("", hasFailed ? DEBIT_FAILED : UNPAID[waiting], `waits_for_${waiting}`);
}

/** Throws a Refusal for what does not fit the way of delivery: an appointment by forwarder, a parcel's number at the pick-up. */
export function refuseOtherWay(wish: ShipWish, isPickup: boolean): void {
  const { forwarder, tracking_number, tracking_url, appointment } = wish;
  if (!isPickup && appointment)
    throw Refusal.single("appointment", "Diese Bestellung wird geliefert, nicht abgeholt.", "not_picked_up");
  const parcel = Object.entries({ forwarder, tracking_number, tracking_url }).find(([, value]) => value);
  if (isPickup && parcel)
    throw Refusal.single(
      parcel[0],
      "Diese Bestellung wird abgeholt: Nenne einen Termin oder nichts.",
      "picked_up",
    );
  if (!appointment) return;
  const today = shopDay(new Date());
  const { day } = appointment;
  if (day < today)
    throw Refusal.single("appointment.day", `Der ${germanDay(day)} ist schon vorbei.`, "day_over");
  if (day > daysAfter(today, MOST_DAYS_AHEAD))
    throw Refusal.single("appointment.day", `Der ${germanDay(day)} ist zu weit weg.`, "day_too_far");
}
